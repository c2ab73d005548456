import { seedFrom } from '@estocade/games'
import {
  type Entry,
  inlineBotRunner,
  jobsOf,
  logsOf,
  type Seat,
  type Table,
  type TableCommand,
  TableHost,
} from '@estocade/table'
import { catalogue } from './test-lexicons.ts'

/** A match of a person in the first seat against one bot, on one device. */
export interface DeviceMatch {
  readonly game: string
  readonly language: string
  readonly level: string
  readonly seed: string
  /** The match is left after so many actions of the person. */
  readonly actions: number
}

/** A command of the person, and the version of the table that it answers. */
export interface Said {
  readonly version: number
  readonly command: TableCommand
}

export interface PlayedMatch {
  /** The entries that the match continues from. */
  readonly given: readonly Entry[]
  readonly said: readonly Said[]
  readonly entries: readonly Entry[]
}

type Duty = Table['timers'][number]['duty']

const me = { player: 'me', name: '' }
const PERSON = 0 as Seat
/** The person plays like this bot. */
const LIKE = 'pupil'

/**
 * Plays the match in Node as the page's worker would, with the same seeds. Where all act at once in the beginning, bots may
 * take as long as people: there the person acts first, and the match continues from that, so that nobody has to be quick.
 */
export async function playInNode(match: DeviceMatch): Promise<PlayedMatch> {
  const first = new Device(match, [])
  await first.open()
  if (first.duty()?.for !== 'round') {
    await first.play(() => false)
    return first.close()
  }
  await first.act()
  const { entries: given } = first.close()
  const second = new Device(match, given)
  await second.resume()
  await second.play((duty) => duty.for === 'round')
  return { ...second.close(), given }
}

/** What was decided: the steps of the match, without times. */
export const stepsOf = ({ game }: DeviceMatch, entries: readonly Entry[]) =>
  logsOf(catalogue.get(game)!, entries).map(({ header, steps }) => ({ header, steps }))

class Device {
  readonly #match: DeviceMatch
  readonly #host: TableHost
  readonly #entries: Entry[]
  readonly #said: Said[] = []
  #seeds = 0
  #changed = () => {}

  constructor(match: DeviceMatch, given: readonly Entry[]) {
    this.#match = match
    this.#entries = [...given]
    this.#host = new TableHost(this.#playable, this.#env(), given)
  }

  async open(): Promise<void> {
    const { game, language, level } = this.#match
    const sides = [{ by: me, seed: this.#seed() }, { bot: level }]
    const refusal = await this.#host.open({ id: 'match', game, options: { language } }, sides)
    if (refusal !== undefined) throw new Error(refusal.text)
  }

  resume(): Promise<void> {
    return this.#host.resume()
  }

  /** The person acts whenever no bot has anything to do. */
  async play(isEnd: (duty: Duty) => boolean): Promise<void> {
    for (let acted = 0; ; acted++) {
      await this.#waitForPerson()
      const duty = this.duty()
      if (acted === this.#match.actions || duty === undefined || isEnd(duty)) return
      await this.act()
    }
  }

  async #waitForPerson(): Promise<void> {
    while (jobsOf(this.#playable, this.#table).length > 0)
      await new Promise<void>((done) => {
        this.#changed = done
      })
  }

  duty(): Duty | undefined {
    return this.#table.timers.find(({ duty }) => duty.seat === PERSON)?.duty
  }

  async act(): Promise<void> {
    const { game, bots } = this.#playable
    const duty = this.duty()!
    const view = game.view(this.#table.match!.live.state, PERSON)
    const action =
      duty.for === 'round'
        ? asPerson(game.onTimeout(view, PERSON))
        : bots.get(LIKE)!.choose(view, PERSON, this.#match.seed)
    const command: TableCommand = { type: 'act', about: duty.about, action }
    this.#said.push({ version: this.#table.version, command })
    const refusal = await this.#host.command(me, command)
    if (refusal !== undefined) throw new Error(refusal.text)
  }

  close(): PlayedMatch {
    void this.#host.close()
    return { given: [], said: this.#said, entries: this.#entries }
  }

  get #playable() {
    return catalogue.get(this.#match.game)!
  }

  get #table(): Table {
    return this.#host.table!
  }

  #seed(): string {
    return seedFrom(`${this.#match.seed}/${this.#seeds++}`)
  }

  #env(): ConstructorParameters<typeof TableHost>[1] {
    return {
      now: Date.now,
      entropy: () => this.#seed(),
      after: (ms, then) => {
        const timer = setTimeout(then, ms)
        return () => clearTimeout(timer)
      },
      save: () => true,
      bots: inlineBotRunner(catalogue),
      pause: 0,
      onChange: ({ entry }) => {
        this.#entries.push(entry)
        this.#changed()
      },
      onLost: () => {},
      onError: (error) => {
        throw error
      },
    }
  }
}

/** The clock's action without what only the clock may say: that it was the time. */
function asPerson(action: object): object {
  const { by: _, ...own } = action as { readonly by?: 'time' }
  return own
}
