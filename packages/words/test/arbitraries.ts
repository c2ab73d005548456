import fc from 'fast-check'
import { alphabets, inAlphabetOrder, type LexiconId, lexiconIds } from '../src/index.ts'

export const anyId: fc.Arbitrary<LexiconId> = fc.constantFrom(...lexiconIds)

/** Few letters make many anagrams, shared beginnings and shared endings. */
const someLetters = (id: LexiconId) => fc.subarray([...alphabets[id].letters], { minLength: 1, maxLength: 6 })

export interface AnyWords {
  readonly id: LexiconId
  readonly letters: readonly string[]
  /** In alphabet order. */
  readonly words: readonly string[]
}

export const anyWords: fc.Arbitrary<AnyWords> = anyId.chain((id) =>
  someLetters(id).chain((letters) => {
    const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 9 })
    return fc
      .array(word, { maxLength: 60 })
      .map((words) => ({ id, letters, words: inAlphabetOrder(words, alphabets[id]) }))
  }),
)

export const anyText = (letters: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...letters), maxLength })

/** Words with a text over the same letters. */
export const wordsAndText = (maxLength: number) =>
  anyWords.chain((set) => anyText(set.letters, maxLength).map((text) => ({ ...set, text })))
