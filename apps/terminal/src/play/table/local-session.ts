import { createHash, randomBytes } from 'node:crypto'
import {
  type BotRunner,
  type Change,
  type HostEnv,
  NotStored,
  type Playable,
  type Speaker,
  seen,
  type TableCommand,
  TableHost,
  type TableView,
} from '@estocade/table'
import { TextError } from '../../command-error.ts'
import type { Say } from '../../texts/index.ts'
import { notSaved, type SavedGame, SaveFile } from './save-file.ts'
import type { GameLog, News, RefusalText, Seat, Session } from './session.ts'

export interface LocalOpening {
  readonly game: string
  readonly language: string
  readonly options: Readonly<Record<string, unknown>>
  /** The players at this keyboard, who have the first seats; bots have the others. */
  readonly people: readonly string[]
  readonly bots: readonly string[]
  readonly seed?: string
}

export interface LocalEnv {
  readonly botRunner: BotRunner
  /** The least ms of a bot's move, so that people can follow. */
  readonly pace: number
  readonly path: string
}

/** Hints that the table gives each side in a game that does not count them itself. */
const HINTS = 9

/** What an entry or a draft could not be stored for; files tell it in the language of the program. */
function textOf(error: unknown): string | ((say: Say) => string) {
  const cause = error instanceof NotStored ? error.cause : error
  return cause instanceof TextError ? cause.text : (cause as Error).message
}

const speaker = (name: string, seat: number): Speaker => ({ player: `seat-${seat}`, name })

/** A table in this process: people at one keyboard, bots in a thread, kept in a file. */
export class LocalSession implements Session {
  readonly playable: Playable
  readonly remote = false
  readonly you = undefined
  readonly skew = 0
  readonly #host: TableHost
  readonly #people: readonly Speaker[]
  readonly #file: SaveFile
  readonly #drafts: Map<number, string>
  readonly #listeners: ((news: News) => void)[] = []

  private constructor(
    playable: Playable,
    { people, seed }: { readonly people: readonly string[]; readonly seed?: string },
    env: LocalEnv,
    file: SaveFile,
    { entries, drafts }: Pick<SavedGame, 'entries' | 'drafts'>,
  ) {
    this.playable = playable
    this.#people = people.map(speaker)
    this.#file = file
    this.#drafts = new Map(drafts.map(({ seat, body }) => [seat, body]))
    this.#host = new TableHost(playable, this.#env(env, seed), entries)
  }

  /** Opens a table, seats everybody and deals. */
  static async open(playable: Playable, opening: LocalOpening, env: LocalEnv): Promise<LocalSession> {
    const { game, options, bots } = opening
    const config = playable.game.configure(options)
    if (!config.ok) throw new TextError((say) => say.refusal(config.error))
    const { options: _, ...header } = opening
    const file = SaveFile.begin(env.path, header)
    const session = new LocalSession(playable, opening, env, file, { entries: [], drafts: [] })
    const hints = 'hints' in config.value ? 0 : HINTS
    const settings = { hints, chat: false, visibility: 'private' } as const
    const refusal = await session.#host.open({ id: 'local', game, options, settings }, [
      ...session.#people.map((by) => ({ by, seed: '' })),
      ...bots.map((bot) => ({ bot })),
    ])
    if (refusal !== undefined) throw new TextError((say) => say.refusal(refusal))
    return session
  }

  /** Goes on where the file ends. */
  static async resume(playable: Playable, save: SavedGame, env: LocalEnv): Promise<LocalSession> {
    const session = new LocalSession(playable, save.header, env, SaveFile.goOn(save.path), save)
    if (session.#host.table === undefined) throw notSaved(save.path)
    await session.#host.resume().catch((error) => {
      throw error instanceof NotStored ? error.cause : error
    })
    return session
  }

  get saved(): string {
    return this.#file.path
  }

  seats(): readonly number[] {
    return this.#people.map((_, seat) => seat)
  }

  view(seat: number | undefined): TableView | undefined {
    return this.#host.view(seat === undefined ? 'spectator' : (seat as Seat))
  }

  send(seat: number | undefined, command: TableCommand): Promise<RefusalText | undefined> {
    return this.#host.command(this.#people[seat ?? 0]!, command)
  }

  draft(seat: number): string | undefined {
    return this.#drafts.get(seat)
  }

  saveDraft(seat: number, body: string): void {
    this.#drafts.set(seat, body)
    try {
      this.#file.append({ draft: { seat, body } })
    } catch (error) {
      this.#news({ type: 'error', text: textOf(error) })
    }
  }

  listen(listener: (news: News) => void): void {
    this.#listeners.push(listener)
  }

  async logs(): Promise<readonly GameLog[]> {
    return this.#host.logs()
  }

  async close(): Promise<void> {
    await this.#host.close()
    this.#file.close()
  }

  #env({ botRunner, pace }: LocalEnv, seed: string | undefined): HostEnv {
    return {
      now: Date.now,
      entropy: (version) =>
        seed === undefined
          ? randomBytes(32).toString('hex')
          : createHash('sha256').update(`terminal/${seed}/${version}`).digest('hex'),
      after: (ms, then) => {
        const timer = setTimeout(then, ms)
        return () => clearTimeout(timer)
      },
      save: (entry) => {
        this.#file.append(entry)
        return true
      },
      bots: botRunner,
      pause: pace,
      onChange: (change) => this.#show(change),
      onLost: () => {},
      onError: (error) => this.#news({ type: 'error', text: textOf(error) }),
    }
  }

  #show({ before, entry }: Change): void {
    const events = seen(this.playable, before, entry, this.#viewerOf(entry))
    this.#news({ type: 'events', events })
  }

  /** Several people share one screen: it shows what all may see, and a hint only for the side that asked. */
  #viewerOf({ events }: Change['entry']): Seat | 'spectator' {
    if (this.#people.length === 1) return 0 as Seat
    for (const event of events) if (event.type === 'hinted') return event.seat
    return 'spectator'
  }

  #news(news: News): void {
    for (const listener of this.#listeners) listener(news)
  }
}
