import { levels } from '@estocade/jarnac'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder } from '@estocade/words/node'
import { actionTimes, shareWon } from '../levels/match-cells.ts'
import { type Match, missingGames, type Piece, playMatches } from '../levels/pieces.ts'
import { markdownTable } from '../measure.ts'
import {
  ALONE_GAMES,
  alone,
  boxed,
  type Goal,
  goals,
  type JarnacMatch,
  jarnacMatch,
  PAIR_GAMES,
  type PlayerName,
  pairs,
  references,
  SEED,
  STEP_GAMES,
  steps,
} from './matches.ts'

// How strong the levels of Jarnac are. Bots count work, not time, so that this needs no quiet machine.
await buildLexicons({ folder: cacheFolder(), ids: ['fr', 'de', 'es', 'vi'] })

const stepsOf = (highest: boolean) =>
  steps
    .filter(({ bots }) => (bots[0] === 'master') === highest)
    .map((match) => ({ match, games: STEP_GAMES }))
const matrices = boxed.map(([language, preset]) => ({ language, matches: pairs(language, preset) }))
/** A pair that is part of two tables is played once, with the larger number of games. */
const planned = new Map<string, Match>()
for (const { match, games } of [
  // The steps of the weak levels take least time.
  ...stepsOf(false),
  ...goals,
  ...stepsOf(true),
  ...alone.map((match) => ({ match, games: ALONE_GAMES })),
  ...matrices.flatMap(({ matches }) => matches).map((match) => ({ match, games: PAIR_GAMES })),
]) {
  const key = JSON.stringify(match)
  if (!planned.has(key)) planned.set(key, jarnacMatch(match, games))
}
const ordered = [...planned]
const matches = ordered.map(([, match]) => match)
const played = await playMatches(matches)
const results = new Map(ordered.map(([key], i) => [key, played[i]!]))
const resultOf = (match: JarnacMatch): Piece => results.get(JSON.stringify(match))!
const wasPlayed = (match: JarnacMatch): boolean => resultOf(match).games > 0
const playedGoals = goals.filter(({ match }) => wasPlayed(match))

const names: Readonly<Record<string, string>> = { 'best-word-per-row': 'F', stepwise: 'P3', planner: 'P5' }
const nameOf = (player: PlayerName): string => names[player] ?? player
/** With several seats of the same level, the share of them together. */
const winsOf = ({ bots }: JarnacMatch, { wins }: Piece): number =>
  wins.reduce((sum, won, i) => sum + (bots[i] === bots[0] ? won : 0), 0)
const both = (numbers: readonly number[], digits = 0): string =>
  numbers.map((number) => number.toFixed(digits)).join(' – ')

function goalRow({ name, match, least, highest }: Goal): readonly string[] {
  const piece = resultOf(match)
  const wins = winsOf(match, piece)
  const share = (100 * wins) / piece.games
  const met = share >= least && share <= (highest ?? 100)
  const wanted = highest === undefined ? `${least} % or more` : `${least}–${highest} %`
  return [name, wanted, shareWon(wins, piece.games), met ? 'met' : '**not met**', String(piece.games)]
}

function goalDetails({ name, match }: Goal): readonly string[] {
  const { means, times } = resultOf(match)
  const two = match.bots.length === 2
  return [
    name,
    two ? both(means.points!) : '',
    two ? both(means.conceded!, 2) : '',
    means.turns![0]!.toFixed(1),
    actionTimes(times),
  ]
}

function stepRow(match: JarnacMatch): readonly string[] {
  const piece = resultOf(match)
  const share = (100 * piece.wins[0]!) / piece.games
  return [
    `${match.preset}, ${match.language}`,
    match.bots.map(nameOf).join(' – '),
    String(piece.games),
    shareWon(piece.wins[0]!, piece.games),
    share >= 65 && share <= 85 ? 'yes' : 'no',
    both(piece.means.points!),
    (piece.means.jarnacs![0]! + piece.means.jarnacs![1]!).toFixed(2),
  ]
}

/** Row against column, in per cent. */
function matrix(matches: readonly JarnacMatch[]): string {
  const players: readonly PlayerName[] = [...references, ...levels]
  const cell = (row: PlayerName, column: PlayerName): string => {
    const match = matches.find(({ bots }) => bots[0] === row && bots[1] === column)
    if (match === undefined || !wasPlayed(match)) return ''
    const { wins, games } = resultOf(match)
    return `${((100 * wins[0]!) / games).toFixed(0)}${games === PAIR_GAMES ? '' : ` (${games})`}`
  }
  const rows = players.map((row) => [`**${nameOf(row)}**`, ...players.map((column) => cell(row, column))])
  return markdownTable(['', ...players.map(nameOf)], rows)
}

const aloneRow = (match: JarnacMatch): readonly string[] => {
  const { means, games } = resultOf(match)
  return [
    match.language,
    match.bots[0]!,
    String(games),
    means.points![0]!.toFixed(0),
    means.turns![0]!.toFixed(1),
  ]
}

console.log(
  [
    '## Strength in Jarnac',
    `Every deal from every seat, deals from ${SEED} on, which were not used for tuning. F makes each row as long as possible at once, P3 uses as few letters as possible, P5 compares moves by playouts (\`bench/jarnac-strength/planner\`).`,
    ...missingGames(matches, played),
    markdownTable(['goal', 'wanted', 'measured', '', 'games'], playedGoals.map(goalRow)),
    markdownTable(
      ['match', 'points', 'Jarnacs conceded a game', 'turns', 'CPU ms an action: median / mean / p95'],
      playedGoals.map(goalDetails),
    ),
    '### Each level against the one below',
    markdownTable(
      ['rules, language', 'levels', 'games', 'won by the upper', '65–85 %', 'points', 'Jarnacs a game'],
      steps.filter(wasPlayed).map(stepRow),
    ),
    ...matrices.flatMap(({ language, matches }) => [
      `### All against all, ${language}`,
      `Per cent of the games that the row won against the column; ${PAIR_GAMES} games, or the number given.`,
      matrix(matches),
    ]),
    '### Alone',
    'The goal is 576 points, which patience always reaches: the levels differ in turns.',
    markdownTable(['language', 'level', 'games', 'points', 'turns'], alone.filter(wasPlayed).map(aloneRow)),
  ].join('\n\n'),
)
