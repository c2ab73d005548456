import { buildLexicons } from '@estocade/words/build'
import { cacheFolder } from '@estocade/words/node'
import { actionTimes, shareWon } from '../levels/match-cells.ts'
import { type Match, missingGames, type Piece, playMatches } from '../levels/pieces.ts'
import { markdownTable } from '../measure.ts'
import { type Pairing, type Reference, steps, trials } from './ladder.ts'

// `ESTOCADE_GAMES` and `ESTOCADE_SEED` are for a quick look; the defaults are what is published.
const asked = process.env.ESTOCADE_GAMES
const STEP_GAMES = Number(asked ?? 200)
const TRIAL_GAMES = Number(asked ?? 400)
const seed = Number(process.env.ESTOCADE_SEED ?? 910_001)
await buildLexicons({ folder: cacheFolder(), ids: ['fr', 'de', 'es'] })

const matchOf = (pairing: Pairing, games: number): Match => ({
  script: new URL('piece.ts', import.meta.url),
  match: JSON.stringify(pairing),
  games,
  seed,
  seats: 2,
  most: pairing.level === 'master' ? 50 : 200,
})
const pairings = [
  ...steps.map((pairing) => ({ pairing, games: STEP_GAMES })),
  ...trials.map((pairing) => ({ pairing, games: TRIAL_GAMES })),
]
const matches = pairings.map(({ pairing, games }) => matchOf(pairing, games))
const results = await playMatches(matches)
const played = pairings
  .map(({ pairing }, i) => ({ pairing, piece: results[i]! }))
  .filter(({ piece }) => piece.games > 0)

/** Per cent that the highest level should win. */
const least: Readonly<Record<Reference, number>> = { greedy: 62, 'look-ahead': 58 }
const both = (numbers: readonly number[], digits = 1) =>
  numbers.map((number) => number.toFixed(digits)).join(' – ')
const share = ({ wins, games }: Piece) => (100 * wins[0]!) / games
const details = ({ means, times }: Piece) => [
  both(means.points!, 0),
  both(means.words!),
  both(means.exchanges!),
  both(means.passes!),
  actionTimes(times),
]

interface PlayedPairing {
  readonly pairing: Pairing
  readonly piece: Piece
}

function trialRow({ pairing: { language, against }, piece }: PlayedPairing): readonly string[] {
  const goal = least[against as Reference]
  return [
    `master – ${against}, ${language}`,
    `${goal} % or more`,
    shareWon(piece.wins[0]!, piece.games),
    share(piece) >= goal ? 'met' : '**not met**',
    String(piece.games),
    ...details(piece),
  ]
}

const stepRow = ({ pairing: { language, level, against }, piece }: PlayedPairing): readonly string[] => [
  language,
  `${level} – ${against}`,
  String(piece.games),
  shareWon(piece.wins[0]!, piece.games),
  share(piece) >= 65 && share(piece) <= 85 ? 'yes' : 'no',
  ...details(piece),
]

const columns = ['points', 'words', 'exchanges', 'passes', 'CPU ms an action: median / mean / p95']
console.log(
  [
    '## Strength in Abrahaminetz',
    `Two sides, decks from ${seed} on, which were not used for tuning, every deck from both seats; a draw counts half. The references are in \`bench/abrahaminetz-strength/references.ts\`.`,
    ...missingGames(matches, results),
    markdownTable(
      ['goal', 'wanted', 'measured', '', 'games', ...columns],
      played.filter(({ pairing }) => trials.includes(pairing)).map(trialRow),
    ),
    '### Each level against the one below',
    markdownTable(
      ['language', 'levels', 'games', 'won by the upper', '65–85 %', ...columns],
      played.filter(({ pairing }) => steps.includes(pairing)).map(stepRow),
    ),
  ].join('\n\n'),
)
