import {
  type ClientAction,
  type ClientFrame,
  closing,
  PROTOCOL,
  type Presence,
  readServerFrame,
  type SeenEntry,
  type SeenView,
  type ServerFrame,
} from '@estocade/protocol'
import { type Answer, Outbox } from './outbox.ts'
import type { Runtime, SocketFactory, SocketLike } from './socket.ts'

export type Status =
  | { readonly type: 'connecting' }
  | { readonly type: 'open' }
  /** The connection was lost; the client reconnects by itself. */
  | { readonly type: 'waiting'; readonly ms: number }
  /** Closed permanently: `reload`, `no-table`, `private`, `signed-out` or `left`. */
  | { readonly type: 'closed'; readonly code: string; readonly text: string }

export type News =
  | { readonly type: 'status'; readonly status: Status }
  | {
      readonly type: 'view'
      readonly view: SeenView
      /** The entries since the last view. */
      readonly entries: readonly SeenEntry[]
      /** Entries are missing between the last view and these. */
      readonly gap: boolean
    }
  | { readonly type: 'chat'; readonly lines: Extract<ServerFrame, { type: 'welcome' }>['chat'] }
  | { readonly type: 'presence'; readonly presence: Presence }
  | { readonly type: 'draft'; readonly player: string; readonly body: string }
  | { readonly type: 'progress'; readonly player: string; readonly placed: number }
  | { readonly type: 'error'; readonly code: string; readonly text: string }

export interface ConnectionOptions {
  readonly table: string
  readonly socket: SocketFactory
  readonly runtime: Runtime
  readonly onNews: (news: News) => void
}

/** ms between pings; a socket that is silent for twice as long is given up. */
const PING = 15_000
/** ms after which an unanswered command is sent again. */
const RESEND = 4_000
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

const FINAL: ReadonlySet<number> = new Set([closing.reload, closing.refused, closing.gone])

/** One table over one socket at a time. It survives lost and repeated messages and restarts of the server. */
export class TableConnection {
  view: SeenView | undefined
  version = 0
  you: { readonly player: string; readonly name: string } | undefined
  /** The player's draft, as the server has it. */
  draft: string | undefined
  /** Server time minus local time, in ms. */
  skew = 0
  status: Status = { type: 'connecting' }
  readonly #options: ConnectionOptions
  readonly #outbox = new Outbox()
  #socket: SocketLike | undefined
  #failures = 0
  #heardAt = 0
  #lastError = { code: 'left', text: '' }
  #cancelBeat = () => {}
  #cancelRetry = () => {}

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#connect()
  }

  /** Resolves when the server has answered. The command is sent again until then. */
  send(action: ClientAction): Promise<Answer> {
    const command = { id: this.#options.runtime.newId(), basis: this.version, action }
    return new Promise((answer) => {
      if (this.status.type === 'closed')
        answer({ ok: false, code: 'closed', text: 'Not connected.', params: {} })
      else {
        this.#outbox.put(command, answer)
        this.#flush(Number.MIN_SAFE_INTEGER)
      }
    })
  }

  /** Saves the player's draft. The server keeps it and shows it to the player's side. */
  saveDraft(body: string): void {
    this.draft = body
    this.#post({ type: 'draft', body })
  }

  close(): void {
    this.#finish('left', 'Left.')
  }

  #connect(): void {
    this.#become({ type: 'connecting' })
    const socket = this.#options.socket()
    this.#socket = socket
    this.#heardAt = this.#options.runtime.now()
    // Events of a socket that was given up must not affect the next one.
    const own = (then: () => void) => {
      if (this.#socket === socket) then()
    }
    socket.onopen = () => own(() => this.#hello())
    socket.onmessage = ({ data }: { data: unknown }) => own(() => this.#hear(String(data)))
    socket.onclose = ({ code }: { code: number }) => own(() => this.#lost(code))
    socket.onerror = () => {}
    this.#beat()
  }

  #hello(): void {
    const have = this.view === undefined ? {} : { have: this.version }
    this.#write({ type: 'hello', protocol: PROTOCOL, table: this.#options.table, ...have })
  }

  #hear(raw: string): void {
    this.#heardAt = this.#options.runtime.now()
    const frame = readServerFrame(raw)
    if (frame !== undefined) this.#handle(frame)
  }

  #handle(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        this.#welcomed(frame)
        break
      case 'update':
        this.#show(frame)
        break
      case 'accepted':
        this.#outbox.answered(frame.id, { ok: true, version: frame.version })
        break
      case 'refused': {
        const { id, code, text, params } = frame
        this.#outbox.answered(id, { ok: false, code, text, params })
        break
      }
      case 'presence':
        this.#tell({ type: 'presence', presence: frame })
        break
      case 'draft':
      case 'progress':
        this.#tell(frame)
        break
      case 'pong':
        if (frame.version > this.version) this.#post({ type: 'resync', have: this.version })
        break
      case 'error':
        this.#lastError = frame
        this.#tell(frame)
        break
    }
  }

  #welcomed(frame: Extract<ServerFrame, { type: 'welcome' }>): void {
    this.#failures = 0
    this.you = frame.you
    this.draft = frame.draft
    this.#become({ type: 'open' })
    this.#tell({ type: 'chat', lines: frame.chat })
    this.#tell({ type: 'presence', presence: frame.presence })
    this.#show(frame)
    this.#flush(Number.POSITIVE_INFINITY)
  }

  /** Each message has the whole view: an older one is ignored, and a gap does no harm. */
  #show(frame: Extract<ServerFrame, { type: 'welcome' | 'update' }>): void {
    this.skew = frame.now - this.#options.runtime.now()
    const first = this.view === undefined
    if (!first && frame.version <= this.version) return
    const entries = frame.entries.filter(({ version }) => version > this.version)
    const gap = !first && frame.from > this.version
    this.view = frame.view
    this.version = frame.version
    this.#tell({ type: 'view', view: frame.view, entries, gap })
  }

  #flush(since: number): void {
    if (this.status.type !== 'open') return
    const now = this.#options.runtime.now()
    for (const command of this.#outbox.due(since, now)) this.#write({ type: 'command', ...command })
  }

  #post(frame: ClientFrame): void {
    if (this.status.type === 'open') this.#write(frame)
  }

  #write(frame: ClientFrame): void {
    try {
      this.#socket?.send(JSON.stringify(frame))
    } catch {
      // A socket that is just closing: `onclose` follows, and the outbox still has it.
    }
  }

  /** Checks the socket every few seconds. */
  #beat(): void {
    const { after, now } = this.#options.runtime
    this.#cancelBeat()
    let pings = 0
    const beat = () => {
      this.#cancelBeat = after(RESEND, () => {
        if (now() - this.#heardAt > 2 * PING) return this.#lost(0)
        this.#flush(now() - RESEND + 1)
        if (++pings % Math.floor(PING / RESEND) === 0) this.#post({ type: 'ping' })
        beat()
      })
    }
    beat()
  }

  #lost(code: number) {
    this.#cancelBeat()
    const socket = this.#socket
    this.#socket = undefined
    if (code === 0) socket?.close()
    if (FINAL.has(code)) return this.#finish(this.#lastError.code, this.#lastError.text)
    const { after, random } = this.#options.runtime
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++)
    // Random, so that not all clients reconnect at the same moment after a restart.
    const ms = wait * (0.5 + random() / 2)
    this.#become({ type: 'waiting', ms })
    this.#cancelRetry = after(ms, () => this.#connect())
  }

  #finish(code: string, text: string): void {
    if (this.status.type === 'closed') return
    this.#cancelBeat()
    this.#cancelRetry()
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
    this.#become({ type: 'closed', code, text })
    this.#outbox.fail(code, text)
  }

  #become(status: Status): void {
    this.status = status
    this.#tell({ type: 'status', status })
  }

  #tell(news: News): void {
    this.#options.onNews(news)
  }
}
