import { describe, expect, it } from 'vitest'
import type { Bus, Hint } from '../../src/index.ts'

let probes = 0

/**
 * Until `to` has seenCommands what `from` says now: all that `to` listens for is known by then, and all that `from`
 * has said before has arrived. Said again and again: who begins to listen may miss what is said meanwhile.
 */
export async function seenCommands(from: Bus, to: Bus): Promise<void> {
  const table = `probe ${probes++}`
  let over = false
  const end = to.listen(table, () => {
    over = true
  })
  while (!over) {
    from.publish({ table, version: 1 })
    await new Promise((next) => setTimeout(next, 5))
  }
  end()
}

const listenTo = (bus: Bus, table: string) => {
  const hints: Hint[] = []
  const end = bus.listen(table, (version) => void hints.push({ table, version }))
  return { hints, end }
}

/** What every bus must do. `ends` gives two ends of the same bus, or the same end twice. */
export function busContract(name: string, ends: () => Promise<readonly [Bus, Bus]>): void {
  describe(`${name}: bus`, () => {
    it('tells everyone who listens for a table, also the same function twice, until it does no more', async () => {
      const [here, there] = await ends()
      const versions: number[] = []
      const listener = (version: number) => void versions.push(version)
      const end = there.listen('t', listener)
      there.listen('t', listener)
      await seenCommands(here, there)
      here.publish({ table: 't', version: 1 })
      await seenCommands(here, there)
      expect(versions).toEqual([1, 1])
      end()
      await seenCommands(here, there)
      here.publish({ table: 't', version: 2 })
      await seenCommands(here, there)
      expect(versions).toEqual([1, 1, 2])
      await Promise.all([here.close(), there.close()])
    })

    it('says nothing of other tables, whatever they are called', async () => {
      const [here, there] = await ends()
      const names = ['a', 'a.b', 'a b', '*', '>', 'é', 'A', 'a'.repeat(64)]
      const all = names.map((table) => listenTo(there, table))
      await seenCommands(here, there)
      for (const [i, table] of names.entries()) here.publish({ table, version: i + 1 })
      here.publish({ table: 'nobody listens', version: 99 })
      await seenCommands(here, there)
      expect(all.map(({ hints }) => hints)).toEqual(names.map((table, i) => [{ table, version: i + 1 }]))
      await Promise.all([here.close(), there.close()])
    })

    it('of many tables at once none is forgotten, and of each the last version arrives', async () => {
      const [here, there] = await ends()
      const tables = Array.from({ length: 400 }, (_, t) => listenTo(there, `table ${t}`))
      await seenCommands(here, there)
      for (let version = 1; version <= 3; version++)
        for (let t = 0; t < 400; t++) here.publish({ table: `table ${t}`, version })
      await seenCommands(here, there)
      expect(new Set(tables.map(({ hints }) => hints.at(-1)?.version))).toEqual(new Set([3]))
      await Promise.all([here.close(), there.close()])
    })

    it('is silent once closed', async () => {
      const [here, there] = await ends()
      const { hints } = listenTo(here, 't')
      await seenCommands(there, here)
      await here.close()
      here.publish({ table: 't', version: 1 })
      there.publish({ table: 't', version: 2 })
      const [one, other] = await ends()
      await seenCommands(one, other)
      expect(hints).toEqual([])
      await Promise.all([there.close(), one.close(), other.close()])
    })
  })
}

/** What a bus between nodes must do besides. `cut` breaks its connections and lets them come back. */
export function farBusContract(name: string, make: () => Promise<Bus>, cut: () => Promise<void>): void {
  describe(`${name}: bus between nodes`, () => {
    it('comes back after a cut, says so, and tells again', async () => {
      const [here, there] = [await make(), await make()]
      const { hints } = listenTo(there, 't')
      const back = Promise.all(
        [here, there].map((bus) => new Promise<void>((resolve) => void bus.onReconnect(resolve))),
      )
      await cut()
      await back
      await seenCommands(here, there)
      here.publish({ table: 't', version: 7 })
      await seenCommands(here, there)
      expect(hints).toEqual([{ table: 't', version: 7 }])
      await Promise.all([here.close(), there.close()])
    })
  })
}
