import { catalogueOf } from '@estocade/games'
import {
  apply,
  deadline,
  decide,
  decideServer,
  jobsOf,
  openTable,
  type Playable,
  type Speaker,
  type Stamp,
  seen,
  type Table,
  type TableCommand,
  viewerOf,
  viewOf,
} from '@estocade/table'
import { checkHash, type Lexicon, openLexicon } from '@estocade/words'
import type { FromWorker, Opening, ToWorker } from './messages.ts'

/** How long a bot seems to think, in ms, so that one can follow. */
const PAUSE = 550

const post = (message: FromWorker): void => self.postMessage(message)

/** A table in this worker: the same code as the server's, one player and bots. */
class LocalTable {
  private table: Table | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
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

  private commit(decided: ReturnType<typeof decide>) {
    if (!decided.ok) {
      if (this.table === undefined) post({ type: 'failed', text: decided.error.text })
      return decided.error
    }
    const entry = { at: Date.now(), events: decided.value }
    const before = this.table
    const table = apply(this.playable, before, entry)
    this.table = table
    const viewer = viewerOf(table, this.me.player)
    post({
      type: 'update',
      view: viewOf(this.playable, table, viewer),
      events: seen(this.playable, before, entry, viewer),
    })
    this.schedule(table)
    return undefined
  }

  /** What happens next without the player: a bot's move, or a window's time. */
  private schedule(table: Table): void {
    clearTimeout(this.timer)
    const job = jobsOf(this.playable, table)[0]
    if (job !== undefined) {
      this.timer = setTimeout(() => {
        const action = this.playable.bots.get(job.bot)!.choose(job.view, job.seat, job.seed)
        const { seat, version } = job
        const type = job.for === 'act' ? 'bot-act' : 'give-hint'
        this.commit(decideServer(this.playable, table, { type, seat, version, action }, stamp()))
      }, PAUSE)
      return
    }
    const due = deadline(table)
    if (due === undefined) return
    this.timer = setTimeout(
      () => this.commit(decideServer(this.playable, this.table!, { type: 'tick' }, stamp())),
      Math.max(0, due - Date.now()),
    )
  }
}

const stamp = (): Stamp => ({
  at: Date.now(),
  entropy: [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join(''),
})

async function fetchLexicon(language: string): Promise<Lexicon> {
  let answer = await fetch(`/words/${language}.lexicon`)
  // A server that was just installed is still building it.
  while (answer.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    answer = await fetch(`/words/${language}.lexicon`)
  }
  if (!answer.ok) throw new Error(`${answer.status}`)
  const bytes = await answer.arrayBuffer()
  const sound = checkHash(bytes)
  if (!sound.ok) throw new Error(sound.error.text)
  const opened = openLexicon(bytes)
  if (!opened.ok) throw new Error(opened.error.text)
  return opened.value
}

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
  const refusal = local?.command(data.command)
  post(refusal === undefined ? { type: 'answer', id: data.id } : { type: 'answer', id: data.id, refusal })
}
