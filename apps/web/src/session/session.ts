import type { SeenTableEvent, TableCommand, TableView } from '@estocade/table'

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
}
