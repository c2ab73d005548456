import type { SeenTableEvent, TableCommand, TableView } from '@estocade/table'
import type { GameLog, RefusalText } from '../session/session.ts'

export interface Opening {
  readonly game: string
  readonly language: string
  readonly options: Readonly<Record<string, unknown>>
  readonly name: string
  /** The bot in each of the other seats. */
  readonly bots: readonly string[]
}

export type ToWorker =
  | { readonly type: 'open'; readonly opening: Opening }
  | { readonly type: 'command'; readonly id: number; readonly command: TableCommand }
  | { readonly type: 'logs'; readonly id: number }

export type FromWorker =
  | { readonly type: 'update'; readonly view: TableView; readonly events: readonly SeenTableEvent[] }
  | { readonly type: 'answer'; readonly id: number; readonly refusal?: RefusalText }
  | { readonly type: 'logs'; readonly id: number; readonly logs: readonly GameLog[] }
  | { readonly type: 'failed'; readonly text: string }
