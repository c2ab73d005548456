import { readdirSync, readFileSync } from 'node:fs'
import type { Pair } from '../server/driver.ts'
import { estocadePair } from '../server/drivers/estocade.ts'
import { pace, type Running, startSubject } from '../server/load.ts'

/** `together`: both players of a table at one node, as a proxy that hashes by table sends them; else never. */
export type Seating = 'together' | 'apart'

export interface Cluster {
  readonly name: string
  readonly nodes: readonly Running[]
  readonly pairs: readonly Pair[]
  readonly rounds: Round[]
}

export interface Round {
  readonly actions: number
  /** µs of user and system time an action, of all nodes. */
  readonly cpu: number
  /** Actions that share a transaction. */
  readonly batch: number
  /** ms from sending to seeing. */
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
  /** More matches at a node that runs already. */
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

/** Entries and batches so far, from the nodes' own figures. */
export async function batchesOf({ nodes }: Cluster): Promise<{ entries: number; batches: number }> {
  const texts = await Promise.all(
    nodes.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()),
  )
  const sum = (figure: string) =>
    texts.reduce((all, text) => all + Number(new RegExp(`^${figure} (\\S+)`, 'm').exec(text)?.[1] ?? 0), 0)
  return { entries: sum('estocade_append_batch_sum'), batches: sum('estocade_append_batch_count') }
}

/** The same load whatever it falls on: so many actions a second. */
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

/** Actions of each node after which its code is compiled, and rounds after which it counts as warm anyway. */
const WARM_ACTIONS = 6000
const WARM_ROUNDS = 8

/** As many actions for each node, so that the second of two is no colder than the only one. */
export async function warm(cluster: Cluster): Promise<void> {
  let actions = 0
  for (let round = 0; round < WARM_ROUNDS && actions < WARM_ACTIONS * cluster.nodes.length; round++)
    actions += (await playRound(cluster, 3000, 1500)).actions
}

/** µs of user and system time of a process and all that it has started, so far. */
export function cpuOfTree(root: number): number {
  const stats = new Map<number, { readonly parent: number; readonly ticks: number }>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      // The name in brackets may hold blanks: what counts comes after it.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
      stats.set(Number(name), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) })
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOf = (pid: number): boolean => pid === root || (stats.has(pid) && isOf(stats.get(pid)!.parent))
  const ticks = [...stats].filter(([pid]) => isOf(pid)).reduce((sum, [, one]) => sum + one.ticks, 0)
  return ticks * 10_000
}
