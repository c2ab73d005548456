import { catalogueOf, readLog, typDom, verifyLog } from '@estocade/games'
import type { Judge, Lexicon } from '@estocade/words'
import { CommandError } from '../../command-error.ts'
import { lexiconFor } from '../../dictionaries.ts'
import { recordText } from '../../record-text.ts'
import { judgeOf } from '../../rules.ts'
import type { RecordAsked, RecordReader } from '../terminal-game.ts'

export const typDomRecords: RecordReader = {
  replay,
  verify,
  review,
}

function logIn(text: string): typDom.TypDomLog | undefined {
  const json = typDom.logJsonOf(text)
  const log = readLog(json.ok ? json.value : text)
  if (!log.ok || !typDom.typDomGames.some((id) => id === log.value.header.game)) return undefined
  return log.value as typDom.TypDomLog
}

function logFrom(path: string): typDom.TypDomLog {
  const log = logIn(recordText(path))
  if (log === undefined) throw new CommandError(`${path}: this is not a log of Typ-Dom.`)
  return log
}

async function replay(path: string, { json }: RecordAsked): Promise<void> {
  const log = logFrom(path)
  const lexicon = await lexiconFor(path, log.header)
  const text = readable(path, () => typDom.printLog(judged(lexicon), log))
  process.stdout.write(json ? `${JSON.stringify(log, null, 1)}\n` : text)
}

async function verify(path: string, { json }: RecordAsked): Promise<void> {
  const log = logFrom(path)
  const lexicon = await lexiconFor(path, log.header)
  const listing = catalogueOf(() => lexicon).get(log.header.game)!
  const fault = verifyLog(listing, log)
  if (json)
    return void console.log(JSON.stringify(fault === undefined ? { ok: true } : { ok: false, ...fault }))
  if (fault !== undefined) throw new CommandError(`${path}: version ${fault.version}: ${fault.text}`)
  console.log(`${path}: rules and draws are correct.`)
}

async function review(path: string, { json }: RecordAsked): Promise<void> {
  const log = logFrom(path)
  const lexicon = await lexiconFor(path, log.header)
  const review = readable(path, () => typDom.reviewLog(judged(lexicon), log))
  if (json) return void console.log(JSON.stringify(review))
  for (const line of linesOf(review)) console.log(line)
}

const judged = (lexicon: Lexicon): Judge => judgeOf(lexicon, 'typ-dom')

/** Events from outside that no match can have had make the rules throw. */
function readable<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new CommandError(
      `${path}: this log cannot be replayed: ${error instanceof Error ? error.message : error}`,
    )
  }
}

function linesOf(review: typDom.MatchReview): readonly string[] {
  switch (review.game) {
    case 'presto':
      return review.builders.flatMap(builderLines)
    case 'recht':
      return review.turns.flatMap(rechtLines)
    default:
      return review.turns.flatMap(turnLines)
  }
}

const head = (round: number, seat: number): string => `${`${round}`.padStart(2)}  P${seat + 1}  `
const indent = ' '.repeat(8)
const swapsLine = (cells: readonly typDom.Cell[]): readonly string[] =>
  cells.length === 0
    ? []
    : [`${indent}could take the jolly at ${cells.map(({ row, col }) => `${row},${col}`).join(' and ')}`]

function turnLines(turn: typDom.TurnReview): readonly string[] {
  const { missed } = turn
  const points = turn.points > 0 ? `, ${turn.points} points` : ''
  return [
    `${head(turn.round, turn.seat)}${turn.laid.join(' + ') || '–'}  (${turn.stones} stones${points})`,
    ...(missed
      ? [
          `${indent}missed ${missed.word} ${typDom.lineOf(missed.placement)} (${missed.stones} stones, ${missed.points} points)`,
        ]
      : []),
    ...swapsLine(turn.swapsOverlooked),
  ]
}

function builderLines(builder: typDom.BuilderReview): readonly string[] {
  const { ending, points, rack, refused, solution } = builder
  const possible = solution ? typDom.rowsFromGrid(solution).map((row) => `${indent}${row}`) : []
  return [
    `${head(builder.round, builder.seat)}${rack.join('')}  ${ending}, ${points} points, ${refused.length} wrong claims`,
    ...(solution ? [`${indent}${ending === 'finished' ? 'built' : 'it was possible:'}`] : []),
    ...(solution ? possible : [`${indent}no crossword was found`]),
  ]
}

function rechtLines(turn: typDom.RechtReview): readonly string[] {
  const { named, unprovable, failedFor, missed, left } = turn
  return [
    `${head(turn.round, turn.seat)}${turn.phase}: ${named ? `names ${named}` : failedFor ? 'is out' : turn.stones > 0 ? 'lays' : '–'}  (${turn.stones} stones, ${left} left)`,
    ...(unprovable.length > 0
      ? [`${indent}could not have completed it: ${unprovable.join(' ')} not held`]
      : []),
    ...(failedFor ? [`${indent}${failedFor.join(' ')} still missing`] : []),
    ...(missed.length > 0
      ? [`${indent}missed ${missed.map(({ word, stones }) => `${word} (${stones})`).join(', ')}`]
      : []),
    ...swapsLine(turn.swapsOverlooked),
  ]
}
