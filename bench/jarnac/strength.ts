import {
  bestWordPerRow,
  createJarnac,
  type Jarnac,
  type JarnacConfig,
  type JarnacTypes,
  jarnacBot,
  levels,
  simulate,
  stepwise,
  type Tally,
} from '@estocade/jarnac'
import type { Bot } from '@estocade/kernel'
import type { Lexicon } from '@estocade/words'
import { markdownTable } from '../measure.ts'

/** Every pair of the matrix is played; neighbours and pairs with goals play `games` games. */
export function strength(lexicon: Lexicon, games: number): string {
  const arena = new Arena(lexicon, games)
  const parts = [arena.goals(), arena.ladder(), arena.matrix()]
  return [`### Strength, ${lexicon.alphabet.id} (${arena.preset})`, ...parts].join('\n\n')
}

/** The number of games for other pairs. */
const ASIDE = 40

class Arena {
  readonly preset: string
  private readonly game: Jarnac
  private readonly config: JarnacConfig
  private readonly players: readonly Bot<JarnacTypes>[]
  private readonly tallies = new Map<string, Tally>()
  private readonly times: number[] = []

  constructor(
    private readonly lexicon: Lexicon,
    private readonly games: number,
  ) {
    this.preset = lexicon.alphabet.id === 'de' ? 'classic-de' : 'classic-fr'
    this.game = createJarnac(lexicon)
    const config = this.game.configure({ preset: this.preset })
    if (!config.ok) throw new Error(config.error.text)
    this.config = config.value
    const ladder = levels.map((level) => jarnacBot(this.game, level))
    this.players = [
      bestWordPerRow(this.game),
      stepwise(this.game),
      ...ladder.slice(0, -1),
      this.timed(ladder.at(-1)!),
    ]
  }

  goals(): string {
    const top = this.players.at(-1)!
    const twin = { ...top, id: `${top.id}'` }
    const [f, p3] = this.players as [Bot<JarnacTypes>, Bot<JarnacTypes>]
    const rows = [f, p3, twin].map((other) => {
      const tally = this.tally(top, other, this.games)
      return [
        other === f ? 'F, best word per row' : other === p3 ? 'P3, stepwise' : 'itself',
        String(tally.games),
        percent(tally),
        tally.scores.map((score) => score.toFixed(0)).join(' : '),
        tally.conceded[0]!.toFixed(2),
        tally.turns.toFixed(1),
      ]
    })
    const sorted = this.times.sort((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(1)
    return [
      markdownTable(
        ['top level against', 'games', 'won', 'points', 'Jarnacs conceded a game', 'turns'],
        rows,
      ),
      `An action at the top level takes ${at(0.5)} ms (median), ${at(0.95)} ms (95th percentile) of one core.`,
    ].join('\n\n')
  }

  ladder(): string {
    const ladder = this.players.slice(2)
    const rows = ladder.slice(1).map((upper, i) => {
      const tally = this.tally(upper, ladder[i]!, this.games)
      const jarnacs = (tally.jarnacs[0]! + tally.jarnacs[1]!).toFixed(2)
      return [
        `${upper.id} : ${ladder[i]!.id}`,
        String(tally.games),
        percent(tally),
        jarnacs,
        tally.plies.toFixed(0),
      ]
    })
    return markdownTable(['levels', 'games', 'won by the upper', 'Jarnacs a game', 'plies'], rows)
  }

  /** Row against column, in per cent. */
  matrix(): string {
    const names = this.players.map(({ id }, i) => (i === 0 ? 'F' : i === 1 ? 'P3' : id))
    const rows = this.players.map((row, i) => [
      `**${names[i]}**`,
      ...this.players.map((column, j) =>
        j >= i ? '' : percent(this.tally(row, column, Math.min(ASIDE, this.games))),
      ),
    ])
    return `Share of games that the row won against the column; ${Math.min(ASIDE, this.games)} games per pair unless the tables above have more.\n\n${markdownTable(['', ...names], rows)}`
  }

  private tally(a: Bot<JarnacTypes>, b: Bot<JarnacTypes>, games: number): Tally {
    const key = `${a.id}/${b.id}`
    const known = this.tallies.get(key)
    if (known !== undefined) return known
    const { game, config, lexicon } = this
    const tally = simulate({ game, lexicon: lexicon.hash, config, bots: [a, b], games, seed: 1 })
    this.tallies.set(key, tally)
    console.error(lexicon.alphabet.id, key, percent(tally))
    return tally
  }

  /** CPU time, so that other processes do not count. */
  private timed(bot: Bot<JarnacTypes>): Bot<JarnacTypes> {
    return {
      id: bot.id,
      choose: (...asked) => {
        const start = process.cpuUsage()
        const action = bot.choose(...asked)
        const { user, system } = process.cpuUsage(start)
        this.times.push((user + system) / 1000)
        return action
      },
    }
  }
}

const percent = ({ wins, games }: Tally): string => `${((100 * wins[0]!) / games).toFixed(1)} %`
