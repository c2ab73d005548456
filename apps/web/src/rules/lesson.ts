import type { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'

/** What is drawn at one step. */
export type Scene =
  | {
      readonly type: 'rows'
      readonly sides: readonly { readonly rows: readonly string[]; readonly reserve: string }[]
      readonly live: number
      readonly framed?: { readonly seat: number; readonly row: number; readonly jarnac: boolean } | undefined
      readonly longest: number
      readonly shortest: number
    }
  | {
      readonly type: 'grid'
      readonly grid: typDom.Grid
      /** Cells that get a stone in this step. */
      readonly fresh: readonly string[]
      readonly faulty?: readonly string[]
      readonly rack?: readonly string[]
      /** With it the stones show their values. */
      readonly values?: Readonly<Record<string, number>>
      readonly scores?: readonly number[]
    }
  | {
      readonly type: 'cards'
      /** As the rule page writes a rack. */
      readonly rack: string
      readonly fresh: readonly number[]
      readonly hand: string
      readonly values: Readonly<Record<string, number>>
    }

export type Attempt =
  | { readonly type: 'right' }
  /** Allowed as well, but the example continues with another move. */
  | { readonly type: 'other' }
  | {
      readonly type: 'refused'
      readonly code: string
      readonly text: string
      readonly values: Readonly<Record<string, string | number>>
    }

/** What the reader may try before the step is shown. */
export type Ask =
  | { readonly type: 'word'; readonly attempt: (typed: string) => Attempt }
  /** Pieces for the reader to lay; in the pattern `_` is a free place, and any other letter already lies there. */
  | {
      readonly type: 'lay'
      readonly kind: 'stone' | 'tile' | 'card'
      readonly pattern: string
      readonly pieces: readonly string[]
      readonly word: string
    }
  /** `question` is a key of the rule book's texts. */
  | { readonly type: 'may'; readonly question: string; readonly answer: boolean }
  | {
      readonly type: 'number'
      readonly question: string
      readonly answer: number
      /** The numbers whose sum is the answer; they explain a wrong one. */
      readonly parts: readonly number[]
      /** The key of a rule that gives the numbers. */
      readonly by?: string
    }

export interface Step {
  readonly scene: Scene
  readonly say: (t: TFunction, names: readonly string[]) => string
  /** Asked before the next step is shown. */
  readonly ask?: Ask | undefined
}

export interface Lesson {
  readonly id: string
  /** Key of its texts; every example exists in every language. */
  readonly about: string
  readonly rules: readonly string[]
  readonly language: string
  /** What its title and its sentence name. */
  readonly values?: Readonly<Record<string, string | number>>
  /** All its words. */
  readonly words: readonly string[]
  readonly steps: readonly Step[]
}
