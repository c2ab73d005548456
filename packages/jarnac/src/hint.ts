import { type Level, ok, type Result, type Seat, skills } from '@estocade/kernel'
import { familiarityOf, type Judge, type Lexicon } from '@estocade/words'
import type { JarnacAction } from './action.ts'
import type { Hint } from './event.ts'
import type { JarnacDecision } from './jarnac-decision.ts'
import { refusals } from './refusals.ts'
import { callersLeft, type Table } from './sides.ts'
import type { JarnacState } from './state.ts'
import type { JarnacView } from './view.ts'

export type WordAction = Extract<JarnacAction, { type: 'lay' | 'call' }>

/** Picks the play to hint at, out of all there are; `undefined` when none is worth it. */
export type Hinter = (view: JarnacView, seat: Seat, plays: readonly WordAction[]) => WordAction | undefined

/** The play that gains most points; of equal ones that with fewer letters, then the first. */
export const mostPoints: Hinter = (view, seat, plays) => {
  const value = (play: WordAction) => {
    const rows = view.sides[play.type === 'lay' ? seat : victimOf(view)]!.rows
    const was = play.row === null ? 0 : rows[play.row]!.length
    const kept = play.type === 'lay' ? was ** 2 : 0
    return (play.word.length ** 2 - kept) * 100 - (play.word.length - was)
  }
  return plays.reduce<WordAction | undefined>(
    (best, play) => (best === undefined || value(play) > value(best) ? play : best),
    undefined,
  )
}

/** J70: the plays with words that players of the level know and a program may propose; all plays if there are none. */
export function knownTo(
  level: Level,
  lexicon: Lexicon,
  { proposable }: Pick<Judge, 'proposable'>,
  plays: readonly WordAction[],
): readonly WordAction[] {
  const familiarity = familiarityOf(lexicon, skills[level])
  const known = plays.filter(({ word }) => familiarity(word) > 0 && proposable.has(word))
  return known.length > 0 ? known : plays
}

const victimOf = ({ phase }: JarnacView): Seat => {
  if ((phase.type !== 'opening' && phase.type !== 'last-jarnac') || !phase.window)
    throw new Error('No window.')
  return phase.window.victim
}

/** J70: whether this side may ask now and has hints left. */
export function mayHint(table: Table, seat: Seat): Result<void> {
  const { config, phase, sides } = table
  const searching =
    (phase.type === 'playing' && phase.seat === seat) || callersLeft(table, phase).includes(seat)
  if (config.hints === 0) return refusals.noHints()
  if (!searching) return refusals.notYourTurn()
  return sides[seat]!.hintsUsed < config.hints ? ok(undefined) : refusals.hintsUsed(config.hints)
}

export function giveHint(
  decision: JarnacDecision,
  seat: Seat,
  kind: 'play' | 'place',
  found: WordAction | undefined,
): void {
  decision.emit({ type: 'hinted', seat, hint: hintAt(kind, found) })
}

function hintAt(kind: 'play' | 'place', found: WordAction | undefined): Hint {
  if (found === undefined) return { type: 'nothing' }
  const { row, word } = found
  const jarnac = found.type === 'call'
  return kind === 'play' ? { type: 'play', word, row, jarnac } : { type: 'place', row, jarnac }
}

/** J70: an undo does not restore used hints. */
export const withHintsOf = (returned: JarnacState, undone: JarnacState): JarnacState => ({
  ...returned,
  sides: returned.sides.map((side, seat) => ({ ...side, hintsUsed: undone.sides[seat]!.hintsUsed })),
})
