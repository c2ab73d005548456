import { buildLexicons } from '@estocade/words/build'
import { cacheFolder } from '@estocade/words/node'
import { actionTimes, shareWon } from '../levels/match-cells.ts'
import { type Match, missingGames, type Piece, playMatches } from '../levels/pieces.ts'
import { markdownTable } from '../measure.ts'
import { type GameId, type Rung, steps, trials } from './ladder.ts'

// `ESTOCADE_GAMES`, `ESTOCADE_SEED`, `ESTOCADE_ONLY` are for a quick look; the defaults are what is published. It takes
// hours of CPU time, most of it for Wer behält recht?: see levels/pieces.ts for how to run it in parts.
const asked = process.env.ESTOCADE_GAMES
const STEP_GAMES = Number(asked ?? 200)
const TRIAL_GAMES = Number(asked ?? 400)
const seed = Number(process.env.ESTOCADE_SEED ?? 920_001)
const only = process.env.ESTOCADE_ONLY?.split(',')
await buildLexicons({ folder: cacheFolder(), ids: ['de', 'es'] })

/** A piece of the slowest game should take a few minutes. */
const piece: Readonly<Record<GameId, number>> = { kreuzwort: 100, point: 100, presto: 100, recht: 20 }
const wanted = ({ game }: Rung) => !only || only.includes(game)
const matchOf = (rung: Rung, games: number): Match => ({
  script: new URL('piece.ts', import.meta.url),
  match: JSON.stringify(rung),
  games,
  seed,
  seats: 2,
  most: piece[rung.game],
})

const rungs = [
  ...trials.filter(wanted).map((rung) => ({ rung, games: TRIAL_GAMES })),
  ...steps.filter(wanted).map((rung) => ({ rung, games: STEP_GAMES })),
]
const matches = rungs.map(({ rung, games }) => matchOf(rung, games))
const results = await playMatches(matches)
const played = rungs
  .map(({ rung }, i) => ({ rung, piece: results[i]! }))
  .filter(({ piece }) => piece.games > 0)

const nameOf = ({ game, language, options = {} }: Rung) =>
  [game, ...Object.values(options), language].join(', ')
const both = (numbers: readonly number[]) => numbers.map((number) => number.toFixed(1)).join(' – ')
const share = ({ wins, games }: Piece) => (100 * wins[0]!) / games
const details = ({ means, times }: Piece) => [
  both(means.points!),
  means.actions![0]!.toFixed(0),
  actionTimes(times),
]

/** Per cent that the highest level should win. */
const least = { greedy: 62, 'look-ahead': 58 } as const

interface PlayedRung {
  readonly rung: Rung
  readonly piece: Piece
}

function trialRow({ rung, piece }: PlayedRung): readonly string[] {
  const goal = least[rung.against as keyof typeof least]
  return [
    `master – ${rung.against}, ${nameOf(rung)}`,
    `${goal} % or more`,
    shareWon(piece.wins[0]!, piece.games),
    share(piece) >= goal ? 'met' : '**not met**',
    String(piece.games),
    ...details(piece),
  ]
}

const stepRow = ({ rung, piece }: PlayedRung): readonly string[] => [
  nameOf(rung),
  `${rung.level} – ${rung.against}`,
  String(piece.games),
  shareWon(piece.wins[0]!, piece.games),
  share(piece) >= 65 && share(piece) <= 85 ? 'yes' : 'no',
  ...details(piece),
]

const columns = ['points', 'actions', 'CPU ms an action: median / mean / p95']
console.log(
  [
    '## Typ-Dom',
    `Matches of two, every deal from both seats, deals from ${seed} on, which were not used for tuning. A match that nobody wins counts half for each.`,
    ...missingGames(matches, results),
    '### The highest level against references of few lines (`bench/typ-dom/references.ts`)',
    markdownTable(
      ['goal', 'wanted', 'measured', '', 'matches', ...columns],
      played.filter(({ rung }) => trials.includes(rung)).map(trialRow),
    ),
    '### Each level against the one below',
    markdownTable(
      ['game, language', 'levels', 'matches', 'won by the upper', '65–85 %', ...columns],
      played.filter(({ rung }) => steps.includes(rung)).map(stepRow),
    ),
  ].join('\n\n'),
)
