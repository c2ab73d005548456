import { readdirSync, readFileSync } from 'node:fs'
import type { Pair } from '../server/driver.ts'
import { estocadePair } from '../server/drivers/estocade.ts'
import { pace, type Running, startSubject } from '../server/load.ts'

/** `together`: both players of a table are at one node, as with a proxy that hashes by table; otherwise never. */
export type Seating = 'together' | 'apart'

export interface Cluster {
  readonly name: string
  readonly nodes: readonly Running[]
  readonly pairs: readonly Pair[]
  readonly rounds: Round[]
}

export interface Round {
  readonly actions: number
  /** µs of user and system time per action, of all nodes. */
  readonly cpu: number
  /** How many actions share a transaction. */
  readonly batch: number
  /** ms from sending an action to seeing it. */
  readonly median: number
  readonly p99: number
}

export interface Plan {
  readonly name: string
  readonly nodes: number
  readonly seating: Seating
  readonly matches: number
  /** `--database`, `--nats`. */
  readonly args: readonly string[]
  /** Opens more matches at a running node. */
  readonly at?: string
}

export async function openCluster({
  name,
  nodes: count,
  seating,
  matches,
  args,
  at: known,
}: Plan): Promise<Cluster> {
  const nodes: Running[] = []
  for (let n = 0; n < count && known === undefined; n++)
    nodes.push(
      await startSubject({ name, script: 'node.ts', args: [...args, '--metrics'], driver: estocadePair }),
    )
  const at = (n: number) => known ?? nodes[n % count]!.address
  const pairs: Pair[] = []
  while (pairs.length < matches) {
    const ten = Array.from({ length: Math.min(10, matches - pairs.length) }, (_, i) => pairs.length + i)
    pairs.push(
      ...(await Promise.all(ten.map((n) => estocadePair(at(n), at(seating === 'together' ? n : n + 1))))),
    )
  }
  return { name, nodes, pairs, rounds: [] }
}

export async function closeCluster({ nodes, pairs }: Cluster): Promise<void> {
  for (const pair of pairs) pair.close()
  for (const node of nodes) await node.stop()
}

const cpuOf = async ({ nodes }: Cluster): Promise<number> => {
  const all = await Promise.all(nodes.map((node) => node.ask('cpu')))
  return all.reduce((sum, one) => sum + one, 0)
}

/** Entries and batches so far, from the nodes' own metrics. */
export async function batchesOf({ nodes }: Cluster): Promise<{ entries: number; batches: number }> {
  const texts = await Promise.all(
    nodes.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()),
  )
  const sum = (figure: string) =>
    texts.reduce((all, text) => all + Number(new RegExp(`^${figure} (\\S+)`, 'm').exec(text)?.[1] ?? 0), 0)
  return { entries: sum('estocade_append_batch_sum'), batches: sum('estocade_append_batch_count') }
}

/** The same load for every cluster: so many actions per second. */
export async function playRound(cluster: Cluster, perSecond: number, ms: number): Promise<Round> {
  const counted = await batchesOf(cluster)
  const before = await cpuOf(cluster)
  const times = await pace(cluster.pairs, perSecond, ms)
  const cpu = ((await cpuOf(cluster)) - before) / times.length
  const then = await batchesOf(cluster)
  const batch = (then.entries - counted.entries) / (then.batches - counted.batches)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!
  return { actions: times.length, cpu, batch, median: at(0.5), p99: at(0.99) }
}

/** How many actions compile a node's code, and after how many rounds it counts as warm in any case. */
const WARM_ACTIONS = 6000
const WARM_ROUNDS = 8

/** As many actions for each node, so that the second of two nodes is as warm as a single one. */
export async function warm(cluster: Cluster): Promise<void> {
  let actions = 0
  for (let round = 0; round < WARM_ROUNDS && actions < WARM_ACTIONS * cluster.nodes.length; round++)
    actions += (await playRound(cluster, 3000, 1500)).actions
}

/** User and system time so far of a process and its children, the ended ones included, in µs. */
export function cpuOfTree(root: number): number {
  const stats = new Map<number, { readonly parent: number; readonly ticks: number }>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      // The name in brackets may contain spaces; the fields come after it.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
      // Its own times, and those of ended children, which its parent has waited for.
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
      stats.set(Number(name), { parent: Number(fields[1]), ticks })
    } catch {
      // The process has ended meanwhile.
    }
  }
  const isOf = (pid: number): boolean => pid === root || (stats.has(pid) && isOf(stats.get(pid)!.parent))
  const ticks = [...stats].filter(([pid]) => isOf(pid)).reduce((sum, [, one]) => sum + one.ticks, 0)
  return ticks * 10_000
}
