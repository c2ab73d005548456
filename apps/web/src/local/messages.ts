import type { SeenTableEvent, TableCommand, TableView } from '@estocade/table'
import type { GameLog, RefusalText } from '../session/session.ts'
import type { WordQuestion } from '../words/judge-word.ts'

/** What a table on this device is asked for, by the game's id. */
export type ToWorker =
  /** `pause`: ms that a bot seems to think. `seed`: what this device's deals come from. */
  | {
      readonly type: 'open'
      readonly game: string
      readonly folder: string
      readonly pause: number
      readonly seed: string
    }
  | { readonly type: 'command'; readonly id: number; readonly command: TableCommand }
  | { readonly type: 'logs'; readonly id: number }
  | { readonly type: 'judge'; readonly id: number; readonly question: WordQuestion }

export type FromWorker =
  | {
      readonly type: 'update'
      readonly view: TableView
      readonly events: readonly SeenTableEvent[]
      /** These were caught up on from what was kept. */
      readonly past: boolean
    }
  | { readonly type: 'answer'; readonly id: number; readonly refusal?: RefusalText }
  | { readonly type: 'logs'; readonly id: number; readonly logs: readonly GameLog[] }
  /** The server is still building the dictionary: this share of it is done. */
  | { readonly type: 'building'; readonly share: number }
  | { readonly type: 'failed'; readonly why: LocalFailure }

/** `elsewhere`: another tab has played on. `refused`: the rules do not allow such a table. */
export type LocalFailure = 'no-dictionary' | 'no-game' | 'elsewhere' | 'refused'
