import { abrahaminetz, logIn } from '@estocade/games'
import { figure } from '@estocade/texts/numbers'
import type { Lexicon } from '@estocade/words'
import type { GameLog } from '../../play/table/session.ts'
import type { Say } from '../../texts/index.ts'
import { accuracyLines, INDENT, turnHead } from '../review-lines.ts'

export function reviewLines(
  lexicon: Lexicon,
  log: GameLog,
  names: readonly string[],
  say: Say,
): readonly string[] {
  const game = abrahaminetz.createAbrahaminetz(lexicon)
  const { turns, sides } = abrahaminetz.review(game, logIn(log, 'abrahaminetz'))
  const lines = turns.flatMap(({ turn, seat, word, points, best, missed }) => {
    const head = `${turnHead(turn, names[seat])} ${word ?? '–'} ${figure(points)}`
    if (missed <= 0) return [head]
    return [
      head,
      `${INDENT}${say('missed')} ${best.map((play) => `${play.word} ${figure(play.points)}`).join(', ')}`,
    ]
  })
  return [...accuracyLines(sides, names, say), '', ...lines]
}
