import type { Socket } from 'node:net'
import type { Result, Viewer } from '@estocade/kernel'
import { type ClientFrame, PROTOCOL, readClientFrame } from '@estocade/protocol'
import { chatFor } from '@estocade/table'
import type { AppliedEntry, LoadedTable } from '../tables/loaded-table.ts'
import { FastViews } from './fast/fast-views.ts'
import { FastWire, type Line } from './fast/fast-wire.ts'
import { PlainViews } from './fast/plain-views.ts'
import { PlainWire, type SendingSocket } from './fast/plain-wire.ts'
import { readAct } from './fast/read-act.ts'
import { readFramesBeforeWs } from './fast/read-frames.ts'
import { jsonUtf8, type Utf8 } from './utf8.ts'

/** The hand-written codecs. Each has a plain equivalent that does the same with `ws` and JSON. */
export const fastParts = ['frames', 'acts', 'views', 'wire'] as const
export type FastPart = (typeof fastParts)[number]

/** Text frames to one socket. */
export interface Wire {
  /** Bytes that the client has not taken yet. */
  readonly backlog: number
  send(text: Utf8): void
  flush(): void
}

/** One update, as JSON for each viewer. */
export interface Update {
  for(viewer: Viewer): Utf8
}

export interface Views {
  update(loaded: LoadedTable, applied: readonly AppliedEntry[], now: number): Update
  /** The fields that follow those of the greeting itself: entries, view, version, time. Without braces. */
  catchUp(loaded: LoadedTable, applied: readonly AppliedEntry[], viewer: Viewer, now: number): Utf8
}

export interface Greeting {
  readonly you: { readonly player: string; readonly name: string }
  readonly viewer: Viewer
  readonly applied: readonly AppliedEntry[]
  readonly draft: string | undefined
  readonly presence: { readonly online: readonly string[]; readonly spectators: number }
  readonly now: number
}

/** How bytes become frames and frames become bytes. */
export class Codec {
  readonly #fast: ReadonlySet<FastPart>
  readonly views: Views

  constructor(fast: Iterable<FastPart> = fastParts) {
    this.#fast = new Set(fast)
    this.views = this.#fast.has('views') ? new FastViews() : new PlainViews()
  }

  /** Passes whole text frames to `take` before `ws` reads them; without this, `ws` emits them as messages. */
  readFrames(line: Socket, take: (text: string) => void): void {
    if (this.#fast.has('frames')) readFramesBeforeWs(line, take)
  }

  read(raw: string): Result<ClientFrame> {
    const act = this.#fast.has('acts') ? readAct(raw) : undefined
    return act === undefined ? readClientFrame(raw) : { ok: true, value: act }
  }

  wire(socket: SendingSocket, line: Line): Wire {
    return this.#fast.has('wire') ? new FastWire(line) : new PlainWire(socket)
  }

  /** What a client missed, and the present view. */
  welcome(loaded: LoadedTable, { you, viewer, applied, draft, presence, now }: Greeting): Utf8 {
    const greeting = jsonUtf8({
      type: 'welcome',
      protocol: PROTOCOL,
      you,
      chat: chatFor(loaded.table, viewer),
      ...(draft === undefined ? {} : { draft }),
      presence,
    })
    return `${greeting.slice(0, -1)},${this.views.catchUp(loaded, applied, viewer, now)}}` as Utf8
  }
}
