import { levelSettings } from '../bot/levels.ts'
import { botWithSettings, type JudgeSource } from '../bot/player.ts'
import { type Hinter, mostPoints } from '../hint.ts'

/** Playouts for a hint. */
const WORK = 100

/**
 * Hints by the strongest bot: the play that it would make, or the one with most points where it would
 * wait. The same table always gives the same hint.
 */
export function strongHints(judges: JudgeSource): Hinter {
  const bot = botWithSettings(judges, 'hints', levelSettings('master'))
  return (view, seat, plays) => {
    if (plays.length === 0) return undefined
    const action = bot.choose(view, seat, 'hint', { work: WORK })
    if (action.type !== 'lay' && action.type !== 'call') return mostPoints(view, seat, plays)
    return plays.find(
      (play) => play.type === action.type && play.row === action.row && play.word === action.word,
    )
  }
}
