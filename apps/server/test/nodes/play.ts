import { Person } from '../harness.ts'
import { type Ack, Robot } from '../kill/robot.ts'
import { NODES, type Node } from './node.ts'

/** Describes the state of a robot that makes no progress. */
const stateOf = ({ table, view, connection: { status } }: Robot): string =>
  `waiting at ${table}: version ${view?.version}, ${view?.phase}, seat ${view?.viewer}, ${JSON.stringify(status)}`

/** ms between two actions of a robot: without a rest, robots keep the processor busy while a node starts. */
const REST = 20

/** Robots at tables. Each starts at another node and reconnects to the next one when its node is gone. */
export class Play {
  readonly robots: Robot[] = []
  readonly acks: Ack[] = []
  readonly #nodes: readonly Node[]
  readonly #waiting = new Set<() => void>()

  /** ms that each robot waits before it acts again. */
  readonly #rest: number

  constructor(nodes: readonly Node[], rest = REST) {
    this.#nodes = nodes
    this.#rest = rest
  }

  /** Every other table has a bot, the rest two people at different nodes. */
  async seat(n: number): Promise<void> {
    const game = n % 4 < 2 ? 'claims' : 'tally'
    const options = game === 'claims' ? { seconds: 60, turns: 60 } : { goal: 60 }
    const host = await Person.named(this.#nodes[n % NODES]!.url, `host ${n}`)
    if (n % 2 === 0) {
      const table = await host.open(game, { options, bots: [game === 'claims' ? 'bluffer' : 'adder'] })
      this.#add(host, table, n)
      return
    }
    const table = await host.open(game, { options, sides: 2 })
    const guest = await Person.named(this.#nodes[(n + 1) % NODES]!.url, `guest ${n}`)
    const seat = guest.at(table)
    await seat.do({ type: 'sit', seat: 1 })
    seat.close()
    this.#add(host, table, n)
    this.#add(guest, table, n + 1)
  }

  #add(person: Person, table: string, first: number): void {
    let next = first
    const url = () => this.#nodes[next++ % NODES]!.url
    const acked = (ack: Ack) => {
      this.acks.push(ack)
      for (const look of [...this.#waiting]) look()
    }
    this.robots.push(new Robot(person, table, acked, url, this.#rest))
  }

  #when(fits: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!fits()) return
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }

  more(count: number): Promise<void> {
    const goal = this.acks.length + count
    return this.#when(() => this.acks.length >= goal)
  }

  /** Resolves when `count` more actions are acknowledged at every table. */
  async everyTable(count: number): Promise<void> {
    const from = this.acks.length
    const behind = () => {
      const counts = new Map<string, number>()
      for (const { table } of this.acks.slice(from)) counts.set(table, (counts.get(table) ?? 0) + 1)
      return this.robots.filter(({ table }) => (counts.get(table) ?? 0) < count)
    }
    const watch = setInterval(() => console.error(behind().map(stateOf).join('\n')), 30_000)
    await this.#when(() => behind().length === 0)
    clearInterval(watch)
  }

  /** Resolves when all robots of each table see the same version, on whichever node. */
  async together(): Promise<void> {
    for (const robot of this.robots) robot.pause()
    const versions = (table: string) =>
      this.robots.filter((robot) => robot.table === table).map(({ view }) => view?.version)
    for (const { table } of this.robots)
      while (new Set(versions(table)).size > 1) await new Promise((next) => setTimeout(next, 20))
  }

  stop(): void {
    for (const robot of this.robots) robot.connection.close()
  }
}
