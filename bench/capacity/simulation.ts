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
  /** Cores that nodes, database and players share; or each node has one core, and each database so many. */
  readonly cores: { readonly shared: number } | { readonly database: number }
  /** How many batches of a node a database processes at a time; what is decided meanwhile shares the next. */
  readonly atOnce: number
  /** Databases with separate disks that tables are spread over by id; 1 by default. */
  readonly databases?: number
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
  /** Utilisation of the busiest node, of the cores of the busiest database, and of the busiest disk. */
  readonly busy: { readonly node: number; readonly database: number; readonly disk: number }
}

interface Action {
  /** µs. */
  readonly sent: number
  readonly node: Node
  /** The database of its table. */
  readonly database: number
}

interface Database {
  readonly cores: Cores
  readonly lane: Lane
  readonly disk: Disk
}

/** A node's way to one database. */
interface Way {
  toStore: Action[]
  free: number
}

interface Node {
  readonly cores: Cores
  readonly lane: Lane
  inbox: Action[]
  /** Whether the node will read its inbox as soon as it is free. */
  looking: boolean
  /** By database. */
  readonly ways: readonly Way[]
}

/** The warm-up in µs, which is not counted. */
const WARM_UP = 500_000

/**
 * A cluster as queues: players → a node, which decides all commands since its last look as one batch → the database, with
 * a few batches of each node at a time and the rest gathered → its log, where all waiting commits share one sync → the
 * node again, which sends the updates to the players.
 */
class Cluster {
  readonly #clock = new Clock()
  readonly #dice: () => number
  readonly #costs: Costs
  readonly #load: Load
  readonly #players: Cores | undefined
  readonly #driver = laneOf(1)
  readonly #databases: readonly Database[]
  readonly #databaseCores: number
  readonly #nodes: readonly Node[]
  /** ms. */
  readonly #times: number[] = []

  constructor({ nodes, cores, atOnce, databases = 1 }: Plant, costs: Costs, load: Load, seed: number) {
    const clock = this.#clock
    this.#costs = costs
    this.#load = load
    this.#dice = chance(seed)
    const shared = 'shared' in cores ? new Cores(cores.shared, clock) : undefined
    this.#players = shared
    this.#databaseCores = 'shared' in cores ? cores.shared : cores.database
    this.#databases = Array.from({ length: databases }, () => ({
      cores: shared ?? new Cores(this.#databaseCores, clock),
      lane: laneOf(Number.POSITIVE_INFINITY),
      disk: new Disk(clock, () => costs.syncs[this.#pick(costs.syncs.length)] ?? 0),
    }))
    this.#nodes = Array.from({ length: nodes }, () => ({
      cores: shared ?? new Cores(1, clock),
      lane: laneOf(1),
      inbox: [],
      looking: false,
      ways: this.#databases.map(() => ({ toStore: [], free: atOnce })),
    }))
  }

  #pick(count: number): number {
    return Math.floor(this.#dice() * count)
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
        database: Math.max(...this.#databases.map(({ lane }) => lane.worked)) / end / this.#databaseCores,
        disk: Math.max(...this.#databases.map(({ disk }) => disk.worked)) / end,
      },
    }
  }

  #pace(perSecond: number, tick: number): void {
    let [due, sent] = [0, 0]
    const next = () => {
      due += tick === 0 ? 1 : (perSecond * tick) / 1e6
      for (; sent < due; sent++) this.#send(this.#nodes[this.#pick(this.#nodes.length)]!)
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
    const database = this.#databases.length === 1 ? 0 : this.#pick(this.#databases.length)
    const action = { sent: this.#clock.now, node, database }
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
          for (const action of batch) node.ways[action.database]!.toStore.push(action)
          for (const database of node.ways.keys()) this.#store(node, database)
        },
      }
    })
  }

  #store(node: Node, database: number): void {
    const way = node.ways[database]!
    const batch = way.toStore
    if (way.free === 0 || batch.length === 0) return
    way.toStore = []
    way.free--
    const { store, storeBatch } = this.#costs
    const { cores, lane, disk } = this.#databases[database]!
    const done = () => disk.sync(() => this.#stored(node, database, batch))
    cores.ask(lane, () => ({ micros: storeBatch + store * batch.length, done }))
  }

  #stored(node: Node, database: number, batch: readonly Action[]): void {
    node.ways[database]!.free++
    this.#store(node, database)
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
function bound({ nodes, cores, databases = 1 }: Plant, { node, store, driver }: Costs): number {
  if ('shared' in cores) return (cores.shared * 1e6) / (node + store + driver)
  return Math.min((nodes * 1e6) / node, (databases * cores.database * 1e6) / store)
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
