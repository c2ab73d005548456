import { expect, it } from 'vitest'
import { placedOn, prestoSolver, sortStones, tableWords } from '../src/index.ts'
import { benchFaults } from '../src/presto/bench.ts'
import { judgeOf } from './oracle-lists.ts'
import { fewWords } from './playing.ts'

it.each([
  ['REISESOT*', fewWords],
  ['TEESEES++', fewWords],
  ['TTRROSSO+E', fewWords],
  // Nothing can be laid without the jolly.
  ['BRSTLNMK+', ['BRSTLENMK']],
])(
  'T31 the solver keeps jollies for the last gaps, and uses them at once if nothing else fits: %s',
  (stones, list) => {
    const words = tableWords(judgeOf(list))([])
    const bench = prestoSolver(words).solve(sortStones(stones))
    expect(bench && [placedOn(bench), benchFaults(bench, [], 0, words)]).toEqual([stones.length, []])
  },
)
