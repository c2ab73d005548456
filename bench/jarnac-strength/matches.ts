import { levels, type PresetName, presetNames } from '@estocade/jarnac'
import type { LexiconId } from '@estocade/words'
import type { Match } from '../levels/pieces.ts'

/** Bots that judge the levels from outside, weakest first: `planner` is P5. */
export const references = ['best-word-per-row', 'stepwise', 'planner'] as const
export type PlayerName = (typeof references)[number] | (typeof levels)[number]

/** What a process of its own plays. */
export interface JarnacMatch {
  readonly language: LexiconId
  readonly preset: PresetName
  /** By seat. */
  readonly bots: readonly PlayerName[]
}

/** The first deal; none of these was used for tuning a level. */
export const SEED = Number(process.env.ESTOCADE_SEED ?? 900_001)
/** `ESTOCADE_GAMES` limits the number of games for a quick look. */
const most = Number(process.env.ESTOCADE_GAMES ?? Number.POSITIVE_INFINITY)

export const jarnacMatch = (match: JarnacMatch, games: number): Match => ({
  script: new URL('piece.ts', import.meta.url),
  match: JSON.stringify(match),
  games: Math.min(games, most),
  seed: SEED,
  seats: match.bots.length,
  most: pieceFor(match.bots),
})

/** How many games take about half a minute. */
function pieceFor(bots: readonly PlayerName[]): number {
  if (bots.length > 2) return 24
  return bots.includes('planner') ? 50 : bots.includes('master') ? 100 : 200
}

const versus = (language: LexiconId, preset: PresetName, upper: PlayerName, lower: PlayerName) => ({
  language,
  preset,
  bots: [upper, lower],
})

export interface Goal {
  readonly name: string
  readonly match: JarnacMatch
  readonly games: number
  /** Per cent; what is between them meets the goal. */
  readonly least: number
  readonly highest?: number
}

/** The boxed games of the two languages that have one. */
export const boxed = [
  ['fr', 'classic-fr'],
  ['de', 'classic-de'],
] as const

export const goals: readonly Goal[] = boxed.flatMap(([language, preset]) => [
  {
    name: `P5 against P3, ${language}`,
    match: versus(language, preset, 'planner', 'stepwise'),
    games: 400,
    least: 76,
    highest: 84,
  },
  {
    name: `Master against P5, ${language}`,
    match: versus(language, preset, 'master', 'planner'),
    games: 1000,
    least: 55,
  },
  {
    name: `Master against P3, ${language}`,
    match: versus(language, preset, 'master', 'stepwise'),
    games: 400,
    least: 78,
  },
  {
    name: `Master against F, ${language}`,
    match: versus(language, preset, 'master', 'best-word-per-row'),
    games: 200,
    least: 97,
  },
  {
    name: `three Masters against three Provosts, ${language}`,
    match: {
      language,
      preset,
      bots: ['master', 'provost', 'master', 'provost', 'master', 'provost'] as const,
    },
    games: 120,
    least: 60,
  },
])

/** Each rule set for several sides, in its own language or in Spanish and Vietnamese. */
const tables: readonly (readonly [LexiconId, PresetName])[] = presetNames.flatMap((preset) => {
  if (preset === 'solo') return []
  const languages: readonly LexiconId[] =
    preset === 'extended' ? ['es', 'vi'] : preset.endsWith('-de') ? ['de'] : ['fr']
  return languages.map((language) => [language, preset] as const)
})

export const steps: readonly JarnacMatch[] = tables.flatMap(([language, preset]) =>
  levels.slice(1).map((upper, below) => versus(language, preset, upper, levels[below]!)),
)
export const STEP_GAMES = 200

/** Every pair of levels and references. */
export const pairs = (language: LexiconId, preset: PresetName): readonly JarnacMatch[] => {
  const players: readonly PlayerName[] = [...references, ...levels]
  return players.flatMap((row, i) =>
    players.slice(0, i).map((column) => versus(language, preset, row, column)),
  )
}
export const PAIR_GAMES = 40

/** Alone, by level. */
export const alone: readonly JarnacMatch[] = boxed.flatMap(([language]) =>
  levels.map((level) => ({ language, preset: 'solo', bots: [level] }) as const),
)
export const ALONE_GAMES = 20
