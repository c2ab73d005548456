import type { Bus } from '../bus/bus.ts'

/** Listens for one table, from before its log is read: what is said in between is told afterwards. */
export class TableSubscription {
  readonly end: () => void
  #newest = 0
  #tell: ((version: number) => void) | undefined

  constructor(bus: Bus, table: string) {
    this.end = bus.listen(table, (version) => {
      if (this.#tell === undefined) this.#newest = Math.max(this.#newest, version)
      else this.#tell(version)
    })
  }

  tellTo(tell: (version: number) => void): void {
    this.#tell = tell
    if (this.#newest > 0) tell(this.#newest)
  }
}
