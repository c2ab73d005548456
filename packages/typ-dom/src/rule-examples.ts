import type { RechtAction } from './recht/types.ts'

/** A bench of Presto that is claimed, and the result. */
export interface BenchExample {
  readonly id: string
  readonly rules: readonly string[]
  readonly words: readonly string[]
  /** The stones held. */
  readonly rack: string
  /** Row by row, `.` for an empty cell. */
  readonly bench: readonly string[]
  readonly easy?: true
  /** Kinds of faults, in order; none when it is right. */
  readonly faults: readonly ('no-word' | 'apart' | 'left-over')[]
  readonly points: number
}

export const benchExamples: readonly BenchExample[] = [
  {
    id: 'presto-right',
    rules: ['T31', 'T32'],
    words: ['EIS', 'SO'],
    rack: 'EISO',
    bench: ['EIS', '..O'],
    faults: [],
    points: 4,
  },
  {
    id: 'presto-no-word',
    rules: ['T31', 'T34'],
    words: ['EI', 'ER', 'IN'],
    rack: 'EIRN',
    bench: ['EI', 'RN'],
    faults: ['no-word'],
    points: 0,
  },
  {
    id: 'presto-apart',
    rules: ['T31', 'T34'],
    words: ['EIS', 'SO'],
    rack: 'EISSO',
    bench: ['EIS', '...', 'SO.'],
    faults: ['apart'],
    points: 0,
  },
  {
    id: 'presto-easy',
    rules: ['T33'],
    words: ['EIS', 'SO'],
    rack: 'EISOX',
    bench: ['EIS', '..O'],
    easy: true,
    faults: [],
    points: 2,
  },
]

/** A few moves of Wer behält recht?: who does what, and what follows. */
export interface RechtExample {
  readonly id: string
  readonly rules: readonly string[]
  readonly words: readonly string[]
  readonly racks: readonly string[]
  readonly moves: readonly {
    readonly seat: number
    readonly action: RechtAction
    readonly next: readonly [phase: string, seat: number]
  }[]
}

const name = (stone: string, col: number, word: string, start: number): RechtAction => ({
  type: 'name',
  stone,
  row: 0,
  col,
  word,
  start: { row: 0, col: start },
})
const add = (stone: string, col: number): RechtAction => ({ type: 'add', stone, row: 0, col })

export const rechtExamples: readonly RechtExample[] = [
  {
    id: 'recht-completed',
    rules: ['T41', 'T42', 'T44'],
    words: ['EIS', 'REIF'],
    racks: ['IAB', 'SAA', 'EB'],
    moves: [
      { seat: 0, action: name('I', 0, 'EIS', -1), next: ['grow', 1] },
      { seat: 1, action: add('S', 1), next: ['grow', 2] },
      { seat: 2, action: add('E', -1), next: ['begin', 0] },
    ],
  },
  {
    id: 'recht-renamed',
    rules: ['T42', 'T45'],
    words: ['EIS', 'REIF'],
    racks: ['IAB', 'ENARF', 'RB'],
    moves: [
      { seat: 0, action: name('I', 0, 'EIS', -1), next: ['grow', 1] },
      { seat: 1, action: name('E', -1, 'REIF', -2), next: ['grow', 2] },
      { seat: 2, action: add('R', -2), next: ['grow', 0] },
    ],
  },
]
