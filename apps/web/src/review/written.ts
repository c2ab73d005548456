import { type Lexicon, marksOf } from '@estocade/words'

/** Words of the game with their display forms; empty for languages whose letters show the whole word. */
export type DisplayForms = Readonly<Record<string, string>>

/** Adds the display form to every word in a text. */
export type Written = (text: string) => string

const WORD = /\p{Lu}{2,}/gu

/** The display forms of all words that the log or the findings contain. */
export function displayForms(lexicon: Lexicon, ...sources: readonly object[]): DisplayForms {
  const words = new Set(sources.flatMap((source) => JSON.stringify(source).match(WORD) ?? []))
  return Object.fromEntries(
    [...words].flatMap((word) => {
      const marks = marksOf(lexicon, word)
      return marks === '' ? [] : [[word, marks]]
    }),
  )
}

/** `HOABINH` becomes `HOABINH (hoà bình)`: the stones show no tones and no spaces. */
export const writtenWith =
  (forms: DisplayForms = {}): Written =>
  (text) =>
    text.replace(WORD, (word) => (forms[word] === undefined ? word : `${word} (${forms[word]})`))
