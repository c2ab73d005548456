import { applyDecision, decideCommand, openTable, type Speaker, type Table } from '@estocade/table'
import { testCatalogue } from '../../../../packages/table/test/games/index.ts'
import type { Append, Store } from '../../src/index.ts'
import { appendOf } from '../../src/tables/decide-job.ts'

/** Tables per transaction. */
const BATCH = 250
const PLAYERS = 1000

/** Plays matches of two people through the rules of tables, each with its own seed, and stores their entries. */
export async function addPlayedTables(store: Store, tables: number): Promise<number> {
  for (let n = 0; n < PLAYERS; n++)
    await store.addPlayer({
      ...{ id: `player${n}`, name: `Player ${n}`, login: null, createdAt: n, owner: null, passkeys: 0 },
    })
  let entries = 0
  for (let from = 0; from < tables; from += BATCH) {
    const count = Math.min(BATCH, tables - from)
    const batch = Array.from({ length: count }, (_, n) => playedTable(from + n)).flat()
    for (const { type } of await store.append(batch)) if (type !== 'appended') throw new Error(type)
    entries += batch.length
  }
  return entries
}

function playedTable(n: number): readonly Append[] {
  const playable = testCatalogue.get('tally')!
  const people: readonly Speaker[] = [0, 1].map((seat) => {
    const number = (2 * n + seat) % PLAYERS
    return { player: `player${number}`, name: `Player ${number}` }
  })
  const appends: Append[] = []
  let table: Table | undefined
  let at = 1_700_000_000_000 + n * 1000
  const take = (decided: ReturnType<typeof openTable>, by: Speaker): void => {
    if (!decided.ok) throw new Error(decided.error.text)
    const before = table
    const { entry, table: next } = applyDecision(playable, before as Table, decided.value, at)
    table = next
    const command = { id: `c${appends.length}`, basis: 0, action: { type: 'stand' } } as const
    const job = {
      type: 'player',
      table: next.id,
      asker: { answered() {} },
      attempts: 0,
      by,
      command,
    } as const
    appends.push(appendOf(playable, { before, entry, next }, before === undefined ? undefined : job))
  }
  const stamp = () => ({ at: ++at, entropy: `secret ${n} ${appends.length}` })
  const opening = { id: `played${n}`, game: 'tally', options: { goal: 15 }, sides: 2 }
  take(openTable(playable, opening, people[0]!, stamp()), people[0]!)
  const ask = (seat: number, action: Parameters<typeof decideCommand>[2]) =>
    take(decideCommand(playable, table!, action, people[seat]!, table!.version, stamp()), people[seat]!)
  ask(1, { type: 'sit', seat: 1 } as never)
  for (const seat of [0, 1]) ask(seat, { type: 'ready', seed: `seed ${n}` })
  while (table!.phase === 'playing') {
    const { seat, about } = table!.timers[0]!.duty
    ask(seat, { type: 'act', about, action: { type: 'add', n: 1 + ((n + appends.length) % 3) } })
  }
  return appends
}
