import { jarnac, logIn } from '@estocade/games'
import type { Lexicon } from '@estocade/words'
import type { GameLog } from '../../play/table/session.ts'
import type { Say } from '../../texts/index.ts'
import { accuracyLines, INDENT, turnHead } from '../review-lines.ts'

/** Missed words shown for a turn. */
const SHOWN = 4

export function reviewLines(
  lexicon: Lexicon,
  log: GameLog,
  names: readonly string[],
  say: Say,
): readonly string[] {
  const { turns, sides } = jarnac.review(jarnac.createJarnac(lexicon), logIn(log, 'jarnac'))
  const lines = turns.flatMap((turn) => {
    const words = [...turn.called.map(({ word }) => `Jarnac ${word}`), ...turn.laid.map(({ word }) => word)]
    const missed = turn.missed.slice(0, SHOWN).map(({ word, points }) => `${word} +${points}`)
    const open = turn.missedJarnacs.flatMap(({ jarnac: calls }) => calls.map(({ word }) => `Jarnac ${word}`))
    const head = `${turnHead(turn.turn, names[turn.seat])} ${words.join(' ') || '–'}`
    if (missed.length + open.length === 0) return [head]
    return [head, `${INDENT}${say('missed')} ${[...missed, ...open].join(', ')}`]
  })
  return [...accuracyLines(sides, names, say), '', ...lines]
}
