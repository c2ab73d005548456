import type { Job, logsOf, Playable, SeenTableEvent, TableCommand, TableView } from '@estocade/table'
import type { Say } from '../../texts/index.ts'

export type Seat = Job['seat']
export type GameLog = ReturnType<typeof logsOf>[number]

export interface RefusalText {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  readonly text: string
}

export type News =
  | { readonly type: 'events'; readonly events: readonly SeenTableEvent[] }
  /** The connection to a server changed. */
  | {
      readonly type: 'connection'
      readonly status: 'connecting' | 'open' | 'lost' | 'closed'
      readonly text: string
    }
  | { readonly type: 'error'; readonly text: string | ((say: Say) => string) }

/** A table as the keyboard uses it, whether it runs in this process or on a server. */
export interface Session {
  readonly playable: Playable | undefined
  /** This player's id at a server's table, where several people may play one side. */
  readonly you: string | undefined
  /** Seats played at this keyboard; none for a spectator. */
  seats(): readonly number[]
  /** What a seat sees; `undefined` until the table is known. */
  view(seat: number | undefined): TableView | undefined
  send(seat: number | undefined, command: TableCommand): Promise<RefusalText | undefined>
  /** The unsent stones of a seat as the JSON of a workbench, kept so that nothing is lost. */
  draft(seat: number): string | undefined
  saveDraft(seat: number, body: string): void
  listen(listener: (news: News) => void): void
  /** Milliseconds to add to this machine's clock to get the table's. */
  readonly skew: number
  /** Logs of the matches that are over. */
  logs(): Promise<readonly GameLog[]>
  /** The file that the game can be resumed from. */
  readonly saved: string | undefined
  readonly remote: boolean
  /** Says to those who run the server that the dictionary is wrong about a word; absent without a server. */
  appeal?(word: string): Promise<void>
  close(): Promise<void>
}
