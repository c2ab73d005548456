import { assertNever, type Bot, diceFrom, type Level, type Seat } from '@estocade/kernel'
import { type Doubt, doubtsOf, type Familiarity, familiarityOf, type Judge } from '@estocade/words'
import type { JarnacAction } from '../action.ts'
import type { JarnacConfig } from '../config.ts'
import { lettersOf } from '../letters.ts'
import { callersLeft } from '../sides.ts'
import type { Challenge, LastJarnac, Opening } from '../state.ts'
import type { JarnacTypes, JarnacView } from '../view.ts'
import { chooseCall, refusedIn } from './calls.ts'
import { byTaste, type Candidate, candidates, type Seen } from './candidates.ts'
import { type Knowledge, knowledgeOf } from './knowledge.ts'
import { type LevelSettings, levelSettings } from './levels.ts'
import { type NoticeContext, type SeenWord, seenWord } from './notice.ts'
import { Search } from './search.ts'
import { SoloPlan } from './solo.ts'
import { type Table, tableOf } from './table.ts'

/** Gives the judge of a table's words; `createJarnac` makes one. */
export interface JudgeSource {
  judgeOf(config: JarnacConfig): Judge
}

/**
 * The player of a named level. `seed` is secret and stays the same for the whole match: what is overlooked
 * is drawn from it once for each turn.
 */
export const jarnacBot = (judges: JudgeSource, level: Level): Bot<JarnacTypes> =>
  botFrom(judges, level, ({ language, words }) => levelSettings(level, language, words.classes))

/** A bot with any parameters. A budget can make it search less than its parameters say, not more. */
export const botWithSettings = (judges: JudgeSource, id: string, settings: LevelSettings): Bot<JarnacTypes> =>
  botFrom(judges, id, () => settings)

function botFrom(
  judges: JudgeSource,
  id: string,
  settingsFor: (config: JarnacConfig) => LevelSettings,
): Bot<JarnacTypes> {
  const choosers = new Map<Knowledge, Chooser>()
  const chooserFor = (config: JarnacConfig): Chooser => {
    const knowledge = knowledgeOf(judges.judgeOf(config), config)
    const chooser = choosers.get(knowledge) ?? new Chooser(knowledge, settingsFor(config))
    choosers.set(knowledge, chooser)
    return chooser
  }
  return {
    id,
    choose(view, seat, seed, budget) {
      const { work } = settingsFor(view.config)
      return chooserFor(view.config).choose(view, seat, seed, Math.min(work, budget?.work ?? work))
    },
    prepare: (config) => void chooserFor(config),
  }
}

/** One bot with one vocabulary. */
class Chooser {
  private readonly search: Search
  private readonly familiarity: Familiarity
  private patience: SoloPlan | undefined
  private doubt: Doubt | undefined

  constructor(
    private readonly knowledge: Knowledge,
    private readonly settings: LevelSettings,
  ) {
    this.search = new Search(knowledge)
    this.familiarity = familiarityOf(knowledge.judge.lexicon, settings)
  }

  choose(view: JarnacView, seat: Seat, seed: string, work: number): JarnacAction {
    const { phase } = view
    switch (phase.type) {
      case 'challenge':
        return this.answer(view, phase, seed)
      case 'playing':
        return this.play(view, seat, seed, work)
      case 'last-jarnac':
      case 'opening':
        return this.open(view, seat, phase, seed, work)
      case 'dealing':
      case 'over':
        throw new Error('The bot has no duty.')
      default:
        return assertNever(phase)
    }
  }

  private play(view: JarnacView, seat: Seat, seed: string, work: number): JarnacAction {
    const table = tableOf(view, seat, this.knowledge.graph)
    const drawn = view.sides[seat]!.reserve.at(-1) ?? ''
    const context = this.context(this.settings.see, `${seed}/turn/${view.turn}`, drawn)
    const seen = candidates(table.position, this.search.policy, this.seen(view, seat, context))
    const found = byTaste(table.position, seen, this.settings.plan)
    const chosen = view.config.solo
      ? this.soloPlan(view).play(table.position, found)
      : this.weigh(view, table, found, seed, work)
    if (chosen === undefined) return { type: 'pass' }
    const row = chosen.row < 0 ? null : chosen.row
    return { type: 'lay', word: this.spell(view, seat, context, row, chosen.target)!.word, row }
  }

  private soloPlan({ config }: JarnacView): SoloPlan {
    const letters = lettersOf(config.language)
    const bag = Uint8Array.from(this.knowledge.graph.letters, (letter) => letters[letter] ?? 0)
    this.patience ??= new SoloPlan(this.knowledge, config.longest, bag)
    return this.patience
  }

  private weigh(
    view: JarnacView,
    { position }: Table,
    found: readonly Candidate[],
    seed: string,
    work: number,
  ): Candidate | undefined {
    const first = found[0]
    if (first === undefined) return undefined
    const held = first.row < 0 && first.value < -900
    if (work > 0 && (found.length > 1 || held))
      return this.search.play(position, found, work, diceFrom(momentOf(view, seed)))
    return held ? undefined : first
  }

  private open(
    view: JarnacView,
    seat: Seat,
    phase: Opening | LastJarnac,
    seed: string,
    work: number,
  ): JarnacAction {
    const { window } = phase
    const callers = callersLeft(view, phase)
    if (window !== null && callers.includes(seat)) {
      const context = this.context(this.settings.spot, `${seed}/window/${window.id}`, '')
      const taken = chooseCall(view, seat, phase, this.knowledge, context)
      if (taken !== undefined) return { type: 'call', window: window.id, ...taken }
      const waited = callers.some((caller) => caller !== seat)
      if (phase.type === 'last-jarnac' || phase.seat !== seat || window.final !== null || waited)
        return { type: 'decline', window: window.id }
    }
    return this.takeOrSwap(view, seat, seed, work)
  }

  private takeOrSwap(view: JarnacView, seat: Seat, seed: string, work: number): JarnacAction {
    const { opened, reserve } = view.sides[seat]!
    // A player who does not plan never swaps.
    if (this.settings.plan < PLANS_SWAPS) return { type: 'take' }
    const extra = view.phase.type === 'opening' ? view.phase.extra : 0
    if (!opened || view.config.solo || reserve.length < 3 || view.bag < 3 + extra) return { type: 'take' }
    const { position } = tableOf(view, seat, this.knowledge.graph)
    const dice = diceFrom(momentOf(view, seed))
    const back = this.search.opening(position, Math.max(work, NEAR_WORK), dice, work > 0)
    if (back === undefined) return { type: 'take' }
    return { type: 'swap', letters: Array.from(back, (x) => this.knowledge.graph.letters[x]).join('') }
  }

  /** J47: the bot doubts a word by the words that it knows and by how unusual it looks, not by asking the judge. */
  private answer(view: JarnacView, { window, pending }: Challenge, seed: string): JarnacAction {
    const { word, was } = pending
    const { judge } = this.knowledge
    this.doubt ??= doubtsOf(judge.lexicon, judge.vocabulary, this.settings)
    const known = [word, was].every((one) => one === '' || this.doubt!(one) === 0)
    const doubt = known && was !== '' && judge.sameEntry(was, word) ? 1 : this.doubt(word)
    const dice = diceFrom(`${seed}/word/${window}/${view.windows}`)
    // Weak players accept some words that they doubt.
    const bold = (1 + this.settings.plan) / 2
    return { type: dice.unit() < bold * doubt ? 'challenge' : 'accept', window }
  }

  /** `null` for a player who overlooks nothing. */
  private context(see: number, moment: string, drawn: string): NoticeContext | null {
    const { entries, forms } = this.settings
    if (see >= 1 && entries === Infinity && forms === Infinity) return null
    return { knowledge: this.knowledge, familiarity: this.familiarity, see, moment, drawn }
  }

  private seen(view: JarnacView, seat: Seat, context: NoticeContext | null): Seen {
    const anything = this.knowledge.judge.config.sameEntry !== true && view.wrong.length === 0
    if (context === null && anything) return () => 0
    return (row, target) => this.spell(view, seat, context, row < 0 ? null : row, target)?.difficulty
  }

  private spell(
    view: JarnacView,
    seat: Seat,
    context: NoticeContext | null,
    row: number | null,
    target: number,
  ): SeenWord | undefined {
    const from = row === null ? '' : view.sides[seat]!.rows[row]!
    if (context !== null) return seenWord(context, target, from, refusedIn(view))
    const word = this.knowledge.spell(target, from, refusedIn(view))
    return word === undefined ? undefined : { word, difficulty: 0 }
  }
}

/** The least `plan` at which a bot swaps letters. */
const PLANS_SWAPS = 0.5
/** The playouts of one turn that compare a swap with a draw. */
const NEAR_WORK = 40

const momentOf = (view: JarnacView, seed: string): string =>
  `${seed}/${view.turn}/${view.bag}/${view.sides.map((side) => side.reserve).join('/')}`
