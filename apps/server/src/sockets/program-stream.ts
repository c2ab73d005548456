import type { ServerResponse } from 'node:http'
import type { Viewer } from '@estocade/kernel'
import { type Table, viewerOf } from '@estocade/table'
import type { LoadedTable } from '../tables/loaded-table.ts'
import type { Subscriber, Subscribers } from './subscribers.ts'
import { jsonUtf8, type Utf8 } from './utf8.ts'

/** ms between empty lines: a reader that gets nothing for twice as long may reconnect. */
const HEARTBEAT = 15_000
/** Bytes that may wait for a slow client. */
const BACKLOG = 1024 * 1024

/** A table as lines of JSON in a response that does not end: the same frames as over a socket. */
export class ProgramStream implements Subscriber {
  readonly player: string
  readonly session: string
  readonly linkedIds: readonly string[]
  readonly address: string
  /** A program may run on a machine that others share. */
  readonly clientAddress = undefined
  readonly #response: ServerResponse
  readonly #loaded: LoadedTable
  readonly #subscribers: Subscribers
  readonly #beat: ReturnType<typeof setInterval>

  constructor(
    who: Pick<ProgramStream, 'player' | 'session' | 'linkedIds' | 'address'>,
    response: ServerResponse,
    loaded: LoadedTable,
    subscribers: Subscribers,
  ) {
    this.player = who.player
    this.session = who.session
    this.linkedIds = who.linkedIds
    this.address = who.address
    this.#response = response
    this.#loaded = loaded
    this.#subscribers = subscribers
    response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' })
    this.#beat = setInterval(() => this.#write('\n'), HEARTBEAT)
    response.on('close', () => this.#left())
    subscribers.enter(loaded, this)
  }

  viewer = (table: Table): Viewer => viewerOf(table, this.player)

  send(text: Utf8): void {
    this.#write(`${text}\n`)
  }

  end(_: number, { code, text }: { readonly code: string; readonly text: string }): void {
    this.send(jsonUtf8({ type: 'error', code, text }))
    this.#left()
    this.#response.end()
  }

  #write(text: string): void {
    if (this.#response.writableLength > BACKLOG) this.#response.destroy()
    else if (!this.#response.writableEnded) this.#response.write(text, 'latin1')
  }

  #left(): void {
    clearInterval(this.#beat)
    this.#subscribers.leave(this.#loaded, this)
  }
}
