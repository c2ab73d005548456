import type { logsOf, Said, SeenTableEvent, TableCommand, TableView } from '@estocade/table'

import type { WordQuestion } from '../words/judge-word.ts'

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
  /** Whether a word counts by some word rules; resolves to why not. */
  readonly judge: (question: WordQuestion) => Promise<RefusalText | undefined>
  /** The logs of the matches finished at this table, oldest first. */
  readonly logs: () => Promise<readonly GameLog[]>
  /** How many of `events` were caught up on, not seen to happen: no motion and no sound for them. */
  readonly past?: number
  /** Which player this is; without it there is only one. */
  readonly you?: string
  /** Absent where there is no network to lose. */
  readonly connection?: 'connecting' | 'open' | 'waiting' | 'closed'
  /** The table's time less this machine's, in ms. */
  readonly skew?: number
  /** What was said; absent where there is nobody to talk to. */
  readonly chat?: readonly Said[]
  /** Of a finished match, where others have to agree to play again. */
  readonly rematch?: {
    readonly taken: boolean
    /** The names of those who want to. */
    readonly offeredBy: readonly string[]
    readonly take: () => void
  }
  /** Players who are connected. */
  readonly online?: readonly string[]
  /** One's own unsent letters as the server has them, from before a reload or from another machine. */
  readonly draft?: string
  readonly saveDraft?: (body: string) => void
  /** How many pieces others have laid out, by player, where the game lets that be known. */
  readonly progress?: Readonly<Record<string, number>>
  /** Unsent letters of one's own side, by player. */
  readonly drafts?: Readonly<Record<string, string>>
}
