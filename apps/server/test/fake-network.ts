import { EventEmitter } from 'node:events'
import type { Runtime, SocketLike } from '@estocade/client'
import type { Dice } from '@estocade/kernel'
import type { ServerSocket } from '../src/sockets/connection.ts'
import type { Line as ServerLine } from '../src/sockets/fast/fast-wire.ts'
import type { VirtualTime } from './virtual-time.ts'

export interface Faults {
  /** Probabilities in percent, for each message. */
  loss: number
  doubling: number
  cut: number
  /** The longest delay in ms. Each message has its own, so that messages overtake each other. */
  delay: number
}

/** The server's end of a line. */
class FakeServerSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  readonly writableLength = 0
  readonly bufferedAmount = 0
  readonly #line: Line

  constructor(line: Line) {
    super()
    this.#line = line
  }

  /** Every frame travels alone. */
  write(bytes: string): void {
    for (const text of textsIn(Buffer.from(bytes, 'latin1')))
      this.#line.carry(() => this.#line.toClient(text))
  }

  /** Used by `PlainWire` instead of `write`. */
  send(bytes: Buffer): void {
    this.#line.carry(() => this.#line.toClient(bytes.toString('utf8')))
  }

  close(code = 1000): void {
    this.#line.end(code)
  }

  terminate(): void {
    this.#line.end(1006)
  }

  ping(): void {
    this.emit('pong')
  }
}

/** The texts of whole, unmasked frames. */
function* textsIn(bytes: Buffer): Iterable<string> {
  for (let at = 0; at < bytes.length; ) {
    const short = bytes[at + 1]!
    const body = at + (short < 126 ? 2 : short === 126 ? 4 : 10)
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
    yield bytes.toString('utf8', body, body + length)
    at = body + length
  }
}

/** A line that loses, doubles, delays and reorders, and sometimes breaks. */
class Line {
  readonly server: FakeServerSocket
  readonly client: SocketLike
  open = true
  readonly #time: VirtualTime
  readonly #dice: Dice
  readonly #faults: Faults

  constructor(time: VirtualTime, dice: Dice, faults: Faults) {
    this.#time = time
    this.#dice = dice
    this.#faults = faults
    this.server = new FakeServerSocket(this)
    this.client = {
      send: (text) => this.carry(() => this.server.emit('message', Buffer.from(text), false)),
      close: () => this.end(1000),
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
    }
    time.after(this.#delay(), () => this.open && this.client.onopen?.({} as never))
  }

  toClient(text: string): void {
    this.client.onmessage?.({ data: text } as never)
  }

  carry(deliver: () => void): void {
    const { loss, doubling, cut } = this.#faults
    if (this.#chance(cut)) this.#time.after(this.#delay(), () => this.end(1006))
    if (this.#chance(loss)) return
    for (let copies = this.#chance(doubling) ? 2 : 1; copies > 0; copies--)
      this.#time.after(this.#delay(), () => this.open && deliver())
  }

  end(code: number): void {
    if (!this.open) return
    this.open = false
    this.server.readyState = 3
    this.server.emit('close')
    this.#time.after(1, () => this.client.onclose?.({ code } as never))
  }

  #chance(percent: number): boolean {
    return this.#dice.below(1000) < percent * 10
  }

  #delay(): number {
    return this.#dice.below(this.#faults.delay + 1)
  }
}

export class FakeNetwork {
  readonly faults: Faults = { loss: 8, doubling: 8, cut: 2, delay: 400 }
  readonly #time: VirtualTime
  readonly #dice: Dice
  #ids = 0

  constructor(time: VirtualTime, dice: Dice) {
    this.#time = time
    this.#dice = dice
  }

  heal(): void {
    Object.assign(this.faults, { loss: 0, doubling: 0, cut: 0, delay: 5 })
  }

  /** A new line; `accept` gets the server's end. */
  connect(accept: (socket: ServerSocket, line: ServerLine) => void): SocketLike {
    const line = new Line(this.#time, this.#dice, this.faults)
    accept(line.server as unknown as ServerSocket, line.server)
    return line.client
  }

  runtime(): Runtime {
    const { now, after } = this.#time
    return { now, after, random: () => this.#dice.unit(), newId: () => `fuzz-id-${this.#ids++}` }
  }
}
