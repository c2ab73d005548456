import type { ServerResponse } from 'node:http'
import type { Viewer } from '@estocade/kernel'
import { type Table, viewerOf } from '@estocade/table'
import type { Room } from '../tables/loaded-table.ts'
import type { Gallery, Watcher } from './subscribers.ts'
import { jsonUtf8, type Utf8 } from './utf8.ts'

/** ms between signs of life: a reader that hears nothing for twice as long may call again. */
const BEAT = 15_000
/** Bytes that may wait for a slow reader. */
const BACKLOG = 1024 * 1024

/** A table as lines of JSON over a response that does not end: the same frames as over a socket. */
export class ProgramStream implements Watcher {
  readonly player: string
  readonly session: string
  readonly people: readonly string[]
  readonly address: string
  /** A program may run anywhere, beside anybody. */
  readonly doorstep = undefined
  readonly #response: ServerResponse
  readonly #room: Room
  readonly #gallery: Gallery
  readonly #beat: ReturnType<typeof setInterval>

  constructor(
    who: Pick<ProgramStream, 'player' | 'session' | 'people' | 'address'>,
    response: ServerResponse,
    room: Room,
    gallery: Gallery,
  ) {
    this.player = who.player
    this.session = who.session
    this.people = who.people
    this.address = who.address
    this.#response = response
    this.#room = room
    this.#gallery = gallery
    response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' })
    this.#beat = setInterval(() => this.#write('\n'), BEAT)
    response.on('close', () => this.#left())
    gallery.enter(room, this)
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
    this.#gallery.leave(this.#room, this)
  }
}
