import type { logsOf, Said, SeenTableEvent, TableCommand, TableView } from '@estocade/table'

import type { WordQuestion } from '../words/judge-word.ts'

/** The kernel's log of one match, which can be replayed, verified and reviewed. */
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
  /** All events since the table was opened. */
  readonly events: readonly SeenTableEvent[]
  /** Resolves to the refusal, if there is one. */
  readonly send: (command: TableCommand) => Promise<RefusalText | undefined>
  /** Whether a word counts by some word rules; resolves to the reason if it does not. */
  readonly judge: (question: WordQuestion) => Promise<RefusalText | undefined>
  /** The logs of the matches finished at this table, oldest first. */
  readonly logs: () => Promise<readonly GameLog[]>
  /** How many of `events` happened before the page was connected: they get no animation and no sound. */
  readonly past?: number
  /** The player's id; absent if there is only one player. */
  readonly you?: string
  /** Absent if the table needs no network. */
  readonly connection?: 'connecting' | 'open' | 'waiting' | 'closed'
  /** The difference between the table's clock and this machine's, in ms. */
  readonly skew?: number
  /** The chat; absent if there is nobody to talk to. */
  readonly chat?: readonly Said[]
  /** The rematch after a finished match, if others have to agree to it. */
  readonly rematch?: {
    readonly taken: boolean
    /** The names of the players who want a rematch. */
    readonly offeredBy: readonly string[]
    readonly take: () => void
  }
  /** Players who are connected. */
  readonly online?: readonly string[]
  /** The player's own draft on the server, from before a reload or from another device. */
  readonly draft?: string
  readonly saveDraft?: (body: string) => void
  /** How many pieces others have laid out, by player, if the game allows that to be known. */
  readonly progress?: Readonly<Record<string, number>>
  /** The drafts of the player's own side, by player. */
  readonly drafts?: Readonly<Record<string, string>>
}
