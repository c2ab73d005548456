import type { Lesson } from './lesson.ts'

export interface Chapter {
  /** Key of its texts, after the book's. */
  readonly id: string
  /** Rules of the rule page that it tells; each is an anchor. */
  readonly rules: readonly string[]
  /** What its examples are about; they follow it. */
  readonly lessons?: readonly string[]
  /** Shows the game's letters, how many there are of each and what they count. */
  readonly letters?: boolean
}

export interface LetterRow {
  readonly letter: string
  readonly count: number
  readonly value?: number
}

export interface Book {
  readonly chapters: readonly Chapter[]
  /** Examples come with the game's own rules: fetched when the book is opened. */
  readonly lessons: () => Promise<readonly Lesson[]>
  /** The letters of one language's game. */
  readonly letters?: (language: string) => Promise<readonly LetterRow[]>
}

/** `rules('J', 5, 8)` is J5 to J8. */
export const rules = (letter: string, from: number, to = from): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letter}${from + i}`)
