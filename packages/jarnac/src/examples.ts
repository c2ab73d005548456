import type { LexiconId } from '@estocade/words'
import type { JarnacAction } from './action.ts'

/** One move of an example: the action, the letters drawn, and the boards after it. */
export interface ExampleMove {
  readonly seat: number
  readonly action: JarnacAction
  /** Letters out of the bag, in this order. */
  readonly draws: string
  /** By seat: words in their rows, `-` for an empty row before the last word, then the reserve. */
  readonly shows: Readonly<Record<number, string>>
}

/** A worked example of the rule book as data. Tests play it, and so does the rule book on the page. */
export interface Example {
  readonly id: string
  /** Rules it shows. */
  readonly rules: readonly string[]
  readonly language: LexiconId
  readonly options: Readonly<Record<string, string | number>>
  /** Words that the dictionary must contain. */
  readonly words: readonly string[]
  readonly moves: readonly ExampleMove[]
}

const move = (
  seat: number,
  action: JarnacAction,
  draws: string,
  shows: Readonly<Record<number, string>>,
): ExampleMove => ({ seat, action, draws, shows })

const lay = (word: string, row: number | null): JarnacAction => ({ type: 'lay', word, row })
const call = (window: string, word: string, row: number): JarnacAction => ({
  type: 'call',
  window,
  word,
  row,
})
const take: JarnacAction = { type: 'take' }
const pass: JarnacAction = { type: 'pass' }

const maut: readonly ExampleMove[] = [
  move(0, take, 'SATEMU', { 0: '| SATEMU' }),
  move(0, lay('MAU', null), 'R', { 0: 'MAU | STER' }),
]

export const examples: readonly Example[] = [
  {
    id: 'second-row',
    rules: ['J6', 'J13', 'J18'],
    language: 'de',
    options: { preset: 'classic-de' },
    words: ['MAU', 'REST', 'MAUS'],
    moves: [...maut, move(0, lay('REST', null), 'T', { 0: 'MAU REST | T' })],
  },
  {
    id: 'transformation',
    rules: ['J14', 'J18'],
    language: 'de',
    options: { preset: 'classic-de' },
    words: ['MAU', 'REST', 'MAUS'],
    moves: [...maut, move(0, lay('MAUS', 0), 'A', { 0: 'MAUS | TERA' })],
  },
  {
    id: 'jarnac',
    rules: ['J20', 'J22', 'J27'],
    language: 'de',
    options: { preset: 'classic-de' },
    words: ['MAU', 'REST', 'MAUT'],
    moves: [
      ...maut,
      move(0, lay('REST', null), 'T', { 0: 'MAU REST | T' }),
      move(0, pass, '', { 0: 'MAU REST | T' }),
      move(1, call('w1', 'MAUT', 0), '', { 0: '- REST |', 1: 'MAUT |' }),
      move(1, take, 'ENLIGA', { 1: 'MAUT | ENLIGA' }),
    ],
  },
  {
    id: 'double-jarnac-de',
    rules: ['J27'],
    language: 'de',
    options: { preset: 'classic-de', firstDraw: 12 },
    words: ['KARIES', 'RASTER', 'KASSIER', 'STARREN'],
    moves: [
      move(0, take, 'KARIESRASTER', { 0: '| KARIESRASTER' }),
      move(0, lay('KARIES', null), 'N', { 0: 'KARIES | RASTERN' }),
      move(0, lay('RASTER', null), 'S', { 0: 'KARIES RASTER | NS' }),
      move(0, pass, '', {}),
      move(1, call('w1', 'KASSIER', 0), '', { 0: '- RASTER | N', 1: 'KASSIER |' }),
      move(1, call('w1', 'STARREN', 1), '', { 0: '|', 1: 'KASSIER STARREN |' }),
    ],
  },
  {
    id: 'double-jarnac-fr',
    rules: ['J27'],
    language: 'fr',
    options: { preset: 'classic-fr', firstDraw: 13 },
    words: ['CARIES', 'SORBETS', 'CASIERS', 'BROSSENT'],
    moves: [
      move(0, take, 'CARIESSORBETS', { 0: '| CARIESSORBETS' }),
      move(0, lay('CARIES', null), 'S', { 0: 'CARIES | SORBETSS' }),
      move(0, lay('SORBETS', null), 'N', { 0: 'CARIES SORBETS | SN' }),
      move(0, pass, '', {}),
      move(1, call('w1', 'CASIERS', 0), '', { 0: '- SORBETS | N', 1: 'CASIERS |' }),
      move(1, call('w1', 'BROSSENT', 1), '', { 0: '|', 1: 'CASIERS BROSSENT |' }),
    ],
  },
  {
    id: 'step-by-step-de',
    rules: ['J18'],
    language: 'de',
    options: { preset: 'classic-de' },
    words: ['ZAR', 'ZART', 'RABATZ', 'UND', 'HUND'],
    moves: [
      move(0, take, 'ABZART', { 0: '| ABZART' }),
      move(0, lay('ZAR', null), 'N', { 0: 'ZAR | BATN' }),
      move(0, lay('ZART', 0), 'D', { 0: 'ZART | BAND' }),
      move(0, lay('RABATZ', 0), 'U', { 0: 'RABATZ | NDU' }),
      move(0, lay('UND', null), 'H', { 0: 'RABATZ UND | H' }),
      move(0, lay('HUND', 1), 'N', { 0: 'RABATZ HUND | N' }),
    ],
  },
  {
    id: 'at-once-de',
    rules: ['J18'],
    language: 'de',
    options: { preset: 'classic-de' },
    words: ['RABATZ'],
    moves: [
      move(0, take, 'ABZART', { 0: '| ABZART' }),
      move(0, lay('RABATZ', null), 'N', { 0: 'RABATZ | N' }),
    ],
  },
  {
    id: 'step-by-step-fr',
    rules: ['J18'],
    language: 'fr',
    options: { preset: 'classic-fr' },
    words: ['ARE', 'RACE', 'TRACE', 'TRACEE'],
    moves: [
      move(0, take, 'ACEERT', { 0: '| ACEERT' }),
      move(0, lay('ARE', null), 'I', { 0: 'ARE | CETI' }),
      move(0, lay('RACE', 0), 'L', { 0: 'RACE | ETIL' }),
      move(0, lay('TRACE', 0), 'S', { 0: 'TRACE | EILS' }),
      move(0, lay('TRACEE', 0), 'O', { 0: 'TRACEE | ILSO' }),
    ],
  },
]
