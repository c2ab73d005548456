import { abrahaminetz, jarnac, typDom } from '@estocade/games'
import type { Playable } from '@estocade/table'
import { judge, type Lexicon } from '@estocade/words'
import type { Say } from '../texts/index.ts'
import { placeName } from './place.ts'
import type { GameLog } from './table/session.ts'

type LogOf<F extends (game: never, log: never) => unknown> = Parameters<F>[1]

/** A finished match in lines: what was missed where the game's own review knows it, else what was played. */
export function reviewLines(
  lexicon: Lexicon,
  playable: Playable,
  log: GameLog,
  names: readonly string[],
  say: Say,
): readonly string[] {
  switch (log.header.game) {
    case 'jarnac':
      return jarnacLines(lexicon, log as LogOf<typeof jarnac.review>, names, say)
    case 'abrahaminetz':
      return abrahaminetzLines(lexicon, log as LogOf<typeof abrahaminetz.review>, names, say)
    case 'kreuzwort':
    case 'point':
      return crosswordLines(lexicon, playable, log, names, say)
    default:
      return recordLines(log)
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

type CrosswordReview = Parameters<typeof typDom.reviewOf>

function crosswordLines(
  lexicon: Lexicon,
  playable: Playable,
  log: GameLog,
  names: readonly string[],
  say: Say,
) {
  const words = typDom.tableWords(judge(lexicon, { classes: 'typ-dom' }))
  const game = playable.game as unknown as CrosswordReview[0]
  const start = game.empty(log.header.config as never, log.header.seats)
  const turns = typDom.reviewOf(game, start, eventsOf(log) as CrosswordReview[2], words)
  return turns.flatMap(({ turn, seat, laid, points, missed }) => [
    `${`${turn}`.padStart(3)} ${names[seat]}: ${laid.join(' ') || '–'}${points > 0 ? ` ${points}` : ''}`,
    ...(missed === null
      ? []
      : [
          `      ${say('missed')} ${missed.word} ${placeName(missed.placement)}${missed.points > 0 ? ` ${missed.points}` : ''}`,
        ]),
  ])
}

const recordLines = (log: GameLog): readonly string[] =>
  typDom.recordOf(eventsOf(log) as Parameters<typeof typDom.recordOf>[0]).split('\n')

/** Steps that were taken back are left out. */
function eventsOf({ steps }: GameLog): readonly { readonly type: string }[] {
  const upTo: (typeof steps)[] = [[]]
  for (const step of steps) upTo.push(step.type === 'undo' ? upTo[step.to]! : [...upTo.at(-1)!, step])
  return upTo.at(-1)!.flatMap((step) => (step.type === 'undo' ? [] : step.events))
}
