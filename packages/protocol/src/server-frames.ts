/** A seat's number, or null for one who watches. */
export type SeenSeat = number | null

/** The seen events of one version; empty when none of them is for this viewer. */
export interface SeenEntry {
  readonly version: number
  readonly at: number
  readonly events: readonly { readonly type: string }[]
}

/** What the view has at least; the whole of it is the table's `TableView`. */
export interface SeenView {
  readonly version: number
  readonly at: number
}

export interface Presence {
  /** Players with a socket at this table. */
  readonly online: readonly string[]
  readonly spectators: number
}

export interface ChatLine {
  readonly at: number
  readonly player: string
  readonly name: string
  readonly to: 'table' | number
  readonly text: string
}

interface Seen {
  readonly version: number
  /** The version before the first entry. Greater than what the client has: there is a gap, the view tells all. */
  readonly from: number
  readonly entries: readonly SeenEntry[]
  readonly view: SeenView
  /** The server's time in ms, to show clocks by. */
  readonly now: number
}

export type ServerFrame =
  | (Seen & {
      readonly type: 'welcome'
      readonly protocol: number
      readonly you: { readonly player: string; readonly name: string }
      readonly chat: readonly ChatLine[]
      /** The own unsent letters, as last sent. */
      readonly draft?: string
      readonly presence: Presence
    })
  | (Seen & { readonly type: 'update' })
  | { readonly type: 'accepted'; readonly id: string; readonly version: number }
  | {
      readonly type: 'refused'
      readonly id: string
      readonly code: string
      readonly text: string
      readonly params: Readonly<Record<string, string | number>>
    }
  /** A team member's unsent letters. */
  | { readonly type: 'draft'; readonly player: string; readonly body: string }
  /** How many pieces a player has laid out, in games that let the others know that much. */
  | { readonly type: 'progress'; readonly player: string; readonly placed: number }
  | ({ readonly type: 'presence' } & Presence)
  /** Tells the version, so that a client whose last update was lost finds out. */
  | { readonly type: 'pong'; readonly version: number }
  /** `id` names the command that was dropped, if it was one. */
  | { readonly type: 'error'; readonly code: string; readonly text: string; readonly id?: string }

const kinds: ReadonlySet<string> = new Set<ServerFrame['type']>([
  'welcome',
  'update',
  'accepted',
  'refused',
  'draft',
  'progress',
  'presence',
  'pong',
  'error',
])

/** The server is trusted; a frame of a kind not known here is left alone. */
export function readServerFrame(raw: string): ServerFrame | undefined {
  const frame = JSON.parse(raw) as ServerFrame
  return kinds.has(frame.type) ? frame : undefined
}
