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
  type SeenTableEvent,
  type ServerCommand,
  type Speaker,
  type Stamp,
  seen,
  type Table,
  type TableCommand,
  viewOf,
} from '@estocade/table'
import { newSeed } from '../session/new-id.ts'
import type { GameLog, RefusalText } from '../session/session.ts'
import type { FromWorker } from './messages.ts'
import { type Opening, type SavedGame, saveEntry } from './saved-games.ts'

type Seat = keyof Table['sides'] & number
type Decided = ReturnType<typeof decideCommand>

/** The person in each seat, as the table knows them. */
const speakerOf = (opening: Opening, seat: number): Speaker => {
  const side = opening.sides[seat]
  return { player: seat === 0 ? 'me' : `here-${seat}`, name: side?.type === 'person' ? side.name : '' }
}

/** A table in this worker: the same code as the server's, all its people at one device. Each entry is kept before it is shown. */
export class LocalTable {
  private table: Table | undefined
  private timers: readonly ReturnType<typeof setTimeout>[] = []
  private queue: Promise<unknown> = Promise.resolve()
  private entries: readonly Entry[]
  /** Through whose eyes the page looks: whoever has something to do. */
  private viewer: Seat = 0

  constructor(
    private readonly playable: Playable,
    private game: SavedGame,
    entries: readonly Entry[],
    /** How long a bot seems to think, in ms, so that one can follow. */
    private readonly pause: number,
    private readonly post: (message: FromWorker) => void,
  ) {
    this.entries = entries
  }

  /** Opens a new table, or goes on with the one that was kept. */
  async start(): Promise<void> {
    if (this.entries.length > 0) return this.resume()
    const { opening } = this.game
    const refusal = await this.open(opening)
    if (refusal !== undefined) return this.post({ type: 'failed', why: 'refused' })
    for (const [seat, side] of opening.sides.entries()) {
      const by = speakerOf(opening, seat)
      if (side.type === 'bot')
        await this.say(speakerOf(opening, 0), { type: 'seat-bot', seat, bot: side.bot })
      else {
        if (seat > 0) await this.say(by, { type: 'sit', seat })
        await this.say(by, { type: 'ready', seed: stamp().entropy })
      }
    }
  }

  command(command: TableCommand): Promise<RefusalText | undefined> {
    return this.inTurn(async () => {
      const refusal = await this.say(speakerOf(this.game.opening, this.viewer), command)
      if (refusal === undefined) await this.agreeAll()
      return refusal
    })
  }

  /** Of the matches that are over: the running one's seed stays secret. */
  logs(): readonly GameLog[] {
    return logsOf(this.playable, this.entries).filter(({ serverSeed }) => serverSeed !== undefined)
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work)
    this.queue = done.catch(() => {})
    return done
  }

  private open(opening: Opening) {
    const { game, options, sides, settings } = opening
    const wish = { id: this.game.id, game, options, sides: sides.length, ...(settings ? { settings } : {}) }
    return this.commit(openTable(this.playable, wish, speakerOf(opening, 0), stamp()))
  }

  private async resume(): Promise<void> {
    this.table = foldTable(this.playable, this.entries)!
    this.look(this.table)
    this.post({
      type: 'update',
      view: viewOf(this.playable, this.table, this.viewer as never),
      events: this.past(),
      past: true,
    })
    // The time that the page was closed is nobody's.
    const gone = { type: 'outage', from: this.table.at, to: Date.now() } as const
    if (this.table.phase === 'playing') await this.tell(gone)
    this.schedule(this.table)
  }

  private past(): readonly SeenTableEvent[] {
    let table: Table | undefined
    return this.entries.flatMap((entry) => {
      const before = table
      table = apply(this.playable, before, entry)
      return seen(this.playable, before, entry, this.viewer as never)
    })
  }

  private say(by: Speaker, command: TableCommand) {
    const table = this.table!
    return this.commit(decideCommand(this.playable, table, command, by, table.version, stamp()))
  }

  /** All sit around one device: whoever asks has asked the others. */
  private async agreeAll(): Promise<void> {
    const { sides } = this.game.opening
    for (const seat of sides.keys()) {
      const request = this.table!.request
      if (request === undefined || sides[seat]!.type === 'bot' || seat === request.by) continue
      await this.say(speakerOf(this.game.opening, seat), { type: 'answer', about: request.id, yes: true })
    }
  }

  private async commit(decided: Decided): Promise<RefusalText | undefined> {
    if (!decided.ok) return decided.error
    const entry: Entry = { at: Date.now(), events: decided.value.events }
    const before = this.table
    const table = apply(this.playable, before, entry, decided.value.reached)
    this.look(table)
    this.game = {
      ...this.game,
      changedAt: entry.at,
      phase: table.phase,
      yourTurn: this.isPersons(table),
    }
    if (!(await saveEntry(this.game, table.version, entry))) {
      this.stop()
      this.post({ type: 'failed', why: 'elsewhere' })
      return undefined
    }
    this.table = table
    this.entries = [...this.entries, entry]
    this.post({
      type: 'update',
      view: viewOf(this.playable, table, this.viewer as never),
      events: seen(this.playable, before, entry, this.viewer as never),
      past: false,
    })
    this.schedule(table)
    return undefined
  }

  private look(table: Table): void {
    const acting = table.timers.find(({ duty }) => table.sides[duty.seat]!.bot === undefined)
    if (acting !== undefined) this.viewer = acting.duty.seat
  }

  private isPersons = (table: Table): boolean =>
    table.timers.some(({ duty }) => table.sides[duty.seat]!.bot === undefined)

  private stop(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers = []
  }

  /** What happens next without the player: bots' moves, each in its time, and what the clock does. */
  private schedule(table: Table): void {
    this.stop()
    const jobs = jobsOf(this.playable, table).map((job) =>
      setTimeout(() => void this.inTurn(() => this.play(job)), Math.max(this.pause, job.due - Date.now())),
    )
    const due = deadline(table)
    const tick = () => void this.inTurn(() => this.tell({ type: 'tick' }))
    this.timers =
      due === undefined
        ? jobs
        : [...jobs, setTimeout(tick, Math.min(2 ** 31 - 1, Math.max(0, due - Date.now())))]
  }

  private play(job: Job): Promise<void> {
    const action = this.playable.bots.get(job.bot)!.choose(job.view, job.seat, job.seed)
    const { seat, version } = job
    return this.tell({ type: job.for === 'act' ? 'bot-act' : 'give-hint', seat, version, action })
  }

  private async tell(command: ServerCommand): Promise<void> {
    const refusal = await this.commit(decideServerCommand(this.playable, this.table!, command, stamp()))
    // A browser's timer may ring a moment early.
    if (refusal?.code === 'nothing-due') this.schedule(this.table!)
  }
}

const stamp = (): Stamp => ({ at: Date.now(), entropy: newSeed() })
