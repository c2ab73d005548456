import type { Bag, Leaving, Seat } from '@estocade/kernel'
import type { JarnacConfig } from './config.ts'

/** A side of the table: a player or a team. */
export interface Side {
  /** `config.rows` of them; '' is an empty row. */
  readonly rows: readonly string[]
  /** Drawn, unplayed letters in the order they came. */
  readonly reserve: string
  /** Has it taken its first letters? */
  readonly opened: boolean
  /** The side conceded while at least two others remained: it acts no more, and its board is immune. */
  readonly out: boolean
  /** Turns begun. */
  readonly turns: number
  /** The number of its last turns in a row without a word or a Jarnac. */
  readonly idle: number
  readonly hintsUsed: number
}

/**
 * The right to call Jarnac on one side. `final` is the reason why the game ends if nobody calls, `null` when
 * it goes on. `found` is the victim's board when the window opened: what another caller has taken since is
 * `gone`.
 */
export interface Window {
  readonly id: string
  readonly victim: Seat
  readonly final: EndReason | null
  /** Calls made, by seat. */
  readonly calls: readonly number[]
  readonly declined: readonly Seat[]
  readonly found: { readonly rows: readonly string[]; readonly reserve: string }
}

/** A side begins its turn: it may call, then takes letters. `extra` letters are a penalty of the other side. */
export interface Opening {
  readonly type: 'opening'
  readonly seat: Seat
  readonly window: Window | null
  readonly extra: number
}

export interface Playing {
  readonly type: 'playing'
  readonly seat: Seat
}

/** `seat` filled its last row with a word of `length` letters; the others may call on it once. */
export interface LastJarnac {
  readonly type: 'last-jarnac'
  readonly seat: Seat
  readonly window: Window
  readonly length: number
}

/** A word that may still be challenged, and what is restored if it is wrong. */
export interface PendingWord {
  readonly seat: Seat
  readonly word: string
  /** The row of `seat` it lies on. */
  readonly row: number
  /** The word it was made from, '' for a new word. */
  readonly was: string
  /** The reserve it was made with, before. */
  readonly reserve: string
  /** Whose row and reserve it came from in a Jarnac; `null` for a word laid in a turn. */
  readonly victim: Seat | null
  /** The victim's row it came from; `null` for a new word. */
  readonly from: number | null
}

/** The others challenge or accept `pending`; `resume` is the phase that follows. */
export interface Challenge {
  readonly type: 'challenge'
  readonly window: string
  readonly pending: PendingWord
  readonly accepted: readonly Seat[]
  readonly resume: Opening | Playing | LastJarnac
}

export type Phase =
  | { readonly type: 'dealing' }
  | Opening
  | Playing
  | LastJarnac
  | Challenge
  | { readonly type: 'over'; readonly reason: EndReason }

/**
 * `full`: rows filled; `stuck`: bag empty and all passed; `idle`: six turns each without a word;
 * `turn-limit`: solo; `conceded`: one side left.
 */
export type EndReason = 'full' | 'stuck' | 'idle' | 'turn-limit' | 'conceded'

/** A word found wrong, or (`from`) found wrong only as a lengthening of that word (same entry). */
export interface WrongWord {
  readonly word: string
  readonly from: string | null
}

export interface JarnacState {
  readonly config: JarnacConfig
  readonly sides: readonly Side[]
  readonly bag: Bag
  readonly phase: Phase
  /** Turns begun by all sides; names the turn. */
  readonly turn: number
  /** Windows opened so far; names the window. */
  readonly windows: number
  /** Whether the current turn has had a word or a Jarnac. */
  readonly active: boolean
  /** Turns ended in a row, over all sides, since the last word or Jarnac. */
  readonly passes: number
  readonly wrong: readonly WrongWord[]
  /** J50–J52: who left, in that order. */
  readonly left: readonly Leaving[]
}
