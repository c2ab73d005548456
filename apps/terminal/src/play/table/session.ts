import type { Job, logsOf, Playable, SeenTableEvent, TableCommand, TableView } from '@estocade/table'

export type Seat = Job['seat']
export type GameLog = ReturnType<typeof logsOf>[number]

export interface RefusalText {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  readonly text: string
}

export type News =
  | { readonly type: 'events'; readonly events: readonly SeenTableEvent[] }
  /** The connection to a server, as it stands now. */
  | {
      readonly type: 'connection'
      readonly status: 'connecting' | 'open' | 'lost' | 'closed'
      readonly text: string
    }
  | { readonly type: 'fault'; readonly text: string }

/** A table as one keyboard has it, wherever it runs: in this process, or on a server. */
export interface Session {
  readonly playable: Playable | undefined
  /** Who one is at a server's table, where several may play one side. */
  readonly you: string | undefined
  /** Seats played at this keyboard; none for one who watches. */
  seats(): readonly number[]
  /** What a seat sees; `undefined` until the table is known. */
  view(seat: number | undefined): TableView | undefined
  send(seat: number | undefined, command: TableCommand): Promise<RefusalText | undefined>
  /** Unsent letters of a seat, kept so that nothing is lost: the JSON of a workbench. */
  draft(seat: number): string | undefined
  saveDraft(seat: number, body: string): void
  listen(listener: (news: News) => void): void
  /** ms to add to the own clock to have the table's. */
  readonly skew: number
  /** Logs of the matches that are over. */
  logs(): Promise<readonly GameLog[]>
  /** Where a game can be taken up again. */
  readonly saved: string | undefined
  readonly remote: boolean
  close(): Promise<void>
}
