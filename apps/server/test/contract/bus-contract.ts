import { describe, expect, it } from 'vitest'
import { accessChanged, type Bus, type Hint, tableTopic } from '../../src/index.ts'

let probes = 0

/**
 * Resolves when `to` has received a probe of `from`: then all subscriptions of `to` are in force and all earlier
 * hints of `from` have arrived. The probe is repeated, because a new subscription may miss the first.
 */
export async function heard(from: Bus, to: Bus): Promise<void> {
  const topic = tableTopic(`probe ${probes++}`)
  let over = false
  const end = to.subscribe(topic, () => {
    over = true
  })
  const probe = () => {
    from.publish({ topic, version: 1 })
    return over
  }
  await expect.poll(probe, { interval: 5, message: 'a probe arrives' }).toBe(true)
  end()
}

const listenTo = (bus: Bus, table: string) => {
  const hints: Hint[] = []
  const topic = tableTopic(table)
  const end = bus.subscribe(topic, (version) => void hints.push({ topic, version }))
  return { hints, end }
}

/** What every bus must do. `ends` gives two ends of the same bus, or the same end twice. */
export function busContract(name: string, ends: () => Promise<readonly [Bus, Bus]>): void {
  describe(`${name}: bus`, () => {
    it('tells everyone who listens for a table, also the same function twice, until it does no more', async () => {
      const [here, there] = await ends()
      const versions: number[] = []
      const listener = (version: number) => void versions.push(version)
      const end = there.subscribe(tableTopic('t'), listener)
      there.subscribe(tableTopic('t'), listener)
      await heard(here, there)
      here.publish({ topic: tableTopic('t'), version: 1 })
      await heard(here, there)
      expect(versions).toEqual([1, 1])
      end()
      await heard(here, there)
      here.publish({ topic: tableTopic('t'), version: 2 })
      await heard(here, there)
      expect(versions).toEqual([1, 1, 2])
      await Promise.all([here.close(), there.close()])
    })

    it('tells of changed access, which is no table', async () => {
      const [here, there] = await ends()
      let heardAccess = 0
      there.subscribe('access', () => {
        heardAccess++
      })
      const { hints } = listenTo(there, 'access')
      await heard(here, there)
      here.publish(accessChanged)
      await heard(here, there)
      expect({ heardAccess, hints }).toEqual({ heardAccess: 1, hints: [] })
      await Promise.all([here.close(), there.close()])
    })

    it('says nothing of other tables, whatever they are called', async () => {
      const [here, there] = await ends()
      const names = ['a', 'a.b', 'a b', '*', '>', 'é', 'A', 'a'.repeat(64)]
      const all = names.map((table) => listenTo(there, table))
      await heard(here, there)
      for (const [i, table] of names.entries()) here.publish({ topic: tableTopic(table), version: i + 1 })
      here.publish({ topic: tableTopic('nobody listens'), version: 99 })
      await heard(here, there)
      expect(all.map(({ hints }) => hints)).toEqual(
        names.map((table, i) => [{ topic: tableTopic(table), version: i + 1 }]),
      )
      await Promise.all([here.close(), there.close()])
    })

    it('of many tables at once none is forgotten, and of each the last version arrives', async () => {
      const [here, there] = await ends()
      const tables = Array.from({ length: 400 }, (_, t) => listenTo(there, `table ${t}`))
      await heard(here, there)
      for (let version = 1; version <= 3; version++)
        for (let t = 0; t < 400; t++) here.publish({ topic: tableTopic(`table ${t}`), version })
      await heard(here, there)
      expect(new Set(tables.map(({ hints }) => hints.at(-1)?.version))).toEqual(new Set([3]))
      await Promise.all([here.close(), there.close()])
    })

    it('is silent once closed', async () => {
      const [here, there] = await ends()
      const { hints } = listenTo(here, 't')
      await heard(there, here)
      await here.close()
      here.publish({ topic: tableTopic('t'), version: 1 })
      there.publish({ topic: tableTopic('t'), version: 2 })
      const [one, other] = await ends()
      await heard(one, other)
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
      await heard(here, there)
      here.publish({ topic: tableTopic('t'), version: 7 })
      await heard(here, there)
      expect(hints).toEqual([{ topic: tableTopic('t'), version: 7 }])
      await Promise.all([here.close(), there.close()])
    })
  })
}
