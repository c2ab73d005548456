import { type Seat, seat } from '@estocade/kernel'
import type { CrosswordAction } from './crossword/types.ts'
import { type Grid, gridFromRows } from './grid.ts'
import type { Stone } from './stones.ts'

const stones = (text: string): readonly Stone[] => [...text.replaceAll(' ', '')]

export interface ExampleTurn {
  readonly seat: Seat
  readonly actions: readonly CrosswordAction[]
  /** What the turn brings, the bonus for finishing included. */
  readonly points: number
}

const across = (row: number, col: number, stones: string): CrosswordAction => ({
  type: 'lay',
  direction: 'across',
  row,
  col,
  stones,
})
const down = (row: number, col: number, stones: string): CrosswordAction => ({
  type: 'lay',
  direction: 'down',
  row,
  col,
  stones,
})

/** The source's sample game of Point-Typ-Dom, stone by stone. */
export const samplePointGame: {
  readonly houseWords: readonly string[]
  readonly words: readonly string[]
  readonly racks: readonly (readonly Stone[])[]
  readonly turns: readonly ExampleTurn[]
  readonly scores: readonly number[]
  readonly table: readonly string[]
} = {
  houseWords: ['MEXICO', 'POLA'],
  words: ['TEXAS', 'SARAJEVO', 'PHON', 'WIND', 'MOND', 'RUF', 'RUDOLF', 'GELB'],
  racks: [
    stones('E I U O O C F H L M N P X'),
    stones('E I O U + D F L L R S T W'),
    stones('A A E E O B D G J M N R V'),
  ],
  turns: [
    { seat: seat(0), actions: [across(0, 0, 'MEXICO')], points: 19 },
    { seat: seat(1), actions: [down(-2, 2, 'TE.aS')], points: 15 },
    { seat: seat(2), actions: [{ type: 'swap', row: 1, col: 2 }, across(2, 2, '.aRAJEVO')], points: 19 },
    { seat: seat(0), actions: [down(-1, 5, 'P.L.'), across(-1, 5, '.HON')], points: 18 },
    { seat: seat(1), actions: [down(-3, 8, 'WI.D')], points: 12 },
    { seat: seat(2), actions: [down(1, 9, 'M.ND')], points: 9 },
    { seat: seat(0), actions: [down(2, 4, '.UF')], points: 16 },
    { seat: seat(1), actions: [across(4, 7, 'RU.OLF')], points: 12 },
    { seat: seat(2), actions: [down(2, 11, 'GE.B')], points: 11 },
  ],
  scores: [53, 37, 39],
  table: [
    '........W....',
    '..T.....I....',
    '..E..PHON....',
    'MEXICO..D....',
    '..A..L...M...',
    '..SaRAJEVO.G.',
    '....U....N.E.',
    '....F..RUDOLF',
    '...........B.',
  ],
}

/** Kreuzwort settlement of the source: 11, 4 and 15 are owed, the winner is credited 30. */
export const sampleSettlement: {
  readonly racks: readonly (readonly Stone[])[]
  readonly changes: readonly number[]
} = {
  racks: [stones('B *'), stones('F K L V'), stones('A A U Y B J M'), []],
  changes: [-11, -4, -15, 30],
}

export interface ExampleLay {
  readonly name: string
  readonly table: Grid
  readonly rack: readonly Stone[]
  readonly words: readonly string[]
  readonly action: CrosswordAction
  readonly refused?: string
  readonly link?: boolean
}

/** The third block of the rule page: what may and may not be laid, and what is a link. */
export const sampleLays: readonly ExampleLay[] = [
  {
    name: 'STERN so that R and W touch is refused',
    table: gridFromRows(['...', 'TAL', '..O', '.WO', '..S'], { row: 0, col: 0 }),
    rack: stones('S E R N A'),
    words: ['TAL', 'LOOS', 'WO', 'STERN'],
    action: down(0, 0, 'S.ERN'),
    refused: 'no-word-across',
  },
  {
    name: 'NAHT joining two words is a link',
    table: gridFromRows(['NEU', '..H', '..R', 'TOR'], { row: 0, col: 0 }),
    rack: stones('A H B'),
    words: ['NEU', 'UHR', 'TOR', 'NAHT'],
    action: down(0, 0, '.AH.'),
    link: true,
  },
  {
    name: 'SPIEL with a red jolly as E is fine',
    table: gridFromRows(['SAAL']),
    rack: stones('P I L + B'),
    words: ['SAAL', 'SPIEL'],
    action: down(0, 0, '.PIeL'),
    link: false,
  },
  {
    name: 'SPIEL with a black jolly as E is not',
    table: gridFromRows(['SAAL']),
    rack: stones('P I L * B'),
    words: ['SAAL', 'SPIEL'],
    action: down(0, 0, '.PIeL'),
    refused: 'stones-not-held',
  },
  {
    name: 'MEXICO to MEXICOS, crossed by TEXAS and POLA, is no link',
    table: gridFromRows(['..T....', '..E..P.', 'MEXICO.', '..A..L.', '..S..A.'], { row: -2, col: 0 }),
    rack: stones('S B'),
    words: ['MEXICO', 'MEXICOS', 'TEXAS', 'POLA'],
    action: across(0, 0, '......S'),
    link: false,
  },
]
