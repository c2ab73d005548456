import { typDom } from '@estocade/games'
import { alphabets, type Judge, type LexiconId } from '@estocade/words'
import { CommandError } from '../command-error.ts'
import { dictionary, listDictionary, textOf } from '../dictionaries.ts'
import { judgeOf } from '../rules.ts'

/** A position of a crossword game in a file: rows of the table, `.` for an empty cell, and a rack. */
interface Stored {
  readonly board: readonly string[]
  readonly rack: string
}

export interface WordSource {
  readonly lang?: LexiconId
  readonly words?: string
}

/** The judge of a plain word list, or of a language's dictionary by the rules of Typ-Dom. */
export async function crosswordJudge({ lang, words }: WordSource): Promise<Judge> {
  if (words !== undefined) return judgeOf(listDictionary(words, alphabets[lang ?? 'en']), 'open')
  if (lang === undefined) throw new CommandError('Which words? Say --words FILE, or --lang de.')
  return judgeOf(await dictionary(lang), 'typ-dom')
}

/** More than any table that can be built with 80 stones. */
const LARGEST = 500
const MOST_STONES = 80

/** `{board: […], rack}`; bounded by `size`, or by the file's own `boardSize`. */
export function onePosition(path: string, judge: Judge, size?: number): typDom.Position {
  const json = jsonOf(path, ONE)
  if (!isStored(json)) throw new CommandError(`${path} is not a position: ${ONE}`)
  return positionOf(path, judge, json, size ?? sizeIn(path, json))
}

/** `{boardSize, positions: [{board, rack}]}` */
export function manyPositions(path: string, judge: Judge): readonly typDom.Position[] {
  const json = jsonOf(path, MANY)
  const { positions } = (json ?? {}) as { readonly positions?: unknown }
  if (!Array.isArray(positions) || !positions.every(isStored))
    throw new CommandError(`${path} is not a file of positions: ${MANY}`)
  const size = sizeIn(path, json)
  return positions.map((stored, i) => positionOf(`${path}, position ${i + 1}`, judge, stored, size))
}

const ONE = '{"board": ["KRONE"], "rack": "ABC+"}'
const MANY = '{"boardSize": 31, "positions": [{"board": ["KRONE"], "rack": "ABC+"}]}'

function jsonOf(path: string, example: string): unknown {
  const text = textOf(path)
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(`${path} is not JSON: ${example}`)
  }
}

const isStored = (value: unknown): value is Stored => {
  const { board, rack } = (value ?? {}) as Partial<Stored>
  return typeof rack === 'string' && Array.isArray(board) && board.every((row) => typeof row === 'string')
}

function sizeIn(path: string, json: unknown): number | undefined {
  const { boardSize } = json as { readonly boardSize?: unknown }
  if (boardSize === undefined) return undefined
  if (!Number.isInteger(boardSize) || (boardSize as number) < 1 || (boardSize as number) > LARGEST)
    throw new CommandError(`${path}: boardSize is a whole number from 1 to ${LARGEST}.`)
  return boardSize as number
}

function positionOf(
  place: string,
  judge: Judge,
  { board, rack }: Stored,
  size: number | undefined,
): typDom.Position {
  const { letters } = judge.lexicon.alphabet
  const most = size ?? LARGEST
  if (board.length > most || board.some((row) => [...row].length > most))
    throw new CommandError(`${place}: the board is larger than ${most} × ${most}.`)
  const stones = [...rack]
  if (stones.length > MOST_STONES)
    throw new CommandError(`${place}: more than ${MOST_STONES} stones in the rack.`)
  for (const stone of stones)
    if (!letters.includes(stone) && !'+*?'.includes(stone))
      throw new CommandError(`${place}: ${stone} in the rack is no stone.`)
  for (const stone of new Set(board.join('')))
    if (stone !== '.' && !letters.includes(stone.toUpperCase()))
      throw new CommandError(`${place}: ${stone} on the board is no stone.`)
  const grid = typDom.gridFromRows(board)
  return { grid, rack: stones, ...(size === undefined ? {} : { limit: { size } }) }
}
