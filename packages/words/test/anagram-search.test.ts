import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnagramSearch, plainAnagramSearch } from '../src/anagram-search.ts'
import { type AnagramTrie, buildTrie } from '../src/anagram-trie.ts'
import { WasmAnagramSearch } from '../src/anagram-wasm.ts'
import { alphabets, lexiconOf, vocabularyOf } from '../src/index.ts'

const alphabet = alphabets.en
const trieOf = (words: readonly string[]): AnagramTrie => {
  const vocabulary = vocabularyOf(lexiconOf([...new Set(words)].sort(), alphabet))
  return buildTrie((visit) => vocabulary.each(visit), alphabet, 15)
}

/** The words that a search finds, grouped by their letters. */
function found(search: AnagramSearch, trie: AnagramTrie, free: string, row: string, shortest: number) {
  const rank = (letter: string) => trie.ranks[alphabet.letters.indexOf(letter)]!
  search.free.fill(0)
  for (const letter of free) search.free[rank(letter)]!++
  for (const [i, letter] of [...row].entries()) search.row[i] = rank(letter)
  return [...search.find(free.length, row.length, shortest)].sort((a, b) => a - b)
}

const letters = (most: number) =>
  fc.string({ unit: fc.constantFrom('A', 'B', 'E', 'N', 'S', 'T', 'Z'), maxLength: most })
const word = fc.string({
  unit: fc.constantFrom('A', 'B', 'E', 'N', 'S', 'T', 'Z'),
  minLength: 2,
  maxLength: 12,
})

describe('the compiled anagram search', () => {
  it('finds the same classes as the plain search, by walk and by planes, with doubled and needed letters', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 200 }),
        fc.array(
          fc.record({ free: letters(24), row: letters(6), shortest: fc.integer({ min: 1, max: 8 }) }),
          {
            minLength: 1,
            maxLength: 20,
          },
        ),
        (words, asks) => {
          const trie = trieOf(words)
          const [compiled, plain] = [new WasmAnagramSearch(trie), plainAnagramSearch(trie)]
          for (const { free, row, shortest } of asks)
            expect(found(compiled, trie, free, row, shortest)).toEqual(
              found(plain, trie, free, row, shortest),
            )
        },
      ),
      { numRuns: 60, seed: 20261116 },
    )
  })

  it('walks the trie if a word has more of a letter than there are planes', () => {
    const trie = trieOf(['AAAAAAAAAAB', 'AAB', 'BE'])
    const compiled = new WasmAnagramSearch(trie)
    const ids = found(compiled, trie, `${'A'.repeat(18)}BB`, '', 2)
    expect(ids).toEqual(found(plainAnagramSearch(trie), trie, `${'A'.repeat(18)}BB`, '', 2))
    expect(ids).toHaveLength(2)
  })
})

describe('the index', () => {
  const index = vocabularyOf(lexiconOf(['BEAT', 'BEATEN', 'TEA'], alphabet)).anagrams(15)

  it('accepts more letters than a row or a byte can hold', () => {
    expect(index.from('TEA'.repeat(300))).toEqual(['TEA'])
    expect(index.growing('TEA'.repeat(20), 'B')).toEqual([])
  })

  it('can be searched again after a letter that is not in the alphabet', () => {
    expect(index.from('TEAB')).toEqual(['BEAT', 'TEA'])
    expect(() => index.from('TE3')).toThrow(RangeError)
    expect(index.from('TEAB')).toEqual(['BEAT', 'TEA'])
    expect(index.growing('TEA', 'BEN')).toEqual(['BEAT', 'BEATEN'])
  })
})
