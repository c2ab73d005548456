import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accepts,
  alphabets,
  type CrosswordIndex,
  childOf,
  crosswordOf,
  EMPTY_NODE,
  judge,
  lexiconOf,
  NO_KEY,
  NODE_HEAD,
  ONE_OF,
  SEPARATOR,
  vocabularyOf,
  wordsWith,
} from '../src/index.ts'
import { anyText, anyWords, wordsAndText } from './arbitraries.ts'
import { crosswordPaths, wordsContaining, wordsFrom, wordsGrowing, wordsMatching } from './reference/index.ts'

const vocabulary = (words: readonly string[], id: keyof typeof alphabets) =>
  vocabularyOf(lexiconOf(words, alphabets[id]))

describe('words from letters', () => {
  it('finds the same words as a look at every word', () => {
    fc.assert(
      fc.property(wordsAndText(12), fc.integer({ min: 1, max: 5 }), ({ id, words, text }, shortest) => {
        const index = vocabulary(words, id).anagrams(9)
        expect(index.from(text, shortest)).toEqual(wordsFrom(words, text, shortest))
        expect(index.countFrom(text, shortest)).toBe(wordsFrom(words, text, shortest).length)
      }),
      { numRuns: 200 },
    )
  })

  it('extends a word by at least one letter, using all its letters', () => {
    const positions = anyWords.chain((set) =>
      fc.record({ set: fc.constant(set), old: anyText(set.letters, 5), letters: anyText(set.letters, 8) }),
    )
    fc.assert(
      fc.property(positions, ({ set: { id, words }, old, letters }) => {
        const index = vocabulary(words, id).anagrams(9)
        expect(index.growing(old, letters)).toEqual(wordsGrowing(words, old, letters))
        for (const word of words.slice(0, 5))
          expect(index.growing(word.slice(0, 3), letters)).toEqual(
            wordsGrowing(words, word.slice(0, 3), letters),
          )
      }),
      { numRuns: 200 },
    )
  })

  it('gives the same words as classes', () => {
    fc.assert(
      fc.property(wordsAndText(12), ({ id, words, text }) => {
        const index = vocabulary(words, id).anagrams(9)
        const classes = [...index.classesFrom(text, 2)]
        expect(classes.flatMap((id) => index.classWords(id)).sort()).toEqual(
          [...wordsFrom(words, text, 2)].sort(),
        )
        for (const id of classes) {
          expect(index.classWords(id)).toHaveLength(index.classSize(id))
          expect(index.classWords(id).every((word) => word.length === index.classLength(id))).toBe(true)
        }
      }),
    )
  })

  it('has no words longer than requested', () => {
    const words = ['AB', 'ABC', 'ABCD']
    expect(vocabulary(words, 'en').anagrams(3).from('ABCD')).toEqual(['AB', 'ABC'])
  })

  it('is built once for each length', () => {
    const set = vocabulary(['AB', 'ABC'], 'en')
    expect(set.anagrams(9)).toBe(set.anagrams(9))
    expect(crosswordOf(set)).toBe(crosswordOf(set))
  })

  it('refuses a letter that is not in the alphabet', () => {
    expect(() => vocabulary(['AB'], 'en').anagrams(9).from('a')).toThrow(RangeError)
  })
})

describe('words by their shape', () => {
  it('finds words that contain a block', () => {
    fc.assert(
      fc.property(wordsAndText(3), ({ id, words, text }) => {
        expect(wordsWith(vocabulary(words, id), text)).toEqual(wordsContaining(words, text))
      }),
      { numRuns: 300 },
    )
  })

  it('finds words with letters at their places', () => {
    const patterns = anyWords.chain((set) =>
      anyText([...set.letters, '.', '.'], 9).map((pattern) => ({ ...set, pattern })),
    )
    fc.assert(
      fc.property(patterns, ({ id, words, pattern }) => {
        expect(vocabulary(words, id).matching(pattern)).toEqual(wordsMatching(words, pattern))
      }),
      { numRuns: 200 },
    )
  })

  it('finds nothing for foreign letters', () => {
    expect(wordsWith(vocabulary(['AB'], 'en'), 'é')).toEqual([])
    expect(vocabulary(['AB'], 'en').matching('é.')).toEqual([])
  })
})

/** Every path from the root, with `>` for the separator, and every word from `forward`. */
function pathsIn({ nodes, root, forward }: CrosswordIndex, letters: string) {
  const walk = (node: number, path: string, found: string[]): string[] => {
    for (let bit = 0; bit < letters.length; bit++)
      if (accepts(nodes, node, bit)) found.push(path + letters[bit])
    for (let bit = 0; bit <= SEPARATOR; bit++) {
      const child = childOf(nodes, node, bit)
      if (child !== EMPTY_NODE) walk(child, path + (bit === SEPARATOR ? '>' : letters[bit]), found)
    }
    return found
  }
  return { paths: walk(root, '', []), words: walk(forward, '', []) }
}

/** For each node, the masks of letters of the rest of every word from it. */
function restsIn({ nodes, root, forward }: CrosswordIndex): ReadonlyMap<number, ReadonlySet<number>> {
  const known = new Map<number, ReadonlySet<number>>()
  const restsFrom = (node: number): ReadonlySet<number> => {
    const found = known.get(node) ?? new Set<number>()
    if (known.has(node)) return found
    const rests = new Set<number>()
    for (let bit = 0; bit <= SEPARATOR; bit++) {
      const letter = bit === SEPARATOR ? 0 : 1 << bit
      if (bit < SEPARATOR && accepts(nodes, node, bit)) rests.add(letter)
      const child = childOf(nodes, node, bit)
      if (child !== EMPTY_NODE) for (const rest of restsFrom(child)) rests.add(rest | letter)
    }
    known.set(node, rests)
    return rests
  }
  if (root !== EMPTY_NODE) restsFrom(root)
  if (forward !== EMPTY_NODE) restsFrom(forward)
  return known
}

/** Nodes whose prune mask has a letter that a word below them does not need. */
function wrongAsks(index: CrosswordIndex): readonly number[] {
  return [...restsIn(index)].flatMap(([node, rests]) => {
    const pruneMask = index.nodes[node + 2]!
    const isMet = (rest: number) =>
      (pruneMask & ONE_OF) !== 0 ? (pruneMask & rest) !== 0 : (pruneMask & ~rest) === 0
    return [...rests].every(isMet) ? [] : [node]
  })
}

/** Edges whose key a word below them does not need. */
function wrongKeys(index: CrosswordIndex): readonly number[] {
  const rests = restsIn(index)
  const wrong: number[] = []
  for (const node of rests.keys()) {
    let at = node + NODE_HEAD
    for (let bit = 0; bit <= SEPARATOR; bit++) {
      const child = childOf(index.nodes, node, bit)
      if (child === EMPTY_NODE) continue
      const key = index.nodes[at++]! >>> 27
      if (key !== NO_KEY && [...rests.get(child)!].some((rest) => (rest & (1 << key)) === 0))
        wrong.push(at - 1)
    }
  }
  return wrong
}

describe('the two-way graph', () => {
  it('has the paths of its words and no others', () => {
    fc.assert(
      fc.property(anyWords, ({ id, words }) => {
        const found = pathsIn(crosswordOf(vocabulary(words, id)), alphabets[id].letters)
        expect(new Set(found.paths)).toEqual(crosswordPaths(words))
        expect(found.paths).toHaveLength(new Set(found.paths).size)
        expect(new Set(found.words)).toEqual(new Set(words))
        expect(wrongAsks(crosswordOf(vocabulary(words, id)))).toEqual([])
        expect(wrongKeys(crosswordOf(vocabulary(words, id)))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('can be extended by more words', () => {
    const pairs = anyWords.chain((set) =>
      fc.array(anyText(set.letters, 7), { maxLength: 4 }).map((texts) => ({ ...set, texts })),
    )
    fc.assert(
      fc.property(pairs, ({ id, words, texts }) => {
        const houseWords = texts.filter((text) => text !== '')
        const all = [...new Set([...words, ...houseWords])]
        const admitting = judge(lexiconOf(words, alphabets[id]), { classes: 'open', houseWords })
        const found = pathsIn(crosswordOf(admitting.vocabulary), alphabets[id].letters)
        expect(new Set(found.paths)).toEqual(crosswordPaths(all))
        expect(new Set(found.words)).toEqual(new Set(all))
        expect(wrongAsks(crosswordOf(admitting.vocabulary))).toEqual([])
        expect(wrongKeys(crosswordOf(admitting.vocabulary))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

describe('house words', () => {
  it('are found by every search, in their place', () => {
    const judged = judge(lexiconOf(['BAR', 'RAB', 'ZAR'], alphabets.de), { classes: 'open' })
    const { vocabulary: set } = judged.withHouseWords(['BRA', 'BAR', 'ARB'])
    expect([...set.words()]).toEqual(['ARB', 'BAR', 'BRA', 'RAB', 'ZAR'])
    expect(set.size).toBe(5)
    expect(set.has('BRA') && set.has('ZAR') && !set.has('ABR')).toBe(true)
    expect(set.anagrams(9).from('ABR')).toEqual(['ARB', 'BAR', 'BRA', 'RAB'])
    expect(set.matching('.R.')).toEqual(['ARB', 'BRA'])
    expect(wordsWith(set, 'AR')).toEqual(['ARB', 'BAR', 'ZAR'])
  })

  it('must consist of tiles', () => {
    const judged = judge(lexiconOf(['BAR'], alphabets.de), { classes: 'open' })
    expect(() => judged.withHouseWords(['bär'])).toThrow(RangeError)
  })
})
