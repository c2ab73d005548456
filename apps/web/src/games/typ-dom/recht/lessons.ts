import { typDom } from '@estocade/games'
import type { Lesson, Step } from '../../../rules/lesson.ts'
import { noChance } from '../../../rules/no-chance.ts'
import { judgeOf } from '../grid-scene.ts'
import { handLessons } from '../hand-lessons.ts'
import { namings, namingsIn } from './lesson-namings.ts'

export const lessons = (): readonly Lesson[] => [
  ...handLessons('recht'),
  ...typDom.rechtExamples.map((example) => lessonOf(example, 'de')),
  ...Object.keys(namings).flatMap((language) =>
    namingsIn(language).map((example) => lessonOf(example, language)),
  ),
]

function lessonOf({ id, rules, words, racks, moves }: typDom.RechtExample, language: string): Lesson {
  const values = valuesOf(words)
  const game = typDom.createRecht(judgeOf(words, language))
  const config = game.configure({})
  if (!config.ok) throw new Error(config.error.text)
  const seat = 0 as Parameters<typeof game.decide>[1]
  let state = game.empty(config.value, racks.length)
  const dealt = racks.map((rack) => typDom.sortStones([...rack]))
  state = game.evolve(state, { type: 'dealt', round: 1, factor: 1, racks: dealt, first: seat })
  const phase = { type: 'begin', bought: false, seat, fresh: [], proposed: false } as const
  state = game.evolve(state, { type: 'phased', phase })
  const steps: Step[] = [{ scene: sceneOf(state, []), say: (t) => t('rulebook:sayBegin') }]
  for (const [i, { seat: by, action }] of moves.entries()) {
    const decided = game.decide(state, by as typeof seat, action, noChance)
    if (!decided.ok) throw new Error(decided.error.text)
    state = decided.value.state
    const cell = 'row' in action ? [`${action.row},${action.col}`] : []
    steps.push({
      scene: sceneOf(state, cell),
      say: (t, names) =>
        [
          action.type === 'name'
            ? t('rulebook:sayNames', { name: names[by], stone: action.stone, word: action.word })
            : t('rulebook:sayAdds', { name: names[by], stone: 'stone' in action ? action.stone : '' }),
          t(`rulebook:${id}-${i + 1}`, values),
        ].join(' '),
    })
  }
  return { id: `${id}-${language}`, about: id, rules, language, values, words, steps }
}

/** The word, its outer letters, the other word, and the letter that it lacks last. */
const valuesOf = ([word = '', other = '']: readonly string[]): Readonly<Record<string, string>> => ({
  word,
  other,
  first: word[0] ?? '',
  last: word.at(-1) ?? '',
  lacking: other.at(-1) ?? '',
})

function sceneOf({ grid, phase, racks }: typDom.RechtState, fresh: readonly string[]): Step['scene'] {
  const rack = 'seat' in phase ? racks[phase.seat] : undefined
  return { type: 'grid', grid, fresh, ...(rack ? { rack } : {}) }
}
