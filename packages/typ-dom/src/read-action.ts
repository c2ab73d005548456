import { decoder, type Field, type Fields, fits, type Shapes } from '@estocade/kernel'
import type { CrosswordAction } from './crossword/index.ts'
import { directions, type Grid } from './grid.ts'
import type { PrestoAction } from './presto/index.ts'
import type { RechtAction } from './recht/index.ts'
import { colours, type Stone, stoneShown, takeStones } from './stones.ts'

/** More stones than any rack has, and more words than fit on any table. */
const MOST = 80
/** Far beyond any table that can be built with 80 stones. */
const FARTHEST = 999

const coordinate: Field = { type: 'whole', min: -FARTHEST, max: FARTHEST }
const cell: Fields = { row: coordinate, col: coordinate }

const part = '(?:0|-?[1-9]\\d{0,2})'
/** `{"0,3": "K"}`: one stone per cell. */
const bench: Field = {
  type: 'map',
  keys: `^${part},${part}$`,
  of: { type: 'pattern', pattern: '^.$' },
  most: MOST,
}

/** `concede` without `by`: only the table's clock says that a bank of time is empty. */
const common: Shapes = {
  concede: {},
  ready: {},
  propose: { word: 'text' },
  answer: { word: 'text', consent: 'flag' },
}

/** The actions that a player of Kreuzwort or Point sends. */
export const crosswordActions: Shapes = {
  ...common,
  swap: cell,
  lay: { ...cell, direction: directions, stones: 'text' },
  buy: { colours: { type: 'list', of: colours, most: MOST } },
  pass: {},
}

/** Without `resume`: the table's clock ends a block, not a player. */
export const prestoActions: Shapes = {
  ...common,
  claim: { round: 'number', bench },
  'give-up': { round: 'number' },
}

/** Without `buy-and-pass`, which the clock does for a player. */
export const rechtActions: Shapes = {
  ...common,
  name: { ...cell, word: 'text', start: { type: 'object', fields: cell }, stone: 'text' },
  add: { ...cell, stone: 'text' },
  buy: { colour: colours },
  pass: {},
  fulfil: { stones: 'text' },
  fail: {},
  swap: cell,
}

export const readCrosswordAction = decoder<CrosswordAction>(crosswordActions)
export const readPrestoAction = decoder<PrestoAction>(prestoActions)
export const readRechtAction = decoder<RechtAction>(rechtActions)

/** T36: how many stones of this rack lie on a workbench, sent as the JSON of its grid; 0 for anything else. */
export function placedIn(draft: string, rack: readonly Stone[]): number {
  try {
    const given: unknown = JSON.parse(draft)
    return fits(given, bench) ? ownStonesOn(given as Grid, rack) : 0
  } catch {
    return 0
  }
}

function ownStonesOn(grid: Grid, rack: readonly Stone[]): number {
  let left = rack
  for (const shown of Object.values(grid)) left = takeStones(left, [stoneShown(shown)]) ?? left
  return rack.length - left.length
}
