import { seedFrom, verify } from '@estocade/kernel'
import {
  apply,
  deadline,
  decideCommand,
  decideServerCommand,
  type Entry,
  foldTable,
  type Job,
  jobsOf,
  logsOf,
  openTable,
  type ServerCommand,
  type Table,
  type TableCommand,
  viewOf,
} from '@estocade/table'
import { cacheFolder, openLexicons } from '@estocade/words/node'
import { describe, expect, it } from 'vitest'
import { catalogueOf, type typDom } from '../src/index.ts'

const listing = catalogueOf(openLexicons(cacheFolder())).get('presto')!
const ann = { player: 'ann', name: 'Ann' }

/** A table with simulated time, which jumps to the next due event. */
class VirtualTable {
  readonly entries: Entry[] = []
  table!: Table
  at = 1_000_000

  constructor(bots: readonly string[], options: unknown) {
    const opening = { id: 'T', game: 'presto', options, sides: bots.length + 1 }
    this.#log(openTable(listing, opening, ann, this.#stamp()))
    this.ask({ type: 'sit', seat: 0 })
    for (const [i, bot] of bots.entries()) this.ask({ type: 'seat-bot', seat: i + 1, bot })
    this.ask({ type: 'ready', seed: 'ann' })
  }

  ask(command: TableCommand): string | undefined {
    return this.#log(decideCommand(listing, this.table, command, ann, this.table.version, this.#stamp()))
  }

  act(action: typDom.PrestoAction): string | undefined {
    return this.ask({ type: 'act', about: `round ${this.presto.round}`, action })
  }

  get jobs(): readonly Job[] {
    return jobsOf(listing, this.table)
  }

  get presto(): typDom.PrestoView {
    return viewOf(listing, this.table, 0 as never).match!.view as typDom.PrestoView
  }

  /** The next thing that a bot or the clock does. */
  next(): Job | 'clock' {
    const job = this.jobs.reduce<Job | undefined>((a, b) => (a && a.due <= b.due ? a : b), undefined)
    const clock = deadline(this.table) ?? Number.POSITIVE_INFINITY
    this.at = Math.min(job?.due ?? clock, clock)
    if (job === undefined || clock < job.due) {
      this.tell({ type: 'tick' })
      return 'clock'
    }
    const action = listing.bots.get(job.bot)!.choose(job.view, job.seat, job.seed)
    this.tell({ type: 'bot-act', seat: job.seat, version: job.version, action })
    return job
  }

  tell(command: ServerCommand): void {
    const refused = this.#log(decideServerCommand(listing, this.table, command, this.#stamp()))
    if (refused !== undefined) throw new Error(`${command.type}: ${refused}`)
  }

  #stamp = () => ({ at: this.at, entropy: seedFrom(`entropy ${this.entries.length}`) })

  #log(decided: ReturnType<typeof decideCommand>): string | undefined {
    if (!decided.ok) return decided.error.code
    const entry = { at: this.at, events: decided.value.events }
    this.entries.push(entry)
    this.table = apply(listing, this.table, entry)
    return undefined
  }
}

describe('Presto at a table', () => {
  const bots = ['master', 'fencer', 'novice']

  it('T32 bots build side by side, each in its time, to the end of the match; the log is true', () => {
    const scene = new VirtualTable(bots, { language: 'de', rounds: 2 })
    const start = scene.at
    expect(scene.jobs.map(({ seat }) => seat)).toEqual([1, 2, 3])
    expect(scene.jobs.every(({ due }) => due > start + 10_000)).toBe(true)
    const asSaid = scene.jobs.map(({ due }) => due).toSorted((a, b) => a - b)
    const heard: number[] = []
    while (scene.table.phase === 'playing') {
      if (scene.presto.phase.type === 'pause' && !scene.presto.phase.ready.includes(0 as never))
        scene.ask({ type: 'act', about: `after round ${scene.presto.round}`, action: { type: 'ready' } })
      scene.next()
      if (scene.presto.round === 1 && scene.presto.phase.type === 'building') heard.push(scene.at)
    }
    // An action of one player does not change the others' times.
    expect(heard.slice(0, 1)).toEqual(asSaid.slice(0, 1))
    expect(Math.max(...scene.presto.scores)).toBeGreaterThanOrEqual(4)
    const [log] = logsOf(listing, scene.entries)
    expect(verify(listing.game, log!)).toBeUndefined()
  })

  it('T34 a wrong claim blocks until the clock says so; a restart in between changes nothing', () => {
    const scene = new VirtualTable(bots, { language: 'de' })
    const due = scene.jobs.map((job) => job.due)
    scene.at += 3000
    expect(scene.act({ type: 'claim', round: 1, bench: {} })).toBeUndefined()
    expect(scene.presto.builders[0]).toMatchObject({ type: 'blocked', placed: 0 })
    expect(scene.table.timers.filter(({ duty }) => duty.seat === 0)).toHaveLength(2)
    expect(scene.jobs.map((job) => job.due)).toEqual(due)
    expect(scene.act({ type: 'claim', round: 1, bench: {} })).toBe('blocked')
    expect(scene.act({ type: 'resume' })).toBeDefined()
    const again = foldTable(listing, JSON.parse(JSON.stringify(scene.entries)))!
    expect(jobsOf(listing, again)).toEqual(scene.jobs)
    expect(scene.next()).toBe('clock')
    expect(scene.at).toBe(1_000_000 + 3000 + 5000)
    expect(scene.presto.builders[0]).toEqual({ type: 'building' })
    expect(scene.act({ type: 'give-up', round: 1 })).toBeUndefined()
  })

  it('T34 a bot in the place of a blocked player waits for the clock, too', () => {
    const scene = new VirtualTable(['novice'], { language: 'de' })
    scene.act({ type: 'claim', round: 1, bench: {} })
    const sides = scene.table.sides.with(0, { ...scene.table.sides[1]! })
    scene.table = { ...scene.table, sides }
    expect(scene.jobs.map(({ seat }) => seat)).toEqual([1])
    expect(scene.next()).toBe('clock')
    expect(scene.jobs.map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('T35 after the limit everybody has given up', () => {
    const scene = new VirtualTable(['novice'], { language: 'de', limit: 10, rounds: 1 })
    expect(scene.next()).toBe('clock')
    expect(scene.at).toBe(1_000_000 + 10_000)
    expect(scene.table.phase).toBe('over')
    expect(scene.presto.scores).toEqual([0, 0])
  })

  it('T36 a workbench is a draft, of which others may know only how many stones lie on it', () => {
    const scene = new VirtualTable(['novice'], { language: 'de', limit: 10, rounds: 1 })
    const view = listing.game.view(scene.table.match!.live.state, 0 as never)
    const [first, second] = scene.presto.racks[0]!
    const letters = [first, second].map((stone) => ({ '+': 'a', '*': 'b' })[stone!] ?? stone)
    const draft = JSON.stringify({ '0,0': letters[0], '5,5': letters[1] })
    expect(listing.progress!(draft, view, 0 as never)).toBe(2)
    const tooMany = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`0,${n}`, 'E']))
    const own = scene.presto.racks[0]!.filter((stone) => stone === 'E').length
    expect(listing.progress!(JSON.stringify(tooMany), view, 0 as never)).toBe(own)
  })
})
