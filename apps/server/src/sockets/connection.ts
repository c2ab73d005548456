import { assertNever, type Viewer } from '@estocade/kernel'
import { type ClientFrame, closing, MAX_FRAME } from '@estocade/protocol'
import { mayWatch, placeOf, type Speaker, type Table, type TableCommand, viewerOf } from '@estocade/table'
import type { RawData, WebSocket } from 'ws'
import { type Identity, linkedIds, speakerOf } from '../accounts/identities.ts'
import type { Credits } from '../limits.ts'
import { type Gate, isGated } from '../moderation/gate.ts'
import type { CommandQueue } from '../tables/command-queue.ts'
import type { History } from '../tables/history.ts'
import type { Answer, Asker } from '../tables/job.ts'
import type { AppliedEntry, LoadedTable } from '../tables/loaded-table.ts'
import { UnreadableTable } from '../tables/unreadable-table.ts'
import type { Time } from '../time.ts'
import type { Codec, Wire } from './codec.ts'
import type { Drafts } from './drafts.ts'
import type { Line } from './fast/fast-wire.ts'
import { acceptedFrame, frame } from './frames.ts'
import type { Subscriber, Subscribers } from './subscribers.ts'
import type { Utf8 } from './utf8.ts'

export interface ConnectionContext {
  readonly queue: CommandQueue
  readonly history: History
  readonly subscribers: Subscribers
  readonly drafts: Drafts
  readonly codec: Codec
  readonly gate: Gate
  readonly time: Time
  readonly onError: (error: unknown, table: string) => void
}

/** The part of a socket that is used here. */
export type ServerSocket = Pick<
  WebSocket,
  'close' | 'terminate' | 'ping' | 'on' | 'readyState' | 'OPEN' | 'send' | 'bufferedAmount'
>

/** Bytes that may wait for a slow client. Beyond that it is disconnected and has to resync. */
const BACKLOG = 1024 * 1024
/** The number of frames over the limit at which a socket is closed. */
const MAX_EXCESS = 100

/** A command's id, as JSON serialisers write it. */
const COMMAND = /^\{"type":"command","id":"([\w-]{8,64})"/

/** One socket, subscribed to one table. */
export class Connection implements Subscriber, Asker {
  player: string | undefined
  readonly session: string | undefined
  readonly linkedIds: readonly string[]
  readonly address: string
  readonly clientAddress: string | undefined
  alive = true
  readonly #socket: ServerSocket
  readonly #identity: Identity | undefined
  readonly #credits: readonly Credits[]
  readonly #context: ConnectionContext
  readonly #wire: Wire
  #by: Speaker | undefined
  /** The sides for which `#viewer` was computed. */
  #sides: Table['sides'] | undefined
  #viewer: Viewer = 'spectator'
  #loaded: LoadedTable | undefined
  #greeted = false
  #excess = 0

  constructor(
    socket: ServerSocket,
    line: Line,
    identity: Identity | undefined,
    credits: readonly Credits[],
    context: ConnectionContext,
    address = '',
    clientAddress?: string,
  ) {
    this.#wire = context.codec.wire(socket, line)
    this.#socket = socket
    this.#identity = identity
    this.#credits = credits
    this.#context = context
    this.player = identity?.player.id
    this.session = identity?.session.id
    this.linkedIds = identity === undefined ? [] : linkedIds(identity)
    this.address = address
    this.clientAddress = clientAddress
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('pong', () => {
      this.alive = true
    })
    socket.on('ping', () => {
      if (!this.#hasCredit()) this.#tooFast(undefined)
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

  /** Closes a socket that has not said hello in time. */
  checkGreeting(): void {
    if (!this.#greeted) this.end(closing.tooMuch, { code: 'malformed', text: 'Say hello first.' })
  }

  /** Closes a socket that has not answered since the last check. */
  check() {
    if (!this.alive) return this.#socket.terminate()
    this.alive = false
    this.#socket.ping()
  }

  #left(): void {
    if (this.#loaded !== undefined) this.#context.subscribers.leave(this.#loaded, this)
    this.#loaded = undefined
  }

  /** A message that `ws` has read. */
  #hear(data: RawData, isBinary: boolean): void {
    const bytes = data as Buffer
    this.receive(isBinary || bytes.length > MAX_FRAME ? undefined : bytes.toString('utf8'))
  }

  /** `raw` is undefined for a frame that is not text or too long. */
  receive(raw: string | undefined) {
    this.alive = true
    if (!this.#hasCredit()) return this.#tooFast(raw)
    if (raw === undefined)
      return this.#error('malformed', 'Only text frames of at most 8,192 bytes are accepted.')
    const read = this.#context.codec.read(raw)
    if (read.ok) return this.#handle(read.value)
    const { code, text, params } = read.error
    if (code === 'reload') return this.end(closing.reload, { code, text })
    if (typeof params.id === 'string')
      this.send(frame({ type: 'refused', id: params.id, code, text, params: {} }))
    else this.#error(code, text)
  }

  #hasCredit(): boolean {
    const now = this.#context.time.now()
    return this.#credits.every((credits) => credits.take(now))
  }

  /** Names the command that was dropped, so that the client knows which one to send again. */
  #tooFast(raw: string | undefined): void {
    this.#excess++
    if (this.#excess > MAX_EXCESS) {
      this.end(closing.tooMuch, { code: 'slow-down', text: 'Too many messages.' })
      return
    }
    const id = COMMAND.exec(raw ?? '')?.[1]
    const text = 'Too many messages: this one was dropped.'
    this.send(frame({ type: 'error', code: 'slow-down', text, ...(id === undefined ? {} : { id }) }))
  }

  #error(code: string, text: string): void {
    this.send(frame({ type: 'error', code, text }))
  }

  #handle(message: ClientFrame) {
    const loaded = this.#loaded
    switch (message.type) {
      case 'hello':
        if (this.#greeted) return this.#error('malformed', 'A socket takes one hello.')
        this.#greeted = true
        this.#greet(message).catch((error) => this.#unavailable(error, message.table))
        return
      case 'ping':
        return this.send(frame({ type: 'pong', version: loaded?.table.version ?? 0 }))
      case 'command':
        return this.#command(message, loaded)
      case 'resync':
        if (loaded !== undefined) this.#resync(loaded, message.have)
        return
      case 'draft':
        if (loaded !== undefined) this.#draft(loaded, message.body)
        return
      default:
        assertNever(message)
    }
  }

  async #greet({ table, have }: Extract<ClientFrame, { type: 'hello' }>): Promise<void> {
    const { queue, history, drafts } = this.#context
    const loaded = await queue.load(table)
    if (loaded === undefined)
      return this.end(closing.gone, { code: 'no-table', text: 'There is no such table.' })
    this.player = this.#identity?.ids.find((id) => placeOf(loaded.table, id) !== undefined) ?? this.player
    if (!mayWatch(loaded.table, this.player))
      return this.end(closing.refused, { code: 'private', text: 'This table is private.' })
    const draft = this.player === undefined ? undefined : await drafts.get(table, this.player)
    await history.catchUp(loaded, have, (applied) => this.#welcome(loaded, applied, draft))
  }

  #welcome(loaded: LoadedTable, applied: readonly AppliedEntry[], draft: string | undefined): void {
    const { subscribers, time, codec } = this.#context
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#loaded = loaded
    subscribers.enter(loaded, this)
    this.send(
      codec.welcome(loaded, {
        you: { player: this.player ?? '', name: this.#identity?.player.name ?? '' },
        viewer: viewerOf(loaded.table, this.player),
        applied,
        draft,
        presence: subscribers.presence(loaded.id),
        now: time.now(),
      }),
    )
  }

  /** Closes the socket with a code that tells the client to come back later. */
  #unavailable(error: unknown, table: string): void {
    if (!(error instanceof UnreadableTable)) this.#context.onError(error, table)
    this.end(closing.shutdown, { code: 'unavailable', text: 'This table cannot be opened yet.' })
  }

  #command(
    { id, basis, action }: Extract<ClientFrame, { type: 'command' }>,
    loaded: LoadedTable | undefined,
  ) {
    const refused = (code: string, text: string) =>
      this.answered({ ok: false, error: { code, text, params: {} } }, id)
    if (loaded === undefined) return refused('no-table', 'Say hello to a table first.')
    if (this.player === undefined) return refused('no-identity', 'Choose a name first.')
    this.#by ??= { ...speakerOf(this.#identity!), player: this.player }
    const by = this.#by
    const enqueue = () =>
      this.#context.queue.enqueue(loaded.id, by, { id, basis, action: action as TableCommand }, this)
    if (!isGated(action.type)) return enqueue()
    this.#context.gate.refusalFor(loaded.table, this.linkedIds, action.type).then(
      (refusal) => (refusal === undefined ? enqueue() : this.answered({ ok: false, error: refusal }, id)),
      (error) => {
        this.#context.onError(error, loaded.id)
        refused('unavailable', 'This cannot be done just now: please try again.')
      },
    )
  }

  #resync(loaded: LoadedTable, have: number): void {
    const { history, subscribers, time, codec, onError } = this.#context
    const show = (applied: readonly AppliedEntry[]) => {
      if (this.#loaded !== loaded) return
      subscribers.sendNow(this)
      this.send(codec.views.update(loaded, applied, time.now()).for(this.viewer(loaded.table)))
    }
    history.catchUp(loaded, have, show).catch((error) => onError(error, loaded.id))
  }

  #draft(loaded: LoadedTable, body: string): void {
    const seat = this.player === undefined ? 'spectator' : viewerOf(loaded.table, this.player)
    if (this.player === undefined || seat === 'spectator') return
    this.#context.drafts.put({ table: loaded.id, player: this.player, body })
    this.#context.subscribers.sendToTeam(loaded, this, frame({ type: 'draft', player: this.player, body }))
    const { playable, table } = loaded
    if (playable.progress === undefined || table.match === undefined) return
    const placed = playable.progress(body, playable.game.view(table.match.live.state, seat), seat)
    this.#context.subscribers.tellOthers(
      loaded,
      this,
      frame({ type: 'progress', player: this.player, placed }),
    )
  }
}
