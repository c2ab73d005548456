// The cost of two nodes: CPU per action of the same load on one node and on two, over both buses.
import { natsProgram, RealNats } from '../../apps/server/test/real/nats.ts'
import { RealPostgres } from '../../apps/server/test/real/postgres.ts'
import { markdownTable, median } from '../measure.ts'
import { atMost, type Goal, goalTable } from '../server/goals.ts'
import { type Cluster, closeCluster, openCluster, playRound, type Round, warm } from './cluster.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 9)
const MS = Number(process.env.MS ?? 2000)
const MATCHES = Number(process.env.MATCHES ?? 100)
const PACE = Number(process.env.PACE ?? 400)
const ONE = 'one node'
const TWO = 'two nodes, a table at one of them'
const TWICE = 'two nodes, each with as much as the one'
const SPLIT = 'two nodes, the players of a table apart'
const AGAIN = 'one node, again'

const postgres = await RealPostgres.start()
let databases = 0
const goals: Goal[] = []

/** All clusters run at the same time; the rounds go through them forwards and backwards. */
async function overBus(bus: string, args: readonly string[]): Promise<string> {
  const plans = [
    { name: ONE, nodes: 1, seating: 'together' },
    { name: TWO, nodes: 2, seating: 'together' },
    { name: TWICE, nodes: 2, seating: 'together' },
    { name: SPLIT, nodes: 2, seating: 'apart' },
    { name: AGAIN, nodes: 1, seating: 'together' },
  ] as const
  const clusters: Cluster[] = []
  for (const plan of plans) {
    const url = await postgres.database(`bench${databases++}`)
    clusters.push(await openCluster({ ...plan, matches: MATCHES, args: ['--database', url, ...args] }))
  }
  for (const cluster of clusters) await warm(cluster)
  for (let round = 0; round < ROUNDS; round++)
    for (const cluster of round % 2 === 0 ? clusters : clusters.toReversed())
      cluster.rounds.push(await playRound(cluster, cluster.name === TWICE ? 2 * PACE : PACE, MS))
  const report = reportOf(bus, clusters)
  for (const cluster of clusters) await closeCluster(cluster)
  return report
}

function reportOf(bus: string, clusters: readonly Cluster[]): string {
  const of = (name: string) => clusters.find((cluster) => cluster.name === name)!.rounds
  const ratio = (name: string) => median(of(name).map(({ cpu }, i) => cpu / of(ONE)[i]!.cpu))
  goals.push(atMost(`CPU an action on two nodes to one, each as busy as the one, ${bus}`, 1.15, ratio(TWICE)))
  goals.push(atMost(`… the same load shared by two, ${bus}`, 1.15, ratio(TWO)))
  const middle = (name: string, figure: (round: Round) => number) => median(of(name).map(figure))
  const rows = clusters.map(({ name }) => [
    name,
    middle(name, ({ cpu }) => cpu).toFixed(0),
    name === ONE ? '1' : ratio(name).toFixed(2),
    middle(name, ({ batch }) => batch).toFixed(1),
    middle(name, (round) => round.median).toFixed(1),
    middle(name, ({ p99 }) => p99).toFixed(1),
  ])
  return [
    `### Messages over ${bus}`,
    '',
    markdownTable(['', 'CPU µs an action', 'to one node', 'actions a batch', 'median ms', 'p99 ms'], rows),
    '',
    `A/A (one node to itself): CPU ${ratio(AGAIN).toFixed(2)}.`,
  ].join('\n')
}

const reports = [await overBus('Postgres (LISTEN/NOTIFY)', [])]
if (natsProgram() === undefined)
  reports.push('### Messages over NATS\n\nNot measured: there is no nats-server here.')
else {
  const nats = await RealNats.start()
  reports.push(await overBus('NATS', ['--nats', nats.url]))
  await nats.halt()
}
await postgres.stop()
console.log(
  [
    '## Two nodes',
    '',
    `${MATCHES} matches, ${PACE} actions a second in all (twice that where two nodes are each as busy as the one), each stored in a real Postgres before it is answered. CPU is user and system time of all nodes together, without Postgres; a ratio is the median over the rounds, which go from cluster to cluster.`,
    '',
    goalTable(goals),
    '',
    ...reports.flatMap((report) => [report, '']),
    `${ROUNDS} rounds of ${MS} ms for each cluster.`,
  ].join('\n'),
)
process.exit(0)
