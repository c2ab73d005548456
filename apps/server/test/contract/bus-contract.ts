import { describe, expect, it } from 'vitest'
import type { Bus, Hint } from '../../src/index.ts'

let probes = 0

/** Until `to` has heard what `from` says now: all that `from` said before has arrived by then. */
export const heard = (from: Bus, to: Bus = from): Promise<void> =>
  new Promise((resolve) => {
    const probe = { table: 'probe', version: ++probes }
    const end = to.subscribe(({ table, version }) => {
      if (table !== probe.table || version !== probe.version) return
      end()
      resolve()
    })
    from.publish(probe)
  })

const listenTo = (bus: Bus) => {
  const hints: Hint[] = []
  const end = bus.subscribe((hint) => hint.table !== 'probe' && hints.push(hint))
  return { hints, end }
}

/** What every bus must do. `make` gives another end of the same bus each time. */
export function busContract(name: string, make: () => Promise<Bus>): void {
  describe(`${name}: bus`, () => {
    it('tells every subscriber, also the same function twice, until it unsubscribes', async () => {
      const bus = await make()
      const hints: Hint[] = []
      const listener = (hint: Hint) => void (hint.table === 't' && hints.push(hint))
      const end = bus.subscribe(listener)
      bus.subscribe(listener)
      bus.publish({ table: 't', version: 1 })
      await heard(bus)
      expect(hints).toEqual([
        { table: 't', version: 1 },
        { table: 't', version: 1 },
      ])
      end()
      bus.publish({ table: 't', version: 2 })
      await heard(bus)
      expect(hints).toHaveLength(3)
      await bus.close()
    })

    it('of many tables at once none is forgotten, and of each the last version arrives', async () => {
      const bus = await make()
      const { hints } = listenTo(bus)
      for (let version = 1; version <= 3; version++)
        for (let t = 0; t < 400; t++) bus.publish({ table: `table ${t}`, version })
      await heard(bus)
      const last = new Map(hints.map(({ table, version }) => [table, version]))
      expect(last.size).toBe(400)
      expect(new Set(last.values())).toEqual(new Set([3]))
      await bus.close()
    })

    it('is silent once closed', async () => {
      const bus = await make()
      const { hints } = listenTo(bus)
      await bus.close()
      bus.publish({ table: 't', version: 1 })
      const other = await make()
      await heard(other)
      expect(hints).toEqual([])
      await other.close()
    })
  })
}

/** What a bus between nodes must do besides. `cut` breaks its connections and lets them come back. */
export function farBusContract(name: string, make: () => Promise<Bus>, cut: () => Promise<void>): void {
  describe(`${name}: bus between nodes`, () => {
    it('tells the others', async () => {
      const [here, there] = [await make(), await make()]
      const { hints } = listenTo(there)
      here.publish({ table: 't', version: 7 })
      await heard(here, there)
      expect(hints).toEqual([{ table: 't', version: 7 }])
      await Promise.all([here.close(), there.close()])
    })

    it('comes back after a cut, says so, and tells again', async () => {
      const [here, there] = [await make(), await make()]
      const back = Promise.all(
        [here, there].map((bus) => new Promise<void>((resolve) => void bus.onReconnect(resolve))),
      )
      await cut()
      await back
      await heard(here, there)
      await Promise.all([here.close(), there.close()])
    })
  })
}
