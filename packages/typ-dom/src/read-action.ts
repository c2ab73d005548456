import { decoder, type Shapes } from '@estocade/kernel'
import type { CrosswordAction } from './crossword/index.ts'
import { directions, type Grid } from './grid.ts'
import { type PrestoAction, placedOn } from './presto/index.ts'
import type { RechtAction } from './recht/index.ts'
import { colours } from './stones.ts'

/** More stones than any rack holds, more words than any table bears. */
const MOST = 80
/** Far beyond any table that can be built with 80 stones. */
const FARTHEST = 999

const isCoordinate = (value: unknown): boolean =>
  Number.isInteger(value) && Math.abs(value as number) <= FARTHEST

const isColours = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MOST && value.every((colour) => colours.includes(colour))

const isCell = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { row, col, ...rest } = value as { readonly row?: unknown; readonly col?: unknown }
  return isCoordinate(row) && isCoordinate(col) && Object.keys(rest).length === 0
}

/** `{"0,3": "K"}`: one stone a cell. */
const isBench = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= MOST &&
  Object.entries(value).every(
    ([key, stone]) => isCellKey(key) && typeof stone === 'string' && stone.length === 1,
  )

const isCellKey = (key: string): boolean => {
  const [row, col, more] = key.split(',')
  return more === undefined && [row, col].every((part) => /^-?\d{1,3}$/.test(part ?? '') && part !== '-0')
}

const cell = { row: isCoordinate, col: isCoordinate }
/** Without `by`: that a bank is empty is the table's to say. */
const common: Shapes = {
  concede: {},
  ready: {},
  propose: { word: 'text' },
  answer: { word: 'text', consent: 'flag' },
}

/** Kreuzwort and Point. */
export const readCrosswordAction = decoder<CrosswordAction>({
  ...common,
  swap: cell,
  lay: { ...cell, direction: directions, stones: 'text' },
  buy: { colours: isColours },
  pass: {},
})

/** Without `resume`: a block ends by the table's clock, not by a player's word. */
export const readPrestoAction = decoder<PrestoAction>({
  ...common,
  claim: { round: 'number', bench: isBench },
  'give-up': { round: 'number' },
})

/** T36: how many stones lie on a workbench, sent as the JSON of its grid; 0 for anything else. */
export function placedIn(draft: string): number {
  try {
    const bench: unknown = JSON.parse(draft)
    return isBench(bench) ? placedOn(bench as Grid) : 0
  } catch {
    return 0
  }
}

/** Without `buy-and-pass`, which is what the clock does for a player. */
export const readRechtAction = decoder<RechtAction>({
  ...common,
  name: { ...cell, word: 'text', start: isCell, stone: 'text' },
  add: { ...cell, stone: 'text' },
  buy: { colour: colours },
  pass: {},
  fulfil: { stones: 'text' },
  fail: {},
  swap: cell,
})
