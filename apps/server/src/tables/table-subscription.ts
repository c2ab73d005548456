import { type Bus, tableTopic } from '../bus/bus.ts'

/** Collects the messages about one table while its log is being read, and delivers them afterwards. */
export class TableSubscription {
  readonly end: () => void
  #newest = 0
  #deliver: ((version: number) => void) | undefined

  constructor(bus: Bus, table: string) {
    this.end = bus.subscribe(tableTopic(table), (version) => {
      if (this.#deliver === undefined) this.#newest = Math.max(this.#newest, version)
      else this.#deliver(version)
    })
  }

  deliverTo(deliver: (version: number) => void): void {
    this.#deliver = deliver
    if (this.#newest > 0) deliver(this.#newest)
  }
}
