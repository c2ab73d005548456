import { availableParallelism } from 'node:os'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder } from '@estocade/words/node'
import { ensureBundle } from '../../scripts/bundle.mjs'
import { markdownTable, shown } from '../measure.ts'
import { openPairs } from '../server/driver.ts'
import { estocadePair } from '../server/drivers/estocade.ts'
import { pace, startSubject } from '../server/load.ts'
import { BotTable, Seen } from './bot-table.ts'

// Tables of a person against Master, and beside them people who play each other. People at the first think for THINK ms
// before each action; then, to see what the threads can do, not at all.
const TABLES = (process.env.TABLES ?? '10 100 1000').split(' ').map(Number)
const THREADS = (process.env.THREADS ?? `${Math.max(1, availableParallelism() - 1)}`).split(' ').map(Number)
const THINK = 5000
const MS = Number(process.env.MS ?? 15_000)
const PAIRS = 10
const PER_SECOND = 50

const at = (sorted: readonly number[], share: number): string =>
  sorted.length === 0 ? '' : shown(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!)

async function openTables(address: string, seen: Seen, count: number): Promise<readonly BotTable[]> {
  const tables: BotTable[] = []
  while (tables.length < count) {
    const wave = Array.from({ length: Math.min(10, count - tables.length) }, () => {
      const table = new BotTable(address, seen)
      table.think = THINK
      return table.open()
    })
    tables.push(...(await Promise.all(wave)))
  }
  return tables
}

async function rows(threads: number, count: number): Promise<readonly (readonly string[])[]> {
  const running = await startSubject({
    name: 'bots',
    script: 'bots.ts',
    args: [String(threads)],
    driver: estocadePair,
  })
  const seen = new Seen()
  const pairs = await openPairs(estocadePair, running.address, PAIRS)
  const tables = await openTables(running.address, seen, count)
  await pace(pairs, PER_SECOND, THINK)
  const result: (readonly string[])[] = []
  for (const think of [THINK, 0]) {
    for (const table of tables) table.think = think
    // Those who are thinking act first.
    if (think === 0) await pace(pairs, PER_SECOND, THINK)
    seen.forget()
    const before = await running.ask('cpu')
    const start = performance.now()
    const times = await pace(pairs, PER_SECOND, MS)
    const seconds = (performance.now() - start) / 1000
    const cores = ((await running.ask('cpu')) - before) / 1e6 / seconds
    const waits = seen.waits.sort((a, b) => a - b)
    const row = [
      String(threads),
      String(count),
      think === 0 ? 'at once' : `after ${think / 1000} s`,
      shown(seen.actions / seconds),
      shown(seen.games / seconds),
      at(waits, 0.5),
      at(waits, 0.99),
      at(times, 0.5),
      at(times, 0.99),
      cores.toFixed(2),
    ]
    console.error(row.join(' | '))
    result.push(row)
  }
  for (const table of tables) table.close()
  for (const pair of pairs) pair.close()
  await running.stop()
  return result
}

await ensureBundle()
await buildLexicons({ folder: cacheFolder(), ids: ['fr'] })
const all: (readonly string[])[] = []
for (const threads of THREADS) for (const count of TABLES) all.push(...(await rows(threads, count)))
const head = [
  'bot threads',
  'bot tables',
  'people act',
  'bot actions/s',
  'games/s',
  'wait for a bot, median ms',
  'p99',
  'other players’ moves seen, median ms',
  'p99',
  'cores of the server',
]
console.log(
  `## Bots on a server\n\nA person against Master in French Jarnac at each table, games in memory; beside them ${PAIRS} matches of people with ${PER_SECOND} moves a second together. Server and players share ${availableParallelism()} cores.\n\n${markdownTable(head, all)}`,
)
process.exit(0)
