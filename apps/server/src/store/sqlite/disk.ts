import { close, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

const syncFile = promisify(fdatasync)
const closeFile = promisify(close)

/**
 * Brings a file's content to the disk, off this thread: one sync for all who wait when it begins. A sync that
 * fails cannot be tried again (the system may have dropped what it could not write), so that from then on
 * nothing is ever said to be durable.
 */
export class Disk {
  readonly #file: number
  #written = 0
  #durable = 0
  #running: Promise<void> | undefined

  constructor(path: string) {
    this.#file = openSync(path, 'r+')
  }

  /** Something was written just now. */
  wrote(): void {
    this.#written++
  }

  /** Resolves when all that was written before is durable. */
  async settled(): Promise<void> {
    const wanted = this.#written
    while (this.#durable < wanted) {
      this.#running ??= this.#sync()
      await this.#running
    }
  }

  async close(): Promise<void> {
    await this.settled()
    await closeFile(this.#file)
  }

  async #sync(): Promise<void> {
    const upTo = this.#written
    await syncFile(this.#file)
    this.#durable = upTo
    this.#running = undefined
  }
}
