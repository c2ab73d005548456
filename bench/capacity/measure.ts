import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RealNats } from '../../apps/server/test/real/nats.ts'
import type { RealPostgres } from '../../apps/server/test/real/postgres.ts'
import {
  batchesOf,
  type Cluster,
  closeCluster,
  cpuOfTree,
  openCluster,
  type Round,
  warm,
} from '../nodes/cluster.ts'
import { idleSocket } from '../server/drivers/estocade.ts'
import { pace } from '../server/load.ts'

/** The result of one round at one pace; costs in µs per action. */
export interface Step extends Round {
  readonly perSecond: number
  readonly seconds: number
  readonly store: number
  readonly bus: number
  readonly driver: number
  /** Bytes of the database's log per action. */
  readonly wal: number
}

export interface Measured {
  readonly name: string
  readonly nodes: number
  readonly steps: readonly Step[]
  /** Every match always has one action in progress. */
  readonly saturated: Step
}

export const MATCHES = Number(process.env.MATCHES ?? 200)
const MS = Number(process.env.MS ?? 2000)
const PACES = [200, 400, 700, 1000, 1500, 2200, 3200, 4600]
/** In ms: higher latencies are not distinguished. */
const HOPELESS = 150
/** Far more than any cluster can do, so that each pair moves again as soon as it may. */
const ALL = 1e6

/** Where a cluster stores its data, and the processes whose CPU time counts. */
export interface Ground {
  readonly name: string
  readonly nodes: number
  readonly args: readonly string[]
  readonly postgres?: RealPostgres
  readonly nats?: RealNats
}

/** Raises the pace until the cluster cannot keep it. */
export async function climb(ground: Ground): Promise<Measured> {
  const cluster = await openCluster({ ...ground, seating: 'together', matches: MATCHES })
  await warm(cluster)
  const steps: Step[] = []
  for (const perSecond of PACES) {
    const step = await middleOfThree(() => stepAt(cluster, ground, perSecond))
    steps.push(step)
    if (step.p99 > HOPELESS || step.actions < (0.9 * perSecond * MS) / 1000) break
  }
  const saturated = await stepAt(cluster, ground, ALL)
  await closeCluster(cluster)
  return { name: ground.name, nodes: ground.nodes, steps, saturated }
}

/** One slow moment of the disk determines the p99 of a whole round, so the median of three rounds counts. */
async function middleOfThree(step: () => Promise<Step>): Promise<Step> {
  const three = [await step(), await step(), await step()]
  return three.toSorted((a, b) => a.p99 - b.p99)[1]!
}

interface Spent {
  readonly node: number
  readonly store: number
  readonly bus: number
  readonly driver: number
  readonly wal: number
}

async function spent({ nodes }: Cluster, { postgres, nats }: Ground): Promise<Spent> {
  const cpus = await Promise.all(nodes.map((node) => node.ask('cpu')))
  const { user, system } = process.cpuUsage()
  const log = "SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text AS bytes"
  const [wal] = ((await postgres?.query(log)) as { bytes: string }[] | [undefined] | undefined) ?? [undefined]
  return {
    node: cpus.reduce((sum, one) => sum + one, 0),
    store: postgres === undefined ? 0 : cpuOfTree(postgres.pid),
    bus: nats === undefined ? 0 : cpuOfTree(nats.pid),
    driver: user + system,
    wal: Number(wal?.bytes ?? 0),
  }
}

async function stepAt(cluster: Cluster, ground: Ground, perSecond: number): Promise<Step> {
  const counted = await batchesOf(cluster)
  const before = await spent(cluster, ground)
  const start = performance.now()
  const times = await pace(cluster.pairs, perSecond, MS)
  const seconds = (performance.now() - start) / 1000
  const after = await spent(cluster, ground)
  const then = await batchesOf(cluster)
  const each = (of: keyof Spent) => (after[of] - before[of]) / times.length
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!
  return {
    perSecond,
    seconds,
    actions: times.length,
    cpu: each('node'),
    store: each('store'),
    bus: each('bus'),
    driver: each('driver'),
    wal: each('wal'),
    batch: (then.entries - counted.entries) / (then.batches - counted.batches),
    median: at(0.5),
    p99: at(0.99),
  }
}

/** Bytes that an idle socket and a match need, on a separate node. */
export async function memoryOf(): Promise<{
  readonly socket: number
  readonly match: number
  readonly bare: number
}> {
  const folder = mkdtempSync(join(tmpdir(), 'estocade-bench-'))
  const [FIRST, MORE, SOCKETS] = [100, 300, 2000]
  const plan = { name: '', nodes: 1, seating: 'together', args: ['--data', folder] } as const
  const cluster = await openCluster({ ...plan, matches: FIRST })
  const [node] = cluster.nodes as [Cluster['nodes'][number]]
  await warm(cluster)
  const bare = await node.ask('memory')
  const socket = await idleSocket(node.address)
  for (let n = 0; n < SOCKETS; n += 50) await Promise.all(Array.from({ length: 50 }, socket))
  const crowded = await node.ask('memory')
  const more = await openCluster({ ...plan, matches: MORE, at: node.address })
  const full = await node.ask('memory')
  for (const pair of more.pairs) pair.close()
  await closeCluster(cluster)
  rmSync(folder, { recursive: true })
  return { bare, socket: (crowded - bare) / SOCKETS, match: (full - crowded) / MORE }
}

/** The highest pace at which this and all slower ones had a 99th percentile below `ms`. */
export function carried({ steps }: Measured, ms: number): number | undefined {
  const bad = steps.findIndex(
    ({ p99, actions, perSecond }) => p99 > ms || actions < (0.95 * perSecond * MS) / 1000,
  )
  return steps[(bad < 0 ? steps.length : bad) - 1]?.perSecond
}

export const perSecondOf = ({ actions, seconds }: Step): number => actions / seconds
