// Postgres: what gathering entries into few transactions at a time saves.
import { RealPostgres } from '../../apps/server/test/real/postgres.ts'
import { markdownTable, median } from '../measure.ts'
import { cpuOfTree } from '../nodes/cluster.ts'
import { openPairs, type Pair } from '../server/driver.ts'
import { estocadePair } from '../server/drivers/estocade.ts'
import { atMost, type Goal, goalTable } from '../server/goals.ts'
import { pace, type Running, saturate, startSubject } from '../server/load.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const MS = Number(process.env.MS ?? 1200)
const MATCHES = 200
const RATES = (process.env.RATES ?? '700 1500 2200 3200').split(' ').map(Number)
/** As many as the pool has connections: what arrives is written at once. */
const UNGATHERED = 8
interface Way {
  readonly name: string
  readonly atOnce: number
  readonly servers: 1 | 2
}
const WAYS: readonly Way[] = [
  ...[UNGATHERED, 1, 2, 3].map((atOnce): Way => ({ name: String(atOnce), atOnce, servers: 1 })),
  { name: '2, tables on two servers', atOnce: 2, servers: 2 },
  { name: `${UNGATHERED}, again`, atOnce: UNGATHERED, servers: 1 },
]

interface Round {
  readonly node: number
  readonly database: number
  readonly median: number
  readonly p99: number
}

interface Standing {
  readonly running: Running
  readonly pairs: readonly Pair[]
  readonly rounds: Map<number, Round[]>
}

const databases = [await RealPostgres.start(), await RealPostgres.start()] as const
const all: Standing[] = []
for (const [i, { atOnce, servers }] of WAYS.entries()) {
  const urls = await Promise.all(databases.slice(0, servers).map((one) => one.database(`way${i}`)))
  const running = await startSubject({
    name: '',
    script: 'gathered.ts',
    args: [String(atOnce), ...urls],
    driver: estocadePair,
  })
  const pairs = await openPairs(estocadePair, running.address, MATCHES)
  await saturate(running, pairs, 2500)
  all.push({ running, pairs, rounds: new Map(RATES.map((rate) => [rate, []])) })
}

async function round({ running, pairs }: Standing, rate: number): Promise<Round> {
  const database = () => databases.reduce((sum, { pid }) => sum + cpuOfTree(pid), 0)
  const before = [await running.ask('cpu'), database()] as const
  const times = await pace(pairs, rate, MS)
  const each = (after: number, start: number) => (after - start) / times.length
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!
  return {
    node: each(await running.ask('cpu'), before[0]),
    database: each(database(), before[1]),
    median: at(0.5),
    p99: at(0.99),
  }
}

for (let n = 0; n < ROUNDS; n++)
  for (const rate of RATES)
    for (const one of n % 2 === 0 ? all : all.toReversed()) one.rounds.get(rate)!.push(await round(one, rate))
for (const { running, pairs } of all) {
  for (const pair of pairs) pair.close()
  await running.stop()
}
for (const one of databases) await one.stop()

/** Median over the rounds of the figure to that of the first way in the same round. */
const ratio = (way: number, rate: number, of: (round: Round) => number): number =>
  median(all[way]!.rounds.get(rate)!.map((one, n) => of(one) / of(all[0]!.rounds.get(rate)![n]!)))
const middle = (way: number, rate: number, of: (round: Round) => number): number =>
  median(all[way]!.rounds.get(rate)!.map(of))
const cpu = ({ node, database }: Round): number => node + database
const GATHERED = 2
const goals: Goal[] = RATES.flatMap((rate) => [
  atMost(`CPU of node and database an action, two at a time, ${rate}/s`, 0.8, ratio(GATHERED, rate, cpu)),
  atMost(
    `median time of it, ${rate}/s`,
    1,
    ratio(GATHERED, rate, (one) => one.median),
  ),
])
console.log(
  [
    '## Gathered entries',
    '',
    `One node with Postgres and ${MATCHES} matches. Transactions with entries at a time: ${UNGATHERED} (as many as there are connections: nothing waits), 1, 2 or 3; what arrives meanwhile shares the next. Two servers: two Postgres, a table in one of them by its id. CPU in µs an action; ratios are medians over the rounds, to the first row; the last row is the first again (A/A).`,
    '',
    goalTable(goals),
    '',
    markdownTable(
      [
        'actions/s',
        'at a time',
        'node µs',
        'to the first',
        'database µs',
        'to the first',
        'median ms',
        'to the first',
        'p99 ms',
      ],
      RATES.flatMap((rate) =>
        WAYS.map(({ name }, way) => [
          String(rate),
          name,
          middle(way, rate, ({ node }) => node).toFixed(0),
          ratio(way, rate, ({ node }) => node).toFixed(2),
          middle(way, rate, ({ database }) => database).toFixed(0),
          ratio(way, rate, ({ database }) => database).toFixed(2),
          middle(way, rate, (one) => one.median).toFixed(2),
          ratio(way, rate, (one) => one.median).toFixed(2),
          middle(way, rate, ({ p99 }) => p99).toFixed(1),
        ]),
      ),
    ),
    '',
    `${ROUNDS} rounds of ${MS} ms for each way and pace.`,
  ].join('\n'),
)
