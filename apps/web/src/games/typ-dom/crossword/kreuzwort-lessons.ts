import { typDom } from '@estocade/games'
import type { Lesson, Step } from '../../../rules/lesson.ts'
import { noChance } from '../../../rules/no-chance.ts'
import { judgeOf, stonesOf } from '../grid-scene.ts'
import { handLessons } from '../hand-lessons.ts'
import { layValues } from './lay-values.ts'
import { laysIn, layWords } from './lesson-lays.ts'

export const lessons = (): readonly Lesson[] => [
  ...handLessons('kreuzwort'),
  ...typDom.sampleLays.map((example, i) => lessonOf(example, i, 'de')),
  ...Object.keys(layWords).flatMap((language) =>
    laysIn(language).map((example, i) => lessonOf(example, i, language)),
  ),
  ...['de', ...Object.keys(layWords)].map(settlement),
]

const abouts = ['touching', 'link', 'red-jolly', 'black-jolly', 'no-link']

function lessonOf(example: typDom.ExampleLay, index: number, language: string): Lesson {
  const { table, rack, action, link } = example
  const laid = action.type === 'lay' ? stonesOf(action) : []
  const decided = decide(example, language)
  const after = { ...table, ...Object.fromEntries(laid) } as typDom.Grid
  const fresh = laid.map(([cell]) => cell)
  const about = abouts[index]!
  const steps: Step[] = [
    {
      scene: { type: 'grid', grid: table, fresh: [], rack },
      say: (t) => t('rulebook:sayTable'),
      ask: {
        type: 'may',
        question: link === undefined || about.endsWith('jolly') ? 'askMay' : 'askLink',
        answer: link === undefined || about.endsWith('jolly') ? decided.ok : link,
      },
    },
    {
      scene: { type: 'grid', grid: after, fresh, faulty: decided.ok ? [] : fresh, rack },
      say: (t) =>
        decided.ok
          ? t(link ? 'rulebook:sayLink' : 'rulebook:sayStands')
          : `${t('rulebook:sayRefused')} ${t(`rulebook:why_${decided.error.code}`)}`,
    },
  ]
  const values = action.type === 'lay' ? layValues(table, action) : {}
  return {
    id: `kreuzwort-${about}-${language}`,
    about: `kreuzwort-${about}`,
    rules: rulesOf(about),
    language,
    values,
    words: example.words,
    steps,
  }
}

const rulesOf = (about: string): readonly string[] =>
  about === 'touching' ? ['T5'] : about.endsWith('jolly') ? ['T2'] : ['T6']

/** The real rules decide whether the word may be laid there. */
function decide({ table, rack, words, action }: typDom.ExampleLay, language: string) {
  const game = typDom.createKreuzwort(judgeOf(words, language))
  const config = game.configure({})
  if (!config.ok) throw new Error(config.error.text)
  const first = 0 as Parameters<typeof game.decide>[1]
  let state = game.empty(config.value, 2)
  const racks = [typDom.sortStones([...rack]), ['A']]
  state = game.evolve(state, { type: 'dealt', round: 1, factor: 1, racks, first })
  state = { ...game.evolve(state, { type: 'turned', seat: first }), grid: table }
  return game.decide(state, first, action, noChance)
}

/** Racks that cost the same, for languages that lack some of the sample's letters. */
const leftOver: Readonly<Record<string, readonly string[]>> = {
  it: ['B*', 'GHLV', 'AAUEBCM'],
  vi: ['B*', 'GHLV', 'AAUEBCM'],
}

/** T10: black 1, red 3, a jolly 10. */
const costOf = (stone: typDom.Stone): number => typDom.rackPrice([stone])

/** The payment for the stones that are left. */
function settlement(language: string): Lesson {
  const { racks, changes } = typDom.sampleSettlement
  const losers = leftOver[language]?.map((rack) => [...rack]) ?? racks.slice(0, -1)
  const steps: Step[] = losers.map((rack, i) => ({
    scene: { type: 'grid', grid: {}, fresh: [], rack },
    say: (t) => (i === 0 ? t('rulebook:sayLeft') : t('rulebook:sayPays', { points: -changes[i - 1]! })),
    ask: { type: 'number', question: 'askOwes', answer: -changes[i]!, parts: rack.map(costOf), by: 'costs' },
  }))
  const last: Step = {
    scene: { type: 'grid', grid: {}, fresh: [], rack: losers.at(-1)! },
    say: (t) => t('rulebook:sayPaid', { points: -changes[losers.length - 1]!, sum: changes.at(-1)! }),
  }
  const about = 'kreuzwort-settlement'
  return { id: `${about}-${language}`, about, rules: ['T10'], language, words: [], steps: [...steps, last] }
}
