import { typDom } from '@estocade/games'
import { alphabets } from '@estocade/words'
import type { Lesson, Step } from '../../../rules/lesson.ts'
import { noChance } from '../../../rules/no-chance.ts'
import { judgeOf, stonesOf } from '../grid-scene.ts'
import { handLessons } from '../hand-lessons.ts'

/** The sample game of the box, turn by turn. */
export function lessons(): readonly Lesson[] {
  const { racks, words, houseWords, turns } = typDom.samplePointGame
  const game = typDom.createPoint(judgeOf(words))
  const config = game.configure({ houseWords })
  if (!config.ok) throw new Error(config.error.text)
  const { points: values } = typDom.stoneSet(alphabets.de)
  const first = turns[0]!.seat
  let state = game.empty(config.value, racks.length)
  const dealt = racks.map((rack) => typDom.sortStones([...rack]))
  state = game.evolve(state, { type: 'dealt', round: 1, factor: 1, racks: dealt, first })
  state = game.evolve(state, { type: 'turned', seat: first })
  const steps: Step[] = [
    {
      scene: sceneOf(state, [], values),
      say: (t) => t('rulebook:sayDeal'),
      ask: { type: 'number', question: 'askPoints', answer: turns[0]!.points },
    },
  ]
  for (const [i, turn] of turns.entries()) {
    const fresh: string[] = []
    for (const action of turn.actions) {
      const decided = game.decide(state, turn.seat, action, noChance)
      if (!decided.ok) throw new Error(decided.error.text)
      state = decided.value.state
      if (action.type === 'lay') fresh.push(...stonesOf(action).map(([cell]) => cell))
    }
    const next = turns[i + 1]
    steps.push({
      scene: sceneOf(state, fresh, values),
      say: (t, names) => t(`rulebook:pointTurn${i + 1}`, { name: names[turn.seat], points: turn.points }),
      ask: next && { type: 'number', question: 'askPoints', answer: next.points },
    })
  }
  const id = 'point-sample'
  return [...handLessons('point'), { id, about: id, rules: ['T20', 'T22', 'T24'], language: 'de', steps }]
}

/** The rack of whoever is to move is open here, as in the source. */
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
