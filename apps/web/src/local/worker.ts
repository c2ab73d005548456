import { catalogueOf } from '@estocade/games'
import {
  apply,
  deadline,
  decide,
  decideServer,
  type Entry,
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
  viewerOf,
  viewOf,
} from '@estocade/table'
import { fetchLexicon } from '../words/load-lexicon.ts'
import type { FromWorker, Opening, ToWorker } from './messages.ts'

/** How long a bot seems to think, in ms, so that one can follow. */
const PAUSE = 550

const post = (message: FromWorker): void => self.postMessage(message)

/** A table in this worker: the same code as the server's, one player and bots. */
class LocalTable {
  private table: Table | undefined
  private timers: readonly ReturnType<typeof setTimeout>[] = []
  private readonly entries: Entry[] = []
  private readonly playable: Playable
  private readonly me: Speaker

  constructor(playable: Playable, opening: Opening) {
    this.playable = playable
    this.me = { player: 'me', name: opening.name }
    const sides = opening.bots.length + 1
    const { game, options } = opening
    this.commit(
      openTable(playable, { id: 'local', game, options, sides, settings: { hints: 9 } }, this.me, stamp()),
    )
    if (this.table === undefined) return
    this.command({ type: 'sit', seat: 0 })
    for (const [i, bot] of opening.bots.entries()) this.command({ type: 'seat-bot', seat: i + 1, bot })
    this.command({ type: 'ready', seed: stamp().entropy })
  }

  command(command: TableCommand) {
    const table = this.table!
    return this.commit(decide(this.playable, table, command, this.me, table.version, stamp()))
  }

  /** Of the matches that are over: the running one's seed stays secret. */
  logs() {
    return logsOf(this.playable, this.entries).filter(({ serverSeed }) => serverSeed !== undefined)
  }

  private commit(decided: ReturnType<typeof decide>) {
    if (!decided.ok) {
      if (this.table === undefined) post({ type: 'failed', text: decided.error.text })
      return decided.error
    }
    const entry = { at: Date.now(), events: decided.value }
    const before = this.table
    const table = apply(this.playable, before, entry)
    this.table = table
    this.entries.push(entry)
    const viewer = viewerOf(table, this.me.player)
    post({
      type: 'update',
      view: viewOf(this.playable, table, viewer),
      events: seen(this.playable, before, entry, viewer),
    })
    this.schedule(table)
    return undefined
  }

  /** What happens next without the player: bots' moves, each in its time, and what the clock does. */
  private schedule(table: Table): void {
    for (const timer of this.timers) clearTimeout(timer)
    const jobs = jobsOf(this.playable, table).map((job) =>
      setTimeout(() => this.play(job), Math.max(PAUSE, job.due - Date.now())),
    )
    const due = deadline(table)
    if (due === undefined) this.timers = jobs
    else this.timers = [...jobs, setTimeout(() => this.tell({ type: 'tick' }), Math.max(0, due - Date.now()))]
  }

  private play(job: Job): void {
    const action = this.playable.bots.get(job.bot)!.choose(job.view, job.seat, job.seed)
    const { seat, version } = job
    this.tell({ type: job.for === 'act' ? 'bot-act' : 'give-hint', seat, version, action })
  }

  private tell(command: ServerCommand): void {
    const refusal = this.commit(decideServer(this.playable, this.table!, command, stamp()))
    // A browser's timer may ring a moment early.
    if (refusal?.code === 'nothing-due') this.schedule(this.table!)
  }
}

const stamp = (): Stamp => ({
  at: Date.now(),
  entropy: [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join(''),
})

let local: LocalTable | undefined

async function open(opening: Opening): Promise<void> {
  try {
    const lexicon = await fetchLexicon(opening.language)
    const playable = catalogueOf((id) => (id === lexicon.alphabet.id ? lexicon : undefined)).get(opening.game)
    if (playable === undefined) throw new Error(`No game ${opening.game}`)
    local = new LocalTable(playable, opening)
  } catch (error) {
    post({ type: 'failed', text: error instanceof Error ? error.message : String(error) })
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') return void open(data.opening)
  if (data.type === 'logs') return post({ type: 'logs', id: data.id, logs: local?.logs() ?? [] })
  const refusal = local?.command(data.command)
  post(refusal === undefined ? { type: 'answer', id: data.id } : { type: 'answer', id: data.id, refusal })
}
