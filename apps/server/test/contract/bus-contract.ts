import { describe, expect, it } from 'vitest'
import type { Bus, Hint } from '../../src/index.ts'

/** What every bus must do. `settle` waits until what was published has had time to arrive. */
export function busContract(name: string, make: () => Promise<Bus>, settle: () => Promise<void>): void {
  describe(`${name}: bus`, () => {
    it('tells every subscriber, also the same function twice, until it unsubscribes', async () => {
      const bus = await make()
      const heard: Hint[] = []
      const listener = (hint: Hint) => void heard.push(hint)
      const end = bus.subscribe(listener)
      bus.subscribe(listener)
      bus.publish({ table: 't', version: 1 })
      await settle()
      expect(heard).toEqual([
        { table: 't', version: 1 },
        { table: 't', version: 1 },
      ])
      end()
      bus.publish({ table: 't', version: 2 })
      await settle()
      expect(heard).toHaveLength(3)
      await bus.close()
    })

    it('is silent once closed', async () => {
      const bus = await make()
      const heard: Hint[] = []
      bus.subscribe((hint) => void heard.push(hint))
      await bus.close()
      bus.publish({ table: 't', version: 1 })
      await settle()
      expect(heard).toEqual([])
    })
  })
}
