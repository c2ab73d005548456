import type { GameTypes, Log, Playable, Step } from '@estocade/kernel'
import type { Entry } from './events.ts'
import { apply } from './evolve.ts'
import type { Table } from './table.ts'

/** The kernel's logs of all matches played at a table, the server seed in those that are over. */
export function logsOf(playable: Playable, entries: readonly Entry[]): readonly Log<GameTypes>[] {
  const logs: { header: Log<GameTypes>['header']; steps: Step<GameTypes>[]; serverSeed?: string }[] = []
  let table: Table | undefined
  for (const entry of entries) {
    table = apply(playable, table, entry)
    for (const event of entry.events) {
      if (event.type === 'started') logs.push({ header: table.match!.live.header, steps: [] })
      else if (event.type === 'step') logs.at(-1)!.steps.push(event.step)
      else if (event.type === 'over') logs.at(-1)!.serverSeed = event.serverSeed
    }
  }
  return logs
}
