import { markdownTable, shown } from '../measure.ts'
import { carried, MATCHES, type Measured, type memoryOf, perSecondOf, type Step } from './measure.ts'
import { type Costs, carries, type Load, type Plant, simulate } from './simulation.ts'

/** ms within which 99 of 100 actions must be seen. */
const GOOD = 25
/** How many batches a node may have at the database at a time. */
const CONNECTIONS = 8
/** Further connections of a node: for its liveness lock, and for the clock. */
const ASIDE = 2
/** Transactions with entries of one node at a time. */
const AT_ONCE = CONNECTIONS
/** How many databases tables are spread over by id, and the cores of each. */
const DATABASES = [
  [1, 8],
  [1, 32],
  [4, 8],
] as const
/** Seconds between two actions at a table. */
const CALM = 5
const KB = 1024

const per = (step: Step): string => shown(perSecondOf(step))

/** CPU time of all our processes, in cores. */
const coresHad = (step: Step): number =>
  ((step.cpu + step.store + step.bus + step.driver) * perSecondOf(step)) / 1e6

export const machineLine = (cores: number, syncs: readonly number[], { saturated }: Measured): string =>
  `Measured on ${cores} cores that nodes, database and players' machines share (saturated, they had ${coresHad(saturated).toFixed(1)} of them); a page is written and synced in ${syncs[syncs.length >> 1]!.toFixed(2)} ms (99 of 100: ${syncs[Math.floor(syncs.length * 0.99)]!.toFixed(2)} ms).`

export const measuredTable = (all: readonly Measured[]): string =>
  markdownTable(
    ['', `actions/s with p99 below ${GOOD} ms`, 'median ms there', 'p99 ms there', 'actions/s, saturated'],
    all.map((one) => {
      const pace = carried(one, GOOD)
      const there = one.steps.find(({ perSecond }) => perSecond === pace)
      return [
        one.name,
        there === undefined ? 'none of those tried' : String(pace),
        there?.median.toFixed(1) ?? '',
        there?.p99.toFixed(1) ?? '',
        per(one.saturated),
      ]
    }),
  )

export const memoryTable = ({ bare, socket, match }: Awaited<ReturnType<typeof memoryOf>>): string =>
  markdownTable(
    ['', 'memory'],
    [
      ['a node with a hundred matches, after some thousand actions', `${shown(bare / KB / KB)} MB`],
      ['an idle socket', `${shown(socket / KB)} kB`],
      ['a match with two sockets', `${shown(match / KB)} kB`],
    ],
  )

export function costsTable(all: readonly Measured[], costs: Costs): string {
  const rows = all.flatMap(({ name, steps, saturated }) =>
    [steps[Math.min(1, steps.length - 1)]!, saturated].map((step) => [
      name,
      step === saturated ? 'saturated' : `${step.perSecond}/s`,
      step.batch.toFixed(1),
      ...[step.cpu, step.store, step.bus, step.driver].map((micros) => micros.toFixed(0)),
      step.wal === 0 ? '' : shown(step.wal),
    ]),
  )
  const head = ['', 'pace', 'actions a batch', 'node µs', 'database µs', 'NATS µs', 'players µs', 'log bytes']
  const { node, nodeBatch, store, storeBatch } = costs
  const says = `The model takes from the two paces of one node: ${shown(node)} µs of the node for each action and ${shown(nodeBatch)} µs for each batch; ${shown(store)} and ${shown(storeBatch)} µs of the database.`
  return `${markdownTable(head, rows)}\n\n${says}`
}

/** The interval in µs at which the load generator starts actions. */
const TICK = 1000

/** The model compared with the measurement; only the costs of one node were used for it. */
export function checkTable(all: readonly Measured[], costs: Costs, cores: number): string {
  const rows = all.flatMap(({ name, nodes, steps, saturated }) => {
    const plant: Plant = { nodes, cores: { shared: cores }, atOnce: AT_ONCE }
    const middle = steps[Math.min(2, steps.length - 1)]!
    const model = simulate(plant, costs, { type: 'saturated', matches: MATCHES })
    const load: Load = { type: 'paced', perSecond: middle.perSecond, tick: TICK }
    const paced = simulate(plant, costs, load)
    return [
      [
        name,
        'actions/s, saturated',
        per(saturated),
        shown(model.actionsPerSecond),
        off(model.actionsPerSecond, perSecondOf(saturated)),
      ],
      [
        name,
        'median ms, saturated',
        shown(saturated.median),
        shown(model.median),
        off(model.median, saturated.median),
      ],
      [
        name,
        `median ms at ${middle.perSecond}/s`,
        shown(middle.median),
        shown(paced.median),
        off(paced.median, middle.median),
      ],
    ]
  })
  return markdownTable(['', '', 'measured', 'model', 'error'], rows)
}

const off = (model: number, measured: number): string => {
  const percent = Math.round((model / measured - 1) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)} %`
}

/** Every node has its own core and the database so many; players are on other machines. */
export function farTable(costs: Costs, { saturated: { wal } }: Measured): string {
  const rows = [1, 2, 10, 100].flatMap((nodes) =>
    DATABASES.map(([databases, database]) => {
      const plant: Plant = { nodes, cores: { database }, atOnce: AT_ONCE, databases }
      const most = carries(plant, costs, GOOD)
      const { busy } = simulate(plant, costs, { type: 'paced', perSecond: most, tick: 0 }, 0.5)
      // A disk that is always busy writes more with each sync, so it limits only if nothing else does.
      const limit =
        Math.max(busy.node, busy.database) < 0.75 ? 'disk' : busy.node > busy.database ? 'node' : 'database'
      return [
        String(nodes),
        String(databases),
        String(database),
        shown(most),
        shown(most * CALM),
        limit,
        ...[busy.node, busy.database, busy.disk].map((share) => `${Math.round(Math.min(1, share) * 100)} %`),
        shown((most * wal) / KB / KB),
        String(databases * nodes * CONNECTIONS + nodes * ASIDE),
      ]
    }),
  )
  const head = [
    'nodes',
    'databases',
    'cores of each',
    `actions/s with p99 below ${GOOD} ms`,
    `tables, an action every ${CALM} s`,
    'what limits',
    'node',
    'database',
    'disk',
    'log MB/s',
    'connections',
  ]
  return markdownTable(head, rows)
}
