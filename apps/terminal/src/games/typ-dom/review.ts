import { typDom } from '@estocade/games'
import { judge, type Lexicon } from '@estocade/words'
import { placeName } from '../../play/place.ts'
import type { GameLog } from '../../play/table/session.ts'
import type { Say } from '../../texts/index.ts'
import { turnHead as head, INDENT } from '../review-lines.ts'

/** Whose words these are, and how they are told. */
interface Telling {
  readonly names: readonly string[]
  readonly say: Say
}

/** A finished match of one of the four games in lines. */
export function reviewLines(
  lexicon: Lexicon,
  log: GameLog,
  names: readonly string[],
  say: Say,
): readonly string[] {
  const review = typDom.reviewLog(judge(lexicon, { classes: 'typ-dom' }), log as typDom.TypDomLog)
  const telling = { names, say }
  switch (review.game) {
    case 'presto':
      return review.builders.flatMap((builder) => builderLines(builder, telling))
    case 'recht':
      return review.turns.flatMap((turn) => rechtLines(turn, telling))
    default:
      return review.turns.flatMap((turn) => turnLines(turn, telling))
  }
}

const indented = (...lines: readonly (string | undefined)[]): readonly string[] =>
  lines.filter((line) => line !== undefined).map((line) => INDENT + line)

const swapsLine = (cells: readonly typDom.Cell[], { say }: Telling): string | undefined =>
  cells.length === 0 ? undefined : say('reviewSwaps', { places: cells.map(placeName).join(', ') })

function turnLines(turn: typDom.TurnReview, telling: Telling): readonly string[] {
  const { laid, points, missed } = turn
  const counts = (points: number) => (points > 0 ? ` ${points}` : '')
  return [
    `${head(turn.turn, telling.names[turn.seat])} ${laid.join(' ') || '–'}${counts(points)}`,
    ...indented(
      missed === null
        ? undefined
        : `${telling.say('missed')} ${missed.word} ${placeName(missed.placement)}${counts(missed.points)}`,
      swapsLine(turn.swapsOverlooked, telling),
    ),
  ]
}

function builderLines(builder: typDom.BuilderReview, { names, say }: Telling): readonly string[] {
  const { ending, rack, refused, solution } = builder
  const how = ending === 'finished' ? say('reviewBuilt') : say('reviewPossible')
  return [
    `${head(builder.round, names[builder.seat])} ${rack.join('')} – ${say('points', { count: builder.points })}`,
    ...indented(
      refused.length === 0 ? undefined : say('reviewWrong', { count: refused.length }),
      ...(solution ? [how, ...typDom.rowsFromGrid(solution)] : [say('reviewImpossible')]),
    ),
  ]
}

function rechtLines(turn: typDom.RechtReview, telling: Telling): readonly string[] {
  const { named, unprovable, failedFor, missed } = turn
  const { say } = telling
  const letters = (of: readonly string[]) => ({ letters: of.join(' ') })
  const done = failedFor
    ? say('reviewOut', letters(failedFor))
    : `${named ? `${say('reviewNames', { word: named })}, ` : ''}${say('stoneCount', { count: turn.stones })}`
  return [
    `${head(turn.turn, telling.names[turn.seat])} ${done}`,
    ...indented(
      unprovable.length === 0 ? undefined : say('reviewRisk', letters(unprovable)),
      missed.length === 0 ? undefined : `${say('missed')} ${missed.map(({ word }) => word).join(', ')}`,
      swapsLine(turn.swapsOverlooked, telling),
    ),
  ]
}
