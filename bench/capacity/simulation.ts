import { Clock, Cores, chance, Disk, type Lane, laneOf, type Work } from './queues.ts'

/** The costs of an action in µs, and the duration of a disk sync in µs. */
export interface Costs {
  /** A node's work for each action, half of it before it is stored; and for each batch. */
  readonly node: number
  readonly nodeBatch: number
  /** The database's work for each action and for each batch. */
  readonly store: number
  readonly storeBatch: number
  /** The work of the players' machines, where they share the cores. */
  readonly driver: number
  /** Measured durations of a sync; one is drawn at random for each. */
  readonly syncs: readonly number[]
}

export interface Plant {
  readonly nodes: number
  /** Cores that nodes, database and players share; or each node has one core, and the database so many. */
  readonly cores: { readonly shared: number } | { readonly database: number }
  /** How many batches of a node the database processes at a time. */
  readonly connections: number
}

export type Load =
  /** How many actions per second, started every `tick` µs; 0 starts them one by one, at random times. */
  | { readonly type: 'paced'; readonly perSecond: number; readonly tick: number }
  /** Every match always has one action in progress. */
  | { readonly type: 'saturated'; readonly matches: number }

export interface Simulated {
  readonly actionsPerSecond: number
  /** ms from sending an action to seeing it. */
  readonly median: number
  readonly p99: number
  /** Utilisation of the busiest node, of the database's cores, and of the disk. */
  readonly busy: { readonly node: number; readonly database: number; readonly disk: number }
}

interface Action {
  /** µs. */
  readonly sent: number
  readonly node: Node
}

interface Node {
  readonly cores: Cores
  readonly lane: Lane
  inbox: Action[]
  /** Whether the node will read its inbox as soon as it is free. */
  looking: boolean
  readonly toStore: (readonly Action[])[]
  connections: number
}

/** The warm-up in µs, which is not counted. */
const WARM_UP = 500_000

/**
 * A cluster as queues: players → a node, which decides all commands since its last look as one batch → the database, with
 * a few batches of each node at a time → its log, where all waiting commits share one sync → the node again, which sends
 * the updates to the players.
 */
class Cluster {
  readonly #clock = new Clock()
  readonly #dice: () => number
  readonly #costs: Costs
  readonly #load: Load
  readonly #players: Cores | undefined
  readonly #driver = laneOf(1)
  readonly #database: Cores
  readonly #databaseCores: number
  readonly #storing = laneOf(Number.POSITIVE_INFINITY)
  readonly #disk: Disk
  readonly #nodes: readonly Node[]
  /** ms. */
  readonly #times: number[] = []

  constructor({ nodes, cores, connections }: Plant, costs: Costs, load: Load, seed: number) {
    const clock = this.#clock
    this.#costs = costs
    this.#load = load
    this.#dice = chance(seed)
    const shared = 'shared' in cores ? new Cores(cores.shared, clock) : undefined
    this.#players = shared
    this.#databaseCores = 'shared' in cores ? cores.shared : cores.database
    this.#database = shared ?? new Cores(this.#databaseCores, clock)
    this.#disk = new Disk(clock, () => costs.syncs[Math.floor(this.#dice() * costs.syncs.length)] ?? 0)
    this.#nodes = Array.from({ length: nodes }, () => ({
      cores: shared ?? new Cores(1, clock),
      lane: laneOf(1),
      inbox: [],
      looking: false,
      toStore: [],
      connections,
    }))
  }

  run(seconds: number): Simulated {
    if (this.#load.type === 'paced') this.#pace(this.#load.perSecond, this.#load.tick)
    else for (let n = 0; n < this.#load.matches; n++) this.#send(this.#nodes[n % this.#nodes.length]!)
    const end = WARM_UP + seconds * 1e6
    this.#clock.run(end)
    const times = this.#times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.POSITIVE_INFINITY
    return {
      actionsPerSecond: times.length / seconds,
      median: at(0.5),
      p99: at(0.99),
      busy: {
        node: Math.max(...this.#nodes.map(({ lane }) => lane.worked)) / end,
        database: this.#storing.worked / end / this.#databaseCores,
        disk: this.#disk.worked / end,
      },
    }
  }

  #pace(perSecond: number, tick: number): void {
    let [due, sent] = [0, 0]
    const next = () => {
      due += tick === 0 ? 1 : (perSecond * tick) / 1e6
      for (; sent < due; sent++) this.#send(this.#nodes[Math.floor(this.#dice() * this.#nodes.length)]!)
      this.#clock.after(tick || (-Math.log(1 - this.#dice()) * 1e6) / perSecond, next)
    }
    next()
  }

  #drive(done: () => void): void {
    const work: Work = { micros: this.#costs.driver / 2, done }
    if (this.#players === undefined) done()
    else this.#players.ask(this.#driver, () => work)
  }

  #send(node: Node): void {
    const action = { sent: this.#clock.now, node }
    this.#drive(() => {
      node.inbox.push(action)
      if (!node.looking) this.#decide(node)
    })
  }

  #decide(node: Node): void {
    node.looking = true
    node.cores.ask(node.lane, () => {
      const batch = node.inbox
      node.inbox = []
      node.looking = false
      return {
        micros: this.#costs.nodeBatch + (this.#costs.node / 2) * batch.length,
        done: () => {
          node.toStore.push(batch)
          this.#store(node)
        },
      }
    })
  }

  #store(node: Node): void {
    if (node.connections === 0) return
    const batch = node.toStore.shift()
    if (batch === undefined) return
    node.connections--
    const { store, storeBatch } = this.#costs
    const done = () => this.#disk.sync(() => this.#stored(node, batch))
    this.#database.ask(this.#storing, () => ({ micros: storeBatch + store * batch.length, done }))
  }

  #stored(node: Node, batch: readonly Action[]): void {
    node.connections++
    this.#store(node)
    node.cores.ask(node.lane, () => ({
      micros: (this.#costs.node / 2) * batch.length,
      done: () => {
        for (const action of batch) this.#drive(() => this.#seen(action))
      },
    }))
  }

  #seen({ sent, node }: Action): void {
    if (sent >= WARM_UP) this.#times.push((this.#clock.now - sent) / 1000)
    if (this.#load.type === 'saturated') this.#send(node)
  }
}

export const simulate = (plant: Plant, costs: Costs, load: Load, seconds = 3, seed = 7): Simulated =>
  new Cluster(plant, costs, load, seed).run(seconds)

/** Actions per second at which the nodes or the database are fully busy, if batches were infinitely large. */
function bound({ nodes, cores }: Plant, { node, store, driver }: Costs): number {
  if ('shared' in cores) return (cores.shared * 1e6) / (node + store + driver)
  return Math.min((nodes * 1e6) / node, (cores.database * 1e6) / store)
}

/** The most actions per second of which 99 of 100 are seen within `ms`, found by bisection. */
export function carries(plant: Plant, costs: Costs, ms: number): number {
  let [low, high] = [0, bound(plant, costs)]
  for (let step = 0; step < 6; step++) {
    const perSecond = (low + high) / 2
    const seconds = Math.min(2, 0.3 + 6000 / perSecond)
    const { p99, actionsPerSecond } = simulate(plant, costs, { type: 'paced', perSecond, tick: 0 }, seconds)
    if (p99 <= ms && actionsPerSecond >= 0.93 * perSecond) low = perSecond
    else high = perSecond
  }
  return low
}
