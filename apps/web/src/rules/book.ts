import type { Texts } from '@estocade/texts/page/en'
import type { Lesson } from './lesson.ts'

export interface Chapter {
  /** Key of its texts, after the book's. */
  readonly id: string
  /** The rules of the rule page that it explains; each is an anchor. */
  readonly rules: readonly string[]
  /** The topics of its examples, which come after it. */
  readonly lessons?: readonly string[]
  /** Whether it shows the game's letters, with their counts and values. */
  readonly letters?: boolean
}

export interface LetterRow {
  readonly letter: string
  /** The text that names a piece without a letter. */
  readonly name?: keyof Texts
  readonly count: number
  readonly value?: number
}

export interface Book {
  readonly chapters: readonly Chapter[]
  /** The examples, which need the game's rules; loaded when the book is opened. */
  readonly lessons: () => Promise<readonly Lesson[]>
  /** The letters of one language's game. */
  readonly letters?: (language: string) => Promise<readonly LetterRow[]>
}

/** `rules('J', 5, 8)` is J5 to J8. */
export const rules = (letter: string, from: number, to = from): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letter}${from + i}`)
