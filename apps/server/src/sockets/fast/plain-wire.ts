import type { WebSocket } from 'ws'
import type { Utf8 } from '../utf8.ts'

export type SendingSocket = Pick<WebSocket, 'send' | 'bufferedAmount'>

/** The plain equivalent of `FastWire`: `ws` frames each text and sends it at once. */
export class PlainWire {
  readonly #socket: SendingSocket

  constructor(socket: SendingSocket) {
    this.#socket = socket
  }

  get backlog(): number {
    return this.#socket.bufferedAmount
  }

  send(text: Utf8): void {
    this.#socket.send(Buffer.from(text, 'latin1'), { binary: false })
  }

  flush(): void {}
}
