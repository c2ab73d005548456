import { appendAct, type Playable } from '@estocade/kernel'
import { apply, type BotRunner, type Catalogue, type Entry, type Table } from '@estocade/table'
import type { PlayFigures, RatedMatch, Store, StoredEntry, UnmeasuredPlay } from '../store/store.ts'
import type { Time } from '../time.ts'

/** Most moves per player and match that are compared with the bot's; each comparison costs a search. */
const JUDGED = 40
/** The most matches that may wait. After a restart those of the last days are found again. */
const WAITING = 1000
/** After a restart, matches up to this many ms old are measured. */
const RECENT = 7 * 86_400_000
/** ms before the next attempt when bots are busy. */
const BUSY_RETRY = 500

interface PlayMeterOptions {
  readonly store: Store
  readonly catalogue: Catalogue
  readonly botRunner: BotRunner
  readonly time: Time
  /** Whether a bot is busy for a table; tables come first. */
  readonly isBusy: () => boolean
  readonly onError: (error: unknown) => void
}

/** Times are sums over moves; `best` counts those of the judged moves that the strongest bot would have made. */
type Sums = Pick<PlayFigures, 'moves' | 'ms' | 'msSquared' | 'judged' | 'best'>

interface Move {
  readonly player: string
  readonly before: Table
  readonly step: Extract<Extract<Entry['events'][number], { type: 'step' }>['step'], { type: 'act' }>
  /** Since the match last changed. */
  readonly ms: number
}

/**
 * Measures how people play rated matches: the time of each move, and how often the strongest bot would have made the
 * same move. Only moderators see the figures, and no action follows automatically.
 */
export class PlayMeter {
  readonly #options: PlayMeterOptions
  readonly #waiting: (readonly UnmeasuredPlay[])[] = []
  #working: Promise<void> | undefined
  #closed = false
  #endWait = () => {}

  constructor(options: PlayMeterOptions) {
    this.#options = options
  }

  /** A match has been rated. */
  add({ table, match, game, players }: RatedMatch): void {
    this.#put(players.map(({ player }) => ({ table, match, game, player })))
  }

  /** Finds matches that were rated but not measured before the last shutdown. */
  async catchUp(): Promise<void> {
    const { store, time } = this.#options
    const rows = await store.unmeasured(time.now() - RECENT, WAITING)
    for (const plays of grouped(rows).values()) this.#put(plays)
  }

  async settled(): Promise<void> {
    await this.#working
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#endWait()
    await this.#working
  }

  #put(plays: readonly UnmeasuredPlay[]): void {
    if (this.#closed || this.#waiting.length >= WAITING) return
    this.#waiting.push(plays)
    this.#working ??= this.#run().finally(() => {
      this.#working = undefined
    })
  }

  async #run(): Promise<void> {
    for (let plays = this.#waiting.shift(); plays !== undefined; plays = this.#waiting.shift()) {
      if (this.#closed) return
      await this.#measure(plays).catch(this.#options.onError)
    }
  }

  async #measure(plays: readonly UnmeasuredPlay[]): Promise<void> {
    const { store, catalogue, time } = this.#options
    const { table, match, game } = plays[0]!
    const playable = catalogue.get(game)
    if (playable === undefined) return
    const moves = [...movesIn(playable, await store.wholeLog(table), match)]
    const figures: PlayFigures[] = []
    for (const { player } of plays) {
      const ids = await store.idsOf(player)
      const own = moves.filter((move) => ids.includes(move.player))
      const sums = await this.#sums(playable, own)
      if (sums === undefined) return
      figures.push({ table, match, player, game, ...sums, at: time.now() })
    }
    await store.addFigures(figures)
  }

  /** Undefined when the server closes meanwhile. */
  async #sums(playable: Playable, moves: readonly Move[]): Promise<Sums | undefined> {
    const ms = moves.reduce((sum, move) => sum + move.ms, 0)
    const msSquared = moves.reduce((sum, move) => sum + move.ms ** 2, 0)
    let [judged, best] = [0, 0]
    for (const move of moves) {
      if (judged === JUDGED) break
      if (!hasChoice(playable, move)) continue
      await this.#quiet()
      if (this.#closed) return undefined
      judged++
      if (await this.#isBest(playable, move)) best++
    }
    return { moves: moves.length, ms, msSquared, judged, best }
  }

  async #isBest(playable: Playable, { before, step }: Move): Promise<boolean> {
    const { live, fairness } = before.match!
    const bot = [...playable.bots.keys()].at(-1)
    if (bot === undefined) return false
    const view = playable.game.view(live.state, step.seat)
    const action = await this.#options.botRunner.run({
      ...{ for: 'act', game: before.game, bot, view, seat: step.seat },
      ...{ version: live.version, due: 0, seed: 'play' },
    })
    const other = appendAct(playable.game, live, step.seat, action, fairness)
    return other.ok && JSON.stringify(other.value.step.events) === JSON.stringify(step.events)
  }

  /** Waits until no bot is busy for a table. */
  async #quiet(): Promise<void> {
    const { isBusy, time } = this.#options
    while (isBusy() && !this.#closed)
      await new Promise<void>((then) => {
        const cancel = time.after(BUSY_RETRY, then)
        this.#endWait = () => {
          cancel()
          then()
        }
      })
  }
}

const keyOf = ({ table, match }: UnmeasuredPlay): string => `${table} ${match}`

/** Rows by match. */
function grouped(rows: readonly UnmeasuredPlay[]): ReadonlyMap<string, readonly UnmeasuredPlay[]> {
  const groups = new Map<string, UnmeasuredPlay[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** The moves that players made themselves in one match of a table. */
function* movesIn(playable: Playable, stored: readonly StoredEntry[], match: number): Iterable<Move> {
  let table: Table | undefined
  let since = 0
  for (const { at, command, body } of stored) {
    const before = table
    const entry: Entry = { at, events: JSON.parse(body) }
    table = apply(playable, before, entry)
    if (table.match?.number !== match) continue
    const step = entry.events.flatMap((event) => (event.type === 'step' ? [event.step] : [])).at(0)
    if (step === undefined) continue
    if (step.type === 'act' && command !== null && before?.match?.number === match)
      yield { player: command.slice(0, command.indexOf('/')), before, step, ms: at - since }
    since = at
  }
}

/** Whether there was more than one play to choose from. */
function hasChoice({ game }: Playable, { before, step }: Move): boolean {
  const plays = game.plays(game.view(before.match!.live.state, step.seat), step.seat)[Symbol.iterator]()
  return !plays.next().done && !plays.next().done
}
