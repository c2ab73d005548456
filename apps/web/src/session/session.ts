import type { logsOf, SeenTableEvent, TableCommand, TableView } from '@estocade/table'

/** The kernel's log of one match: whoever has it can replay, verify and review it. */
export type GameLog = ReturnType<typeof logsOf>[number]

export interface RefusalText {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  readonly text: string
}

/** A table as the page sees it, wherever it runs: in a worker here, or on the server. */
export interface TableSession {
  readonly status: 'loading' | 'failed' | 'ready'
  readonly view: TableView | undefined
  /** All that was seen since the table was opened. */
  readonly events: readonly SeenTableEvent[]
  /** Resolves to the refusal, if there is one. */
  readonly send: (command: TableCommand) => Promise<RefusalText | undefined>
  /** The logs of the matches finished at this table, oldest first. */
  readonly logs: () => Promise<readonly GameLog[]>
}
