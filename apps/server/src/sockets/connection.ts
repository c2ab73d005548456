import { assertNever, type Viewer } from '@estocade/kernel'
import { type ClientFrame, closing, MAX_FRAME, readClientFrame } from '@estocade/protocol'
import { mayWatch, placeOf, type Speaker, type Table, type TableCommand, viewerOf } from '@estocade/table'
import type { RawData, WebSocket } from 'ws'
import { type Identity, peopleIn, speakerOf } from '../accounts/identities.ts'
import type { Credits } from '../limits.ts'
import type { Hall } from '../tables/command-queue.ts'
import type { Chronicle } from '../tables/history.ts'
import type { Answer, Asker } from '../tables/job.ts'
import type { Past, Room } from '../tables/loaded-table.ts'
import { UnreadableTable } from '../tables/unreadable-table.ts'
import type { Time } from '../time.ts'
import type { Drafts } from './drafts.ts'
import { type Line, Wire } from './fast/wire.ts'
import { acceptedFrame, frame, UpdateFrames, welcomeFrame } from './frames.ts'
import type { Gallery, Watcher } from './subscribers.ts'
import type { Utf8 } from './utf8.ts'

export interface ConnectionContext {
  readonly hall: Hall
  readonly chronicle: Chronicle
  readonly gallery: Gallery
  readonly drafts: Drafts
  readonly time: Time
  readonly onFault: (error: unknown, table: string) => void
}

/** What is used of a socket, but for sending: texts go by the line below it. */
export type ServerSocket = Pick<WebSocket, 'close' | 'terminate' | 'ping' | 'on' | 'readyState' | 'OPEN'>

/** Bytes that may wait for a slow reader; beyond that it has to come back and resync. */
const BACKLOG = 1024 * 1024
/** Frames beyond its credits after which a socket is closed. */
const PATIENCE = 100

/** One socket, one table. */
export class Connection implements Watcher, Asker {
  player: string | undefined
  readonly session: string | undefined
  readonly people: readonly string[]
  readonly address: string
  readonly doorstep: string | undefined
  alive = true
  readonly #socket: ServerSocket
  readonly #identity: Identity | undefined
  readonly #credits: readonly Credits[]
  readonly #context: ConnectionContext
  readonly #wire: Wire
  #by: Speaker | undefined
  /** The sides that `#viewer` was found among. */
  #sides: Table['sides'] | undefined
  #viewer: Viewer = 'spectator'
  #room: Room | undefined
  #greeted = false
  #excess = 0

  constructor(
    socket: ServerSocket,
    line: Line,
    identity: Identity | undefined,
    credits: readonly Credits[],
    context: ConnectionContext,
    address = '',
    doorstep?: string,
  ) {
    this.#wire = new Wire(line)
    this.#socket = socket
    this.#identity = identity
    this.#credits = credits
    this.#context = context
    this.player = identity?.player.id
    this.session = identity?.session.id
    this.people = identity === undefined ? [] : peopleIn(identity)
    this.address = address
    this.doorstep = doorstep
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('pong', () => {
      this.alive = true
    })
    socket.on('error', () => {})
    socket.on('close', () => this.#left())
  }

  send(text: Utf8) {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#wire.backlog > BACKLOG) return this.#socket.terminate()
    this.#wire.send(text)
  }

  viewer(table: Table): Viewer {
    if (this.#sides !== table.sides) {
      this.#sides = table.sides
      this.#viewer = viewerOf(table, this.player)
    }
    return this.#viewer
  }

  answered(answer: Answer, id: string): void {
    this.send(
      answer.ok ? acceptedFrame(id, answer.value.version) : frame({ type: 'refused', id, ...answer.error }),
    )
  }

  end(code: number, error: { readonly code: string; readonly text: string }): void {
    this.#left()
    this.send(frame({ type: 'error', ...error }))
    this.#wire.flush()
    this.#socket.close(code, error.code)
  }

  /** Closes a socket that has not answered since the last check. */
  check() {
    if (!this.alive) return this.#socket.terminate()
    this.alive = false
    this.#socket.ping()
  }

  #left(): void {
    if (this.#room !== undefined) this.#context.gallery.leave(this.#room, this)
    this.#room = undefined
  }

  /** What `ws` has read. */
  #hear(data: RawData, isBinary: boolean): void {
    const bytes = data as Buffer
    this.receive(isBinary || bytes.length > MAX_FRAME ? undefined : bytes.toString('utf8'))
  }

  /** Undefined for a frame that is no text or too long. */
  receive(raw: string | undefined) {
    this.alive = true
    const now = this.#context.time.now()
    for (const credits of this.#credits) if (!credits.take(now)) return this.#tooFast()
    if (raw === undefined) return this.#error('malformed', 'Text frames of at most 8 KB, please.')
    const read = readClientFrame(raw)
    if (read.ok) return this.#handle(read.value)
    const { code, text, params } = read.error
    if (code === 'reload') return this.end(closing.reload, { code, text })
    if (typeof params.id === 'string')
      this.send(frame({ type: 'refused', id: params.id, code, text, params: {} }))
    else this.#error(code, text)
  }

  #tooFast(): void {
    this.#excess++
    if (this.#excess > PATIENCE) this.end(closing.tooMuch, { code: 'slow-down', text: 'Too many messages.' })
    else this.#error('slow-down', 'Too many messages: that one was dropped.')
  }

  #error(code: string, text: string): void {
    this.send(frame({ type: 'error', code, text }))
  }

  #handle(message: ClientFrame) {
    const room = this.#room
    switch (message.type) {
      case 'hello':
        if (this.#greeted) return this.#error('malformed', 'One hello a socket.')
        this.#greeted = true
        this.#greet(message).catch((error) => this.#sendAway(error, message.table))
        return
      case 'ping':
        return this.send(frame({ type: 'pong', version: room?.table.version ?? 0 }))
      case 'command':
        return this.#command(message, room)
      case 'resync':
        if (room !== undefined) this.#resync(room, message.have)
        return
      case 'draft':
        if (room !== undefined) this.#draft(room, message.body)
        return
      default:
        assertNever(message)
    }
  }

  async #greet({ table, have }: Extract<ClientFrame, { type: 'hello' }>): Promise<void> {
    const { hall, chronicle, drafts } = this.#context
    const room = await hall.room(table)
    if (room === undefined)
      return this.end(closing.gone, { code: 'no-table', text: 'There is no such table.' })
    this.player = this.#identity?.ids.find((id) => placeOf(room.table, id) !== undefined) ?? this.player
    if (!mayWatch(room.table, this.player))
      return this.end(closing.refused, { code: 'private', text: 'This table is private.' })
    const draft = this.player === undefined ? undefined : await drafts.get(table, this.player)
    await chronicle.tell(room, have, (pasts) => this.#welcome(room, pasts, draft))
  }

  #welcome(room: Room, pasts: readonly Past[], draft: string | undefined): void {
    const { gallery, time } = this.#context
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#room = room
    gallery.enter(room, this)
    this.send(
      welcomeFrame(room, {
        you: { player: this.player ?? '', name: this.#identity?.player.name ?? '' },
        viewer: viewerOf(room.table, this.player),
        pasts,
        draft,
        presence: gallery.presence(room.id),
        now: time.now(),
      }),
    )
  }

  /** To come back later. */
  #sendAway(error: unknown, table: string): void {
    if (!(error instanceof UnreadableTable)) this.#context.onFault(error, table)
    this.end(closing.shutdown, { code: 'unavailable', text: 'This table cannot be opened yet.' })
  }

  #command({ id, basis, action }: Extract<ClientFrame, { type: 'command' }>, room: Room | undefined) {
    const refused = (code: string, text: string) =>
      this.answered({ ok: false, error: { code, text, params: {} } }, id)
    if (room === undefined) return refused('no-table', 'Say hello to a table first.')
    if (this.player === undefined) return refused('no-identity', 'Choose a name first.')
    this.#by ??= { ...speakerOf(this.#identity!), player: this.player }
    this.#context.hall.post(room.id, this.#by, { id, basis, action: action as TableCommand }, this)
  }

  #resync(room: Room, have: number): void {
    const { chronicle, time, onFault } = this.#context
    const show = (pasts: readonly Past[]) => {
      if (this.#room === room)
        this.send(new UpdateFrames(room, pasts, time.now()).for(this.viewer(room.table)))
    }
    chronicle.tell(room, have, show).catch((error) => onFault(error, room.id))
  }

  #draft(room: Room, body: string): void {
    if (this.player === undefined || viewerOf(room.table, this.player) === 'spectator') return
    this.#context.drafts.put({ table: room.id, player: this.player, body })
    this.#context.gallery.tellTeam(room, this, frame({ type: 'draft', player: this.player, body }))
    const placed = room.playable.progress?.(body)
    if (placed !== undefined)
      this.#context.gallery.tellOthers(room, this, frame({ type: 'progress', player: this.player, placed }))
  }
}
