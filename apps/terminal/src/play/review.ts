import { abrahaminetz, jarnac, type typDom } from '@estocade/games'
import type { Lexicon } from '@estocade/words'
import type { Say } from '../texts/index.ts'
import type { GameLog } from './table/session.ts'
import { typDomLines } from './typ-dom-review.ts'

type LogOf<F extends (game: never, log: never) => unknown> = Parameters<F>[1]

/** A finished match in lines, with what was missed. */
export function reviewLines(
  lexicon: Lexicon,
  log: GameLog,
  names: readonly string[],
  say: Say,
): readonly string[] {
  switch (log.header.game) {
    case 'jarnac':
      return jarnacLines(lexicon, log as LogOf<typeof jarnac.review>, names, say)
    case 'abrahaminetz':
      return abrahaminetzLines(lexicon, log as LogOf<typeof abrahaminetz.review>, names, say)
    default:
      return typDomLines(lexicon, log as typDom.TypDomLog, names, say)
  }
}

const shown = 4

function jarnacLines(lexicon: Lexicon, log: LogOf<typeof jarnac.review>, names: readonly string[], say: Say) {
  const { turns, sides } = jarnac.review(jarnac.createJarnac(lexicon), log)
  const lines = turns.flatMap((turn) => {
    const words = [...turn.called.map(({ word }) => `Jarnac ${word}`), ...turn.laid.map(({ word }) => word)]
    const missed = turn.missed.slice(0, shown).map(({ word, points }) => `${word} +${points}`)
    const open = turn.missedJarnacs.flatMap(({ jarnac: calls }) => calls.map(({ word }) => `Jarnac ${word}`))
    return [
      `${`${turn.turn}`.padStart(3)} ${names[turn.seat]}: ${words.join(' ') || '–'}`,
      ...(missed.length + open.length === 0
        ? []
        : [`      ${say('missed')} ${[...missed, ...open].join(', ')}`]),
    ]
  })
  return [
    ...sides.map(({ seat, accuracy, pointsMissed }) =>
      say('accuracy', { name: names[seat]!, accuracy: accuracy.toFixed(0), points: pointsMissed }),
    ),
    '',
    ...lines,
  ]
}

function abrahaminetzLines(
  lexicon: Lexicon,
  log: LogOf<typeof abrahaminetz.review>,
  names: readonly string[],
  say: Say,
) {
  const { turns, sides } = abrahaminetz.review(abrahaminetz.createAbrahaminetz(lexicon), log)
  return [
    ...sides.map(({ seat, accuracy, pointsMissed }) =>
      say('accuracy', { name: names[seat]!, accuracy: accuracy.toFixed(0), points: pointsMissed }),
    ),
    '',
    ...turns.flatMap(({ turn, seat, word, points, best, missed }) => [
      `${`${turn}`.padStart(3)} ${names[seat]}: ${word ?? '–'} ${points}`,
      ...(missed <= 0
        ? []
        : [`      ${say('missed')} ${best.map((play) => `${play.word} ${play.points}`).join(', ')}`]),
    ]),
  ]
}
