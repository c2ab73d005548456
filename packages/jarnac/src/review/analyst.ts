import { diceFrom, type Seat } from '@estocade/kernel'
import type { Judge } from '@estocade/words'
import { refusedIn } from '../bot/calls.ts'
import { type Candidate, candidates } from '../bot/candidates.ts'
import { type Knowledge, knowledgeOf } from '../bot/knowledge.ts'
import { EMPTY, type Position } from '../bot/position.ts'
import { Search } from '../bot/search.ts'
import { tableOf } from '../bot/table.ts'
import type { JarnacConfig } from '../config.ts'
import type { JarnacView } from '../view.ts'

export interface Play {
  /** `null` for a new word. */
  readonly row: number | null
  readonly word: string
  /** Points gained by it. */
  readonly points: number
}

/** Playouts for each move of a best line. */
const WORK = 60

/** Finds and values all plays of a table. */
export class Analyst {
  private readonly knowledge: Knowledge
  private readonly search: Search

  constructor(judge: Judge, config: JarnacConfig) {
    this.knowledge = knowledgeOf(judge, config)
    this.search = new Search(this.knowledge)
  }

  /** What laying this word gains, and what it loses compared with the best play, in points. */
  judge(view: JarnacView, by: Seat, play: { readonly word: string; readonly row: number | null }) {
    const { position } = tableOf(view, by, this.knowledge.graph)
    const found = this.candidates(view, by, position)
    const was = play.row === null ? '' : view.sides[by]!.rows[play.row]!
    const points = play.word.length ** 2 - was.length ** 2
    const key = sorted(play.word)
    const chosen = found.find(
      (one) => one.row === (play.row ?? EMPTY) && sorted(this.spell(view, by, one)) === key,
    )
    const best = found[0]
    const lost = best === undefined || chosen === undefined ? 0 : best.value - chosen.value
    // The search values winning or losing by the last row at a thousand. A review shows at most the value of a row.
    return { points, loss: Math.min(lost, view.config.longest ** 2) }
  }

  /** All possible plays, most points first, one word for each set of letters. */
  left(view: JarnacView, by: Seat): readonly Play[] {
    const { position } = tableOf(view, by, this.knowledge.graph)
    return this.candidates(view, by, position)
      .map((one) => this.playOf(view, by, one))
      .sort((a, b) => b.points - a.points || (a.word < b.word ? -1 : 1))
  }

  /** The words that the bot lays with the letters of the reserve. Letters earned on the way are unknown and not used. */
  line(view: JarnacView, by: Seat): readonly Play[] {
    const line: Play[] = []
    const dice = diceFrom(`review/${view.turn}`)
    let now = view
    for (;;) {
      const { position } = tableOf(now, by, this.knowledge.graph)
      const found = this.candidates(now, by, position)
      const chosen = found.length > 1 ? this.search.play(position, found, WORK, dice) : found[0]
      if (chosen === undefined) return line
      const play = this.playOf(now, by, chosen)
      line.push(play)
      now = withPlay(now, by, play)
    }
  }

  private candidates(view: JarnacView, by: Seat, position: Position): readonly Candidate[] {
    const asked = this.knowledge.judge.config.sameEntry === true || view.wrong.length > 0
    return candidates(position, this.search.policy, (row, target) =>
      !asked || this.maySpell(view, by, row, target) !== undefined ? 0 : undefined,
    )
  }

  private maySpell(view: JarnacView, by: Seat, row: number, target: number): string | undefined {
    const from = row === EMPTY ? '' : view.sides[by]!.rows[row]!
    return this.knowledge.spell(target, from, refusedIn(view))
  }

  private spell = (view: JarnacView, by: Seat, { row, target }: Candidate): string =>
    this.maySpell(view, by, row, target)!

  private playOf(view: JarnacView, by: Seat, one: Candidate): Play {
    const word = this.spell(view, by, one)
    const row = one.row === EMPTY ? null : one.row
    const was = row === null ? 0 : view.sides[by]!.rows[row]!.length
    return { row, word, points: word.length ** 2 - was ** 2 }
  }
}

const sorted = (word: string): string => [...word].sort().join('')

/** The table after the play, without an earned letter. */
function withPlay(view: JarnacView, by: Seat, { row, word }: Play): JarnacView {
  const side = view.sides[by]!
  const at = row ?? side.rows.indexOf('')
  let used = word
  for (const letter of side.rows[at]!) used = used.replace(letter, '')
  let reserve = side.reserve
  for (const letter of used) reserve = reserve.replace(letter, '')
  const rows = side.rows.map((was, i) => (i === at ? word : was))
  const sides = view.sides.map((one, i) => (i === by ? { ...one, rows, reserve } : one))
  return { ...view, sides }
}
