import type { AnyAction, GameTypes, Outcome, Seat, Seed, Step } from '@estocade/kernel'
import type { PlayerId, Settings, Wish } from './table.ts'

/** Facts about a table. The table is the fold of its entries; nothing about it is stored elsewhere. */
export type TableEvent =
  | {
      readonly type: 'opened'
      readonly id: string
      readonly game: string
      readonly config: GameTypes['Config']
      readonly sides: number
      readonly settings: Settings
      readonly host: PlayerId
      readonly secret: Seed
    }
  | {
      readonly type: 'set'
      readonly settings: Settings
      readonly config: GameTypes['Config']
      readonly sides: number
    }
  | {
      readonly type: 'sat'
      readonly seat: Seat
      readonly player: PlayerId
      readonly name: string
      readonly program?: true
      readonly guest?: true
    }
  | { readonly type: 'stood'; readonly player: PlayerId }
  | { readonly type: 'host'; readonly player: PlayerId }
  /** With a reason: a moderator has closed it. */
  | { readonly type: 'closed'; readonly reason?: string }
  | { readonly type: 'bot'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'no-bot'; readonly seat: Seat }
  | { readonly type: 'ready'; readonly player: PlayerId; readonly seat: Seat; readonly seed: string }
  | { readonly type: 'unready'; readonly seat: Seat }
  | {
      readonly type: 'started'
      readonly lexicon: string
      readonly rulesVersion: number
      readonly playerSeeds: readonly string[]
    }
  /** `late`: the side's time for its turn or round was up, and the game's rule for that acted for it. */
  | { readonly type: 'step'; readonly step: Step<GameTypes>; readonly late?: true }
  | { readonly type: 'over'; readonly outcome: Outcome; readonly serverSeed: Seed }
  | { readonly type: 'again'; readonly secret: Seed }
  | { readonly type: 'proposed'; readonly seat: Seat; readonly player: PlayerId; readonly action: AnyAction }
  | { readonly type: 'captain'; readonly seat: Seat; readonly player: PlayerId }
  | { readonly type: 'away'; readonly player: PlayerId }
  | { readonly type: 'back'; readonly player: PlayerId }
  | {
      readonly type: 'said'
      readonly player: PlayerId
      readonly name: string
      readonly to: 'table' | Seat
      readonly text: string
    }
  | { readonly type: 'asked'; readonly seat: Seat; readonly wish: Wish }
  | { readonly type: 'agreed'; readonly seat: Seat }
  | { readonly type: 'dropped'; readonly seat: Seat }
  | { readonly type: 'adjourned' }
  | { readonly type: 'resumed' }
  | { readonly type: 'hint-asked'; readonly seat: Seat }
  | { readonly type: 'hinted'; readonly seat: Seat; readonly action: AnyAction }
  /** The player's clock stands still until then. */
  | { readonly type: 'vacation'; readonly player: PlayerId; readonly until: number }
  /** The player has deleted their data: name and chat are removed. */
  | { readonly type: 'departed'; readonly player: PlayerId }
  /** No server ran between these times; no clock is charged for it. */
  | { readonly type: 'outage'; readonly from: number; readonly to: number }

/** What one command changed: stored, sent and numbered as one. */
export interface Entry {
  readonly at: number
  readonly events: readonly TableEvent[]
}
