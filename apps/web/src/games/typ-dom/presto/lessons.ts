import { typDom } from '@estocade/games'
import type { Lesson } from '../../../rules/lesson.ts'
import { noChance } from '../../../rules/no-chance.ts'
import { judgeOf } from '../grid-scene.ts'
import { handLessons } from '../hand-lessons.ts'
import { benchesIn, benchWords } from './lesson-benches.ts'

export const lessons = (): readonly Lesson[] => [
  ...handLessons('presto'),
  ...typDom.benchExamples.map((example) => lessonOf(example, 'de')),
  ...Object.keys(benchWords).flatMap((language) =>
    benchesIn(language).map((example) => lessonOf(example, language)),
  ),
]

function lessonOf(example: typDom.BenchExample, language: string): Lesson {
  const bench = typDom.gridFromRows([...example.bench])
  const fresh = Object.keys(bench)
  const { faults, points } = claim(example, bench, language)
  const faulty = faults.flatMap((fault) =>
    'cells' in fault ? fault.cells.map(({ row, col }) => `${row},${col}`) : [],
  )
  const rack = [...example.rack]
  const [first = '', second = '', third = ''] = example.words
  // A stone that lies on no cell.
  const spare = rack.find((stone) => !Object.values(bench).includes(stone)) ?? ''
  return {
    id: `${example.id}-${language}`,
    about: example.id,
    rules: example.rules,
    language,
    values: { first, second, third, letter: spare },
    words: example.words,
    steps: [
      {
        scene: { type: 'grid', grid: bench, fresh: [], rack },
        say: (t) => t('rulebook:sayBench'),
        ask: { type: 'may', question: 'askFinished', answer: faults.length === 0 },
      },
      {
        scene: { type: 'grid', grid: bench, fresh: faults.length > 0 ? [] : fresh, faulty, rack },
        say: (t) =>
          faults.length === 0
            ? t('rulebook:sayFinished', { points })
            : faults.map((fault) => t(`rulebook:fault_${fault.type}`, { ...fault })).join(' '),
      },
    ],
  }
}

function claim({ words, rack, easy }: typDom.BenchExample, bench: typDom.Grid, language: string) {
  const game = typDom.createPresto(judgeOf(words, language))
  const config = game.configure(easy ? { easy } : {})
  if (!config.ok) throw new Error(config.error.text)
  const racks = [typDom.sortStones([...rack]), typDom.sortStones(['E', 'I', 'S', 'O'])]
  const dealt = game.evolve(game.empty(config.value, 2), { type: 'dealt', round: 1, racks })
  const seat = 0 as Parameters<typeof game.decide>[1]
  const decided = game.decide(dealt, seat, { type: 'claim', round: 1, bench }, noChance)
  if (!decided.ok) throw new Error(decided.error.text)
  const [builder] = decided.value.state.builders
  return {
    faults: builder?.type === 'blocked' ? builder.faults : [],
    points: builder?.type === 'finished' ? builder.points : 0,
  }
}
