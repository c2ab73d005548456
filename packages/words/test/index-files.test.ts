import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { indexFiles } from '../node/index.ts'
import {
  alphabets,
  crosswordOf,
  type IndexStore,
  judge,
  type Lexicon,
  lexiconFile,
  lexiconOf,
  openLexicon,
  vocabularyOf,
  withOwnList,
  wordsWith,
} from '../src/index.ts'
import { packArrays, unpackArrays } from '../src/index-store.ts'

const words = ['ACRE', 'AIRE', 'CARE', 'CRIE', 'ECRIE', 'RACE', 'RAIE', 'RECRIA']
const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
const files = () => readdirSync(folder).sort()
beforeEach(() => {
  for (const name of files()) rmSync(join(folder, name))
})
afterAll(() => rmSync(folder, { recursive: true }))

function opened(indexes?: IndexStore): Lexicon {
  const read = openLexicon(lexiconFile(words, alphabets.fr), indexes)
  if (!read.ok) throw new Error(read.error.text)
  return read.value
}

const kept = (): Lexicon => opened(indexFiles(folder, 'fr'))

describe('an index', () => {
  it('is the same whether it was built or read', () => {
    const built = vocabularyOf(opened())
    for (const vocabulary of [vocabularyOf(kept()), vocabularyOf(kept())]) {
      expect(crosswordOf(vocabulary)).toEqual(crosswordOf(built))
      expect(vocabulary.anagrams(9).from('CAREI')).toEqual(built.anagrams(9).from('CAREI'))
    }
    expect(files()).toHaveLength(2)
  })

  it('is read and not built when a file has it', () => {
    const build = () => ({
      numbers: Int32Array.of(1, -2, 3),
      bytes: Uint8Array.of(4),
      reals: Float64Array.of(0.1),
    })
    const first = vocabularyOf(kept()).index('a game 1', build)
    const second = vocabularyOf(kept()).index<typeof first>('a game 1', () => {
      throw new Error('built again')
    })
    expect(second).toEqual(first)
    expect(() =>
      vocabularyOf(kept()).index('a game 2', () => {
        throw new Error('another name')
      }),
    ).toThrow('another name')
  })

  it('has another file for other words: removed ones, own lists', () => {
    const all = judge(kept(), { classes: 'open' }).vocabulary
    const fewer = judge(kept(), { classes: 'open', removed: ['RACE'] }).vocabulary
    const own = vocabularyOf(withOwnList(kept(), lexiconOf(['ACRE', 'RIA'], alphabets.fr)))
    expect(all.anagrams(9).from('CARE')).toEqual(['ACRE', 'CARE', 'RACE'])
    expect(fewer.anagrams(9).from('CARE')).toEqual(['ACRE', 'CARE'])
    expect(own.anagrams(9).from('CAREI')).toEqual(['ACRE', 'RIA'])
    expect(files()).toHaveLength(3)
    const again = judge(kept(), { classes: 'open', removed: ['RACE'] }).vocabulary
    expect(again.anagrams(9).from('CARE')).toEqual(['ACRE', 'CARE'])
    expect(files()).toHaveLength(3)
  })

  it('of house words is built from the one without them, and leaves no file', () => {
    const { vocabulary } = judge(kept(), { classes: 'open', houseWords: ['ZUT'] })
    expect(wordsWith(vocabulary, 'UT')).toEqual(['ZUT'])
    expect(vocabulary.anagrams(9).from('ZUTE')).toEqual(['ZUT'])
    expect(files()).toHaveLength(1)
  })

  it.each([
    ['changed', (bytes: Buffer) => bytes.fill(7, bytes.length - 8)],
    ['truncated', (bytes: Buffer) => bytes.subarray(0, 40)],
    ['empty', () => Buffer.alloc(0)],
  ])('is built again if its file is %s', (_, damage) => {
    const crossword = crosswordOf(vocabularyOf(kept()))
    const [name] = files()
    const whole = readFileSync(join(folder, name!))
    writeFileSync(join(folder, name!), damage(Buffer.from(whole)))
    expect(crosswordOf(vocabularyOf(kept()))).toEqual(crossword)
    expect(readFileSync(join(folder, name!))).toEqual(whole)
  })

  it('is built where no file can be written', () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const lexicon = opened(indexFiles(join(file, 'not-a-folder'), 'fr'))
    expect(crosswordOf(vocabularyOf(lexicon))).toEqual(crosswordOf(vocabularyOf(opened())))
  })

  it('that was not used for long is removed when there is no room', () => {
    const lexicon = opened(indexFiles(folder, 'fr', 4_000))
    const store = lexicon.indexes!
    store.write('a'.repeat(64), new Uint8Array(1_900))
    store.write('b'.repeat(64), new Uint8Array(1_900))
    const nameOf = (letter: string) => files().find((name) => name.includes(`.${letter.repeat(32)}.`))
    utimesSync(join(folder, nameOf('a')!), 1_000, 1_000)
    utimesSync(join(folder, nameOf('b')!), 500, 500)
    expect(store.read('b'.repeat(64))?.byteLength).toBe(1_900)
    store.write('c'.repeat(64), new Uint8Array(1_900))
    expect([nameOf('a'), nameOf('b'), nameOf('c')].map((name) => name !== undefined)).toEqual([
      false,
      true,
      true,
    ])
  })
})

it('arrays of all types are read as they were packed', () => {
  const arrays = {
    a: Uint8Array.of(1, 2, 3),
    b: Uint16Array.of(65_535),
    c: Int32Array.of(-1, 5),
    d: Uint32Array.of(4_000_000_000),
    e: Float64Array.of(Math.PI),
    none: new Uint32Array(),
  }
  const packed = packArrays(arrays)
  expect(unpackArrays(packed)).toEqual(arrays)
  const behind = new Uint8Array(32 + packed.length)
  behind.set(packed, 32)
  expect(unpackArrays(behind.subarray(32))).toEqual(arrays)
})

// If a content changes under its key, raise the version in the name of the index (`vocabulary.ts`): older programs have
// written other content under the same name. Then record the new key and content.
it('the content of a kept index changes only with its version', () => {
  const written = new Map<string, Uint8Array>()
  const vocabulary = vocabularyOf(
    opened({ read: () => undefined, write: (key, bytes) => written.set(key, bytes) }),
  )
  void [crosswordOf(vocabulary), vocabulary.anagrams(9)]
  const short = (text: string) => text.slice(0, 12)
  const digest = (bytes: Uint8Array) => short(createHash('sha256').update(bytes).digest('hex'))
  expect([...written].map(([key, bytes]) => [short(key), digest(bytes)])).toEqual([
    ['ee976bba73d0', 'a82e75990813'],
    ['a03651500772', '7fa4b2648411'],
  ])
})
