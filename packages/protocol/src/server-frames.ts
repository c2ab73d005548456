/** A seat's number, or null for a spectator. */
export type SeenSeat = number | null

/** The seen events of one version; empty when none of them is for this viewer. */
export interface SeenEntry {
  readonly version: number
  readonly at: number
  readonly events: readonly { readonly type: string }[]
}

/** The fields that every view has; the complete type is the table's `TableView`. */
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
  /** The version before the first entry. If it is greater than the client's, entries are missing; the view is complete. */
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
      /** The player's draft, as it was last saved. */
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
  /** The draft of another member of the side. */
  | { readonly type: 'draft'; readonly player: string; readonly body: string }
  /** How many pieces a player has laid out, in games that show this to the others. */
  | { readonly type: 'progress'; readonly player: string; readonly placed: number }
  | ({ readonly type: 'presence' } & Presence)
  /** Contains the version, so that a client notices that its last update was lost. */
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

/** Frames of the server are trusted; a frame of an unknown type is ignored. */
export function readServerFrame(raw: string): ServerFrame | undefined {
  const frame = JSON.parse(raw) as ServerFrame
  return kinds.has(frame.type) ? frame : undefined
}
