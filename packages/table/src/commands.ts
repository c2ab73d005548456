import type { AnyAction, Seat, Seed } from '@estocade/kernel'
import type { PlayerId, Settings } from './table.ts'

/** A request of a client. Seats are checked later; the game's actions are not decoded yet. */
export type TableCommand =
  | {
      readonly type: 'set'
      readonly settings?: Partial<Settings>
      readonly options?: unknown
      readonly sides?: number
    }
  | { readonly type: 'sit'; readonly seat: number }
  | { readonly type: 'stand' }
  | { readonly type: 'seat-bot'; readonly seat: number; readonly bot: string }
  /** The host empties a seat before the match. */
  | { readonly type: 'unseat'; readonly seat: number; readonly player?: PlayerId }
  | { readonly type: 'ready'; readonly seed: string }
  | { readonly type: 'unready' }
  /** `about` is the duty that is answered: an answer to an old one is stale. */
  | { readonly type: 'act'; readonly about: string; readonly action: unknown }
  | { readonly type: 'propose'; readonly action: unknown }
  | { readonly type: 'hand-over'; readonly to: PlayerId }
  | { readonly type: 'concede' }
  | { readonly type: 'hint' }
  | { readonly type: 'say'; readonly to: 'table' | 'team'; readonly text: string }
  | { readonly type: 'ask'; readonly wish: AskedWish }
  /** `about` is the request's id. */
  | { readonly type: 'answer'; readonly about: number; readonly yes: boolean }
  | { readonly type: 'again' }

export type AskedWish =
  | { readonly type: 'undo' }
  | { readonly type: 'adjourn' }
  | { readonly type: 'resume' }
  | { readonly type: 'replace'; readonly seat: number; readonly bot: string }

/** Commands that only the server gives. A bot's move or hint is valid for one version of the match. */
export type ServerCommand =
  | { readonly type: 'tick' }
  | { readonly type: 'bot-act'; readonly seat: Seat; readonly version: number; readonly action: AnyAction }
  | { readonly type: 'give-hint'; readonly seat: Seat; readonly version: number; readonly action: AnyAction }
  | { readonly type: 'away'; readonly player: PlayerId }
  | { readonly type: 'back'; readonly player: PlayerId }
  | { readonly type: 'outage'; readonly from: number; readonly to: number }
  | { readonly type: 'close'; readonly reason: string }
  | { readonly type: 'vacation'; readonly player: PlayerId; readonly until: number }
  | { readonly type: 'depart'; readonly player: PlayerId }

export interface Speaker {
  readonly player: PlayerId
  readonly name: string
  /** Set for a program that plays through the API. */
  readonly program?: true
  /** Somebody without an account. */
  readonly guest?: true
}

/** Time and randomness, passed in as data. */
export interface Stamp {
  readonly at: number
  /** Unused randomness for this command. */
  readonly entropy: Seed
}

export interface Opening {
  readonly id: string
  readonly game: string
  readonly options: unknown
  readonly sides?: number
  readonly settings?: Partial<Settings>
}
