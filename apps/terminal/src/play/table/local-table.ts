import { createHash, randomBytes } from 'node:crypto'
import type { BotRunner } from '@estocade/server/bot-runner'
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
  type Playable,
  type ServerCommand,
  type Speaker,
  type Stamp,
  seen,
  type Table,
  type TableCommand,
  type TableView,
  viewOf,
} from '@estocade/table'
import { Fault } from '../../fault.ts'
import { type SavedGame, SaveFile } from './save-file.ts'
import type { GameLog, News, RefusalText, Seat, Session } from './session.ts'

export interface LocalOpening {
  readonly game: string
  readonly language: string
  readonly options: Readonly<Record<string, unknown>>
  /** Those who share the keyboard take the first seats, bots the others. */
  readonly people: readonly string[]
  readonly bots: readonly string[]
  readonly seed?: string
}

export interface LocalSurroundings {
  readonly botRunner: BotRunner
  /** ms that a bot seems to think at least, so that one can follow. */
  readonly pace: number
  readonly path: string
}

/** Hints that the table gives each side in a game that does not count them itself. */
const HINTS = 9

const speaker = (name: string, seat: number): Speaker => ({ player: `seat-${seat}`, name })

/** A table in this process: the server's own rules of a table, people at one keyboard, bots in a thread. */
export class LocalTable implements Session {
  readonly playable: Playable
  readonly remote = false
  readonly you = undefined
  readonly skew = 0
  readonly #people: readonly Speaker[]
  readonly #seed: string | undefined
  readonly #around: LocalSurroundings
  readonly #file: SaveFile
  readonly #entries: Entry[]
  readonly #drafts: Map<number, string>
  readonly #listeners: ((news: News) => void)[] = []
  #table: Table | undefined
  #timers: readonly NodeJS.Timeout[] = []
  #closed = false

  private constructor(
    playable: Playable,
    { people, seed }: { readonly people: readonly string[]; readonly seed?: string },
    around: LocalSurroundings,
    file: SaveFile,
    { entries, drafts }: Pick<SavedGame, 'entries' | 'drafts'>,
  ) {
    this.playable = playable
    this.#people = people.map(speaker)
    this.#seed = seed
    this.#around = around
    this.#file = file
    this.#entries = [...entries]
    this.#drafts = new Map(drafts.map(({ seat, body }) => [seat, body]))
    this.#table = foldTable(playable, entries)
  }

  /** Opens a table, seats everybody and deals. */
  static open(playable: Playable, opening: LocalOpening, around: LocalSurroundings): LocalTable {
    const { game, options, people, bots } = opening
    const config = playable.game.configure(options)
    if (!config.ok) throw new Fault(config.error.text)
    const { options: _, ...header } = opening
    const file = SaveFile.begin(around.path, header)
    const table = new LocalTable(playable, opening, around, file, { entries: [], drafts: [] })
    const sides = people.length + bots.length
    const settings = {
      hints: 'hints' in (config.value as object) ? 0 : HINTS,
      chat: false,
      visibility: 'private',
    } as const
    const host = table.#people[0]!
    table.#must(openTable(playable, { id: 'local', game, options, sides, settings }, host, table.#stamp()))
    for (const [seat, person] of table.#people.entries())
      if (seat > 0) table.#must(table.#decide({ type: 'sit', seat }, person))
    for (const [i, bot] of bots.entries())
      table.#must(table.#decide({ type: 'seat-bot', seat: people.length + i, bot }, host))
    for (const person of table.#people) table.#must(table.#decide({ type: 'ready', seed: '' }, person))
    return table
  }

  /** Goes on where the file ends. Nobody is charged for the time between. */
  static resume(playable: Playable, save: SavedGame, around: LocalSurroundings): LocalTable {
    const table = new LocalTable(playable, save.header, around, SaveFile.goOn(save.path), save)
    if (table.#table === undefined) throw new Fault(`${save.path} is no saved game: it has no table.`)
    const { at } = table.#table
    table.#tell({ type: 'outage', from: at, to: Math.max(at, Date.now()) })
    table.#schedule()
    return table
  }

  get saved(): string {
    return this.#file.path
  }

  seats(): readonly number[] {
    return this.#people.map((_, seat) => seat)
  }

  view(seat: number | undefined): TableView | undefined {
    const viewer = seat === undefined ? 'spectator' : (seat as Seat)
    return this.#table === undefined ? undefined : viewOf(this.playable, this.#table, viewer)
  }

  async send(seat: number | undefined, command: TableCommand): Promise<RefusalText | undefined> {
    return this.#commit(this.#decide(command, this.#people[seat ?? 0]!))
  }

  draft(seat: number): string | undefined {
    return this.#drafts.get(seat)
  }

  saveDraft(seat: number, body: string): void {
    this.#drafts.set(seat, body)
    this.#file.append({ draft: { seat, body } })
  }

  listen(listener: (news: News) => void): void {
    this.#listeners.push(listener)
  }

  async logs(): Promise<readonly GameLog[]> {
    return logsOf(this.playable, this.#entries).filter(({ serverSeed }) => serverSeed !== undefined)
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const timer of this.#timers) clearTimeout(timer)
    await this.#around.botRunner.close()
    this.#file.close()
  }

  #decide(command: TableCommand, by: Speaker) {
    const table = this.#table!
    return decideCommand(this.playable, table, command, by, table.version, this.#stamp())
  }

  #stamp(): Stamp {
    const version = this.#table?.version ?? 0
    const entropy =
      this.#seed === undefined
        ? randomBytes(32).toString('hex')
        : createHash('sha256').update(`terminal/${this.#seed}/${version}`).digest('hex')
    return { at: Date.now(), entropy }
  }

  #must(decided: ReturnType<typeof decideCommand>): void {
    const refusal = this.#commit(decided)
    if (refusal !== undefined) throw new Fault(refusal.text)
  }

  #commit(decided: ReturnType<typeof decideCommand>): RefusalText | undefined {
    if (!decided.ok) return decided.error
    const entry: Entry = { at: Math.max(Date.now(), this.#table?.at ?? 0), events: decided.value.events }
    this.#file.append(entry)
    const before = this.#table
    this.#entries.push(entry)
    this.#table = apply(this.playable, before, entry, decided.value.reached)
    this.#schedule()
    this.#news({ type: 'events', events: seen(this.playable, before, entry, this.#viewerOf(entry)) })
    return undefined
  }

  /** Around one keyboard several people look: only what all may see is told, but a hint to who asked for it. */
  #viewerOf({ events }: Entry): Seat | 'spectator' {
    if (this.#people.length === 1) return 0 as Seat
    for (const event of events) if (event.type === 'hinted') return event.seat
    return 'spectator'
  }

  /** What happens next by itself: bots' moves, each in its time, and what the clock does. */
  #schedule(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    const table = this.#table!
    const later = (due: number, least: number, then: () => void) =>
      setTimeout(then, Math.max(least, due - Date.now()))
    const jobs = jobsOf(this.playable, table).map((job) =>
      later(job.due, job.for === 'act' ? this.#around.pace : 0, () => void this.#think(job)),
    )
    const due = deadline(table)
    const clock = due === undefined ? [] : [later(due, 0, () => this.#tell({ type: 'tick' }))]
    this.#timers = [...jobs, ...clock]
  }

  async #think(job: Job): Promise<void> {
    const { seat, version } = job
    try {
      const action = await this.#around.botRunner.run({ ...job, game: this.#table!.game })
      if (this.#closed) return
      this.#tell({ type: job.for === 'act' ? 'bot-act' : 'give-hint', seat, version, action })
    } catch (error) {
      if (!this.#closed) this.#news({ type: 'fault', text: (error as Error).message })
    }
  }

  #tell(command: ServerCommand): void {
    if (this.#closed) return
    const refusal = this.#commit(decideServerCommand(this.playable, this.#table!, command, this.#stamp()))
    // A timer may ring a moment early.
    if (refusal?.code === 'nothing-due' && command.type === 'tick') this.#schedule()
  }

  #news(news: News): void {
    for (const listener of this.#listeners) listener(news)
  }
}
