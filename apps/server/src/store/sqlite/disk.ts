import { close, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

const syncFile = promisify(fdatasync)
const closeFile = promisify(close)

/**
 * Syncs a file to the disk, off the main thread: one sync for all callers that wait when it begins. A sync that fails
 * cannot be repeated (the system may have dropped what it could not write), so from then on nothing is reported
 * as durable.
 */
export class Disk {
  readonly #file: number
  #written = 0
  #durable = 0
  #running: Promise<void> | undefined

  constructor(path: string) {
    this.#file = openSync(path, 'r+')
  }

  /** Call after a write. */
  wrote(): void {
    this.#written++
  }

  /** Resolves when all earlier writes are durable. */
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
