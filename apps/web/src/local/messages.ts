import type { BotPreparation, SeenTableEvent, TableCommand, TableView } from '@estocade/table'
import type { GameLog, RefusalText } from '../session/session.ts'
import type { WordQuestion } from '../words/judge-word.ts'

/** A request to a table on this device, by the game's id. */
export type ToWorker =
  /** `pause`: how many ms a bot waits before it acts. `seed`: the seed of this device's deals. */
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
  /** From the table's worker to another: build what these bots need. */
  | {
      readonly type: 'prepare'
      readonly folder: string
      readonly language: string
      readonly wish: BotPreparation
    }

export type FromWorker =
  | {
      readonly type: 'update'
      readonly view: TableView
      readonly events: readonly SeenTableEvent[]
      /** These entries are from the saved game. */
      readonly past: boolean
    }
  | { readonly type: 'answer'; readonly id: number; readonly refusal?: RefusalText }
  | { readonly type: 'logs'; readonly id: number; readonly logs: readonly GameLog[] }
  /** The server is still building the dictionary; this share is done. */
  | { readonly type: 'building'; readonly share: number }
  | { readonly type: 'failed'; readonly why: LocalFailure }
  /** Answers to `prepare`: each index, and the end. */
  | { readonly type: 'index'; readonly key: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'prepared' }

/** `elsewhere`: another tab has continued the game. `refused`: the rules do not allow such a table. */
export type LocalFailure = 'no-dictionary' | 'no-game' | 'elsewhere' | 'refused'
