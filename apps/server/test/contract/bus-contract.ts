import { describe, expect, it } from 'vitest'
import { accessChanged, type Bus, type ChangeMessage, tableTopic } from '../../src/index.ts'

let probes = 0

/**
 * Resolves when `to` has received a probe of `from`: then all subscriptions of `to` are in force and all earlier
 * messages of `from` have arrived. The probe is repeated, because a new subscription may miss the first.
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
  const messages: ChangeMessage[] = []
  const topic = tableTopic(table)
  const end = bus.subscribe(topic, (version) => void messages.push({ topic, version }))
  return { messages, end }
}

/** What every bus must do. `ends` gives two ends of the same bus, or the same end twice. */
export function busContract(name: string, ends: () => Promise<readonly [Bus, Bus]>): void {
  describe(`${name}: bus`, () => {
    it('delivers a table’s messages to every subscriber, also to the same function twice, until it unsubscribes', async () => {
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

    it('delivers messages of the topic `access`, which is not a table', async () => {
      const [here, there] = await ends()
      let heardAccess = 0
      there.subscribe('access', () => {
        heardAccess++
      })
      const { messages } = listenTo(there, 'access')
      await heard(here, there)
      here.publish(accessChanged)
      await heard(here, there)
      expect({ heardAccess, messages }).toEqual({ heardAccess: 1, messages: [] })
      await Promise.all([here.close(), there.close()])
    })

    it('delivers no messages of other tables, whatever their ids are', async () => {
      const [here, there] = await ends()
      const names = ['a', 'a.b', 'a b', '*', '>', 'é', 'A', 'a'.repeat(64)]
      const all = names.map((table) => listenTo(there, table))
      await heard(here, there)
      for (const [i, table] of names.entries()) here.publish({ topic: tableTopic(table), version: i + 1 })
      here.publish({ topic: tableTopic('nobody listens'), version: 99 })
      await heard(here, there)
      expect(all.map(({ messages }) => messages)).toEqual(
        names.map((table, i) => [{ topic: tableTopic(table), version: i + 1 }]),
      )
      await Promise.all([here.close(), there.close()])
    })

    it('loses no table when many change at once; the last version of each arrives', async () => {
      const [here, there] = await ends()
      const tables = Array.from({ length: 400 }, (_, t) => listenTo(there, `table ${t}`))
      await heard(here, there)
      for (let version = 1; version <= 3; version++)
        for (let t = 0; t < 400; t++) here.publish({ topic: tableTopic(`table ${t}`), version })
      await heard(here, there)
      expect(new Set(tables.map(({ messages }) => messages.at(-1)?.version))).toEqual(new Set([3]))
      await Promise.all([here.close(), there.close()])
    })

    it('delivers nothing once it is closed', async () => {
      const [here, there] = await ends()
      const { messages } = listenTo(here, 't')
      await heard(there, here)
      await here.close()
      here.publish({ topic: tableTopic('t'), version: 1 })
      there.publish({ topic: tableTopic('t'), version: 2 })
      const [one, other] = await ends()
      await heard(one, other)
      expect(messages).toEqual([])
      await Promise.all([there.close(), one.close(), other.close()])
    })
  })
}

/** The further contract of a bus between nodes. `cut` breaks its connections, which then reconnect. */
export function farBusContract(name: string, make: () => Promise<Bus>, cut: () => Promise<void>): void {
  describe(`${name}: bus between nodes`, () => {
    it('reconnects after a cut, reports it, and delivers messages again', async () => {
      const [here, there] = [await make(), await make()]
      const { messages } = listenTo(there, 't')
      const back = Promise.all(
        [here, there].map((bus) => new Promise<void>((resolve) => void bus.onReconnect(resolve))),
      )
      await cut()
      await back
      await heard(here, there)
      here.publish({ topic: tableTopic('t'), version: 7 })
      await heard(here, there)
      expect(messages).toEqual([{ topic: tableTopic('t'), version: 7 }])
      await Promise.all([here.close(), there.close()])
    })
  })
}
