import { typDom } from '@estocade/games'
import { usualDictionary } from '@estocade/texts'
import { alphabets } from '@estocade/words'
import type { TFunction } from 'i18next'
import type { Ask, Lesson, Step } from '../../../rules/lesson.ts'
import { noChance } from '../../../rules/no-chance.ts'
import { judgeOf, stonesOf } from '../grid-scene.ts'
import { handLessons } from '../hand-lessons.ts'
import { wordLaid } from './lay-values.ts'
import { gameWords, type PointGame, pointGameIn } from './point-games.ts'

export const lessons = (): readonly Lesson[] => [
  ...handLessons('point'),
  ...['de', ...Object.keys(gameWords)].map(lessonIn),
]

const asking = ({ points, parts }: Played): Ask => ({
  type: 'number',
  question: 'askPoints',
  answer: points,
  parts,
})

type Turn = PointGame['turns'][number]

/** A turn with the state after it. */
interface Played extends Turn {
  readonly state: typDom.CrosswordState
  readonly words: readonly string[]
  readonly points: number
  /** What the letters of its words count, and what it is worth to lay the last stone. */
  readonly parts: readonly number[]
  readonly fresh: readonly string[]
  /** The first to lay the last stone did it in this turn, or before it. */
  readonly out: 'now' | 'before' | undefined
}

/** A sample game in the reader's language, turn by turn: German has the one of the box. */
function lessonIn(language: string): Lesson {
  const game = pointGameIn(language)!
  const { points: values } = typDom.stoneSet(alphabets[usualDictionary(language)])
  const { start, turns } = play(game, language, values)
  const { scores } = turns.at(-1)!.state
  const steps: Step[] = [
    {
      scene: sceneOf(start, [], values),
      say: (t) => t('rulebook:sayDeal', { words: turns[0]!.words.join(', '), count: game.racks[0]!.length }),
      ask: asking(turns[0]!),
    },
    ...turns.map((turn, i): Step => {
      const next = turns[i + 1]
      return {
        scene: sceneOf(turn.state, turn.fresh, values),
        say: (t, names) => sentences(t, names, turn, next, scores),
        ask: next && asking(next),
      }
    }),
  ]
  const about = 'point-sample'
  return {
    id: `${about}-${language}`,
    about,
    rules: ['T20', 'T22', 'T24'],
    language,
    values: { turns: turns.length, scores: scores.join(', ') },
    words: game.words,
    steps,
  }
}

/** The real rules play it. */
function play(
  { racks, words, houseWords, turns }: PointGame,
  language: string,
  values: Readonly<Record<string, number>>,
) {
  const game = typDom.createPoint(judgeOf(words, language))
  const config = game.configure({ houseWords })
  if (!config.ok) throw new Error(config.error.text)
  const first = turns[0]!.seat as Parameters<typeof game.decide>[1]
  let state = game.empty(config.value, racks.length)
  const dealt = racks.map((rack) => typDom.sortStones([...rack]))
  state = game.evolve(state, { type: 'dealt', round: 1, factor: 1, racks: dealt, first })
  state = game.evolve(state, { type: 'turned', seat: first })
  const start = state
  const played: Played[] = []
  for (const turn of turns) {
    const before = state
    const laid: string[] = []
    const fresh: string[] = []
    const parts: number[] = []
    for (const action of turn.actions) {
      const decided = game.decide(state, turn.seat as typeof first, action, noChance)
      if (!decided.ok) throw new Error(decided.error.text)
      if (action.type === 'lay') {
        laid.push(wordLaid(state.grid, action))
        parts.push(...[...typDom.stonesOf(state.grid, action)].map((stone) => values[stone] ?? 0))
        fresh.push(...stonesOf(action).map(([cell]) => cell))
      }
      state = decided.value.state
    }
    const wasOut = before.racks.some((rack) => rack.length === 0)
    const isOut = state.racks[turn.seat]!.length === 0
    const out = wasOut ? 'before' : isOut ? 'now' : undefined
    const points = state.points[turn.seat]! - before.points[turn.seat]!
    if (out === 'now') parts.push(typDom.FIRST_OUT_BONUS)
    played.push({ ...turn, state, words: laid, points, parts, fresh, out })
  }
  return { start, turns: played }
}

/** What was laid, and what comes next; at the end the result. */
function sentences(
  t: TFunction,
  names: readonly string[],
  turn: Played,
  next: Played | undefined,
  scores: readonly number[],
): string {
  const said = [
    t('rulebook:pointTurn', { name: names[turn.seat], words: turn.words.join(', '), points: turn.points }),
  ]
  if (!next) return [...said, t('rulebook:pointEnd', { scores: scores.join(', '), name: names[0] })].join(' ')
  const [word, more] = next.words
  said.push(t(`rulebook:pointNext_${kindOf(next)}`, { word, more, letter: jollyOf(next) }))
  if (next.out === 'now') said.push(t('rulebook:pointOut'))
  return said.join(' ')
}

function kindOf({ actions, words, out }: Played): string {
  if (actions[0]!.type === 'swap') return 'swap'
  if (words.length > 1) return 'link'
  if (out === 'before') return 'lap'
  return actions.some((action) => action.type === 'lay' && /\p{Ll}/u.test(action.stones)) ? 'jolly' : 'word'
}

const jollyOf = ({ actions }: Played): string =>
  actions
    .map((action) => (action.type === 'lay' ? (/\p{Ll}/u.exec(action.stones)?.[0] ?? '') : ''))
    .join('')
    .toUpperCase()

/** The rack of the player on turn is open here, as in the source. */
function sceneOf(
  state: typDom.CrosswordState,
  fresh: readonly string[],
  values: Readonly<Record<string, number>>,
): Step['scene'] {
  const { grid, points, phase, racks } = state
  const rack = phase.type === 'turn' ? racks[phase.seat] : undefined
  const scores = phase.type === 'turn' ? points : state.scores
  return { type: 'grid', grid, fresh, values, scores, ...(rack ? { rack } : {}) }
}
