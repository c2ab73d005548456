import type { typDom } from '@estocade/games'
import type { Found } from '../game-review.ts'
import type { Replayed, ShownMoment } from '../moment.ts'
import type { Told } from '../told.ts'

/** What is in the middle; `none` if all players build alone. */
export type Middle =
  | { readonly type: 'cards'; readonly rack: string; readonly fresh: readonly number[] }
  | { readonly type: 'grid'; readonly grid: typDom.Grid; readonly fresh: readonly string[] }
  | { readonly type: 'none' }

/** The log contains every hand, because the game is over. */
export interface SceneSide {
  /** Cards, or stones. */
  readonly held: readonly string[]
  readonly bench?: { readonly grid: typDom.Grid; readonly faulty: readonly string[] }
}

export interface SceneMoment extends ShownMoment {
  readonly middle: Middle
  readonly sides: readonly SceneSide[]
  readonly told: readonly Told[]
  /** What the chart shows instead of the score: stones left, in games that are won by emptying the rack. */
  readonly left?: readonly number[]
}

export interface SceneReplay extends Replayed<SceneMoment> {
  readonly pieces: 'cards' | 'stones'
  /** The unit in which the game counts its moments. */
  readonly counts: 'turns' | 'rounds'
  /** The values of cards or stones; without it they show no number. */
  readonly values?: Readonly<Record<string, number>>
}

/** A word that was possible, and the moment of the game where it was. */
export interface Finding {
  readonly seat: number
  readonly turn: number
  readonly moment: number
  readonly word: string
  readonly about: Told
  readonly figure: string
  /** What the number counts. */
  readonly unit?: 'points' | 'stones'
  /** What it would have gained; the list shows the ones that would have gained most. */
  readonly worth: number
  readonly grid?: typDom.Grid
  /** The better word where it would lie, drawn on the table of its moment: by cell, or as the rack's cards. */
  readonly better?:
    | { readonly stones: Readonly<Record<string, string>> }
    | { readonly rack: string; readonly fresh: readonly number[] }
}

/** A list with the key of its title, in the order of the page. */
export interface FindingList {
  readonly id: 'missed' | 'swaps' | 'possible' | 'risks'
  readonly findings: readonly Finding[]
}

export interface Findings extends Found {
  readonly lists: readonly FindingList[]
}

/** How one game's states and events are shown. */
export interface Teller<S, E> {
  turn(state: S): number
  scores(state: S): readonly number[]
  middle(state: S, events: readonly E[]): Middle
  sides(state: S): readonly SceneSide[]
  told(event: E): Told | undefined
  /** The values for the chart, instead of the score. */
  left?(state: S): readonly number[]
}
