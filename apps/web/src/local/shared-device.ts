import {
  type BotRunner,
  type Change,
  type HostSide,
  type Playable,
  type Seat,
  type Speaker,
  scoresAt,
  seen,
  type Table,
  type TableCommand,
  TableHost,
} from '@estocade/table'
import type { GameLog, RefusalText } from '../session/session.ts'
import { entropyFrom, guidedSeed } from './guided-deal.ts'
import type { FromWorker } from './messages.ts'
import { type LocalSide, type SavedGame, savedEntries, saveEntry } from './saved-games.ts'

/** The person in each seat, by the ids that the table uses. */
const speakerOf = (sides: readonly LocalSide[], seat: number): Speaker => {
  const side = sides[seat]
  const name = side?.type === 'person' ? side.name : ''
  return { player: seat === 0 ? 'me' : `here-${seat}`, name, guest: true }
}

const isPersons = (table: Table): boolean =>
  table.timers.some(({ duty }) => table.sides[duty.seat]!.bot === undefined)

/** How the match ended for the only person at the table. */
function resultOf({ phase, match, sides }: Table): SavedGame['result'] {
  const outcome = phase === 'over' ? match?.outcome : undefined
  const isShared = sides.filter(({ bot }) => bot === undefined).length > 1
  if (outcome === undefined || outcome.alone || isShared) return undefined
  const { winners } = outcome
  if (!winners.some((seat) => seat === 0)) return 'lost'
  return winners.length === 1 ? 'won' : 'drawn'
}

interface DeviceOptions {
  /** How many ms a bot waits before it acts, so that people can follow. */
  readonly pause: number
  readonly bots: BotRunner
  /** This device's next seed for a deal. */
  readonly entropy: () => string
}

/** A table whose players all share this device: the page sees it as the person who has to act. */
export class SharedDevice {
  readonly #playable: Playable
  readonly #post: (message: FromWorker) => void
  readonly #host: TableHost
  #entropy: (version: number) => string
  #game: SavedGame
  #viewer = 0 as Seat

  static async open(
    playable: Playable,
    game: SavedGame,
    options: DeviceOptions,
    post: (message: FromWorker) => void,
  ): Promise<SharedDevice> {
    const entries = await savedEntries(game.id)
    const device = new SharedDevice(playable, game, entries, options, post)
    await (entries.length === 0 ? device.#deal() : device.#resume())
    return device
  }

  private constructor(
    playable: Playable,
    game: SavedGame,
    entries: Awaited<ReturnType<typeof savedEntries>>,
    { pause, bots, entropy }: DeviceOptions,
    post: (message: FromWorker) => void,
  ) {
    this.#playable = playable
    this.#game = game
    this.#post = post
    this.#entropy = entropy
    const env = {
      now: Date.now,
      entropy: (version: number) => this.#entropy(version),
      after: (ms: number, then: () => void) => {
        const timer = setTimeout(then, ms)
        return () => clearTimeout(timer)
      },
      save: (entry: Change['entry'], table: Table) => this.#save(entry, table),
      bots,
      pause,
      onChange: (change: Change) => this.#show(change),
      onLost: () => post({ type: 'failed', why: 'elsewhere' }),
      onError: (error: unknown) => {
        throw error
      },
    }
    this.#host = new TableHost(playable, env, entries)
  }

  async command(command: TableCommand): Promise<RefusalText | undefined> {
    const { sides } = this.#game.opening
    const refusal = await this.#host.command(speakerOf(sides, this.#viewer), command)
    if (refusal === undefined) await this.#agreeAll()
    return refusal
  }

  logs(): readonly GameLog[] {
    return this.#host.logs()
  }

  async #deal(): Promise<void> {
    const { game, options, sides, settings, guided } = this.#game.opening
    const opening = { id: this.#game.id, game, options, ...(settings ? { settings } : {}) }
    const hosts = sides.map(
      (side, seat): HostSide =>
        side.type === 'bot' ? { bot: side.bot } : { by: speakerOf(sides, seat), seed: this.#entropy(0) },
    )
    if (guided) {
      const seed = await guidedSeed(this.#playable, opening, hosts, () => this.#entropy(0))
      this.#entropy = entropyFrom(seed)
    }
    const refusal = await this.#host.open(opening, hosts)
    if (refusal !== undefined) this.#post({ type: 'failed', why: 'refused' })
  }

  async #resume(): Promise<void> {
    this.#look(this.#host.table!)
    const view = this.#host.view(this.#viewer)!
    this.#post({ type: 'update', view, events: this.#host.history(this.#viewer), past: true })
    await this.#host.resume()
  }

  /** The people at one device agree by talking, so a request of one counts as agreed by all. */
  async #agreeAll(): Promise<void> {
    const { sides } = this.#game.opening
    for (const seat of sides.keys()) {
      const request = this.#host.table!.request
      if (request === undefined || sides[seat]!.type === 'bot' || seat === request.by) continue
      await this.#host.command(speakerOf(sides, seat), { type: 'answer', about: request.id, yes: true })
    }
  }

  #save(entry: Change['entry'], table: Table): Promise<boolean> {
    const scores = scoresAt(this.#playable, table)
    const { result: _, ...game } = this.#game
    const result = resultOf(table)
    this.#game = {
      ...game,
      changedAt: entry.at,
      phase: table.phase,
      yourTurn: isPersons(table),
      ...(scores && { scores }),
      ...(result && { result }),
    }
    return saveEntry(this.#game, table.version, entry)
  }

  #show({ before, entry, table }: Change): void {
    this.#look(table)
    this.#post({
      type: 'update',
      view: this.#host.view(this.#viewer)!,
      events: seen(this.#playable, before, entry, this.#viewer),
      past: false,
    })
  }

  #look(table: Table): void {
    const acting = table.timers.find(({ duty }) => table.sides[duty.seat]!.bot === undefined)
    if (acting !== undefined) this.#viewer = acting.duty.seat
  }
}
