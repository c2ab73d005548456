import { Socket } from 'node:net'

/** ms that connections have for their farewell. */
const FAREWELL = 3000

/**
 * The sockets of Postgres clients. A client ends only when the database has closed its side, which one that was cut off
 * never does.
 */
export class Sockets {
  readonly #open = new Set<Socket>()

  /** For the `stream` option of a client or pool. */
  readonly open = (): Socket => {
    const socket = new Socket()
    this.#open.add(socket)
    return socket.once('close', () => this.#open.delete(socket))
  }

  /** Waits for `end`, and destroys what is still open when it takes too long. */
  async closing(end: Promise<unknown>, ms: number = FAREWELL): Promise<void> {
    const late = setTimeout(() => {
      for (const socket of this.#open) socket.destroy()
    }, ms)
    await end.finally(() => clearTimeout(late))
  }
}
