import { type Bus, tableTopic } from '../bus/bus.ts'

/** Hints about one table, from before its log is read: those that arrive meanwhile are delivered afterwards. */
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
