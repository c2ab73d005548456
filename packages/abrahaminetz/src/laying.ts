import { ok, type Result, refuse } from '@estocade/kernel'
import type { Alphabet } from '@estocade/words'
import { type Cards, ERASER, ERASER_COST, JOKER, JOKER_VALUE, takeFrom, type Values } from './cards.ts'
import {
  countCells,
  ERASED,
  FACE_DOWN,
  isErased,
  isJokerCell,
  LONGEST,
  type Rack,
  SHORTEST,
  wordOn,
} from './rack.ts'
import type { Config, Laying } from './types.ts'

/** Points for each letter or joker laid from the third on (A16). */
export const BONUS = 3
export const EXCHANGE_COST = 2

/** The rack with an empty new cell where it grows. */
export const grown = (rack: Rack, { grow }: Pick<Laying, 'grow'>): Rack =>
  grow === 'front' ? ` ${rack}` : grow === 'end' ? `${rack} ` : rack

/** The rack after the cards are laid. */
export function rackAfter(rack: Rack, laying: Laying): Rack {
  const old = rack === '' ? ' '.repeat(laying.cards.length) : grown(rack, laying)
  let after = ''
  for (let i = 0; i < laying.cards.length; i++) {
    const card = laying.cards[i]!
    after += card === '.' ? old[i]! : card === ERASER ? ERASED : card
  }
  return after
}

/** The hand cards a laying uses. */
export function cardsUsed({ cards, down }: Laying): Cards {
  let used = ''
  for (const card of cards) {
    if (card === '.') continue
    used += card === FACE_DOWN ? (down ?? '') : card === ERASER ? ERASER : isJokerCell(card) ? JOKER : card
  }
  return used
}

const isCover = (card: string): boolean => card !== '.' && card !== ERASER && card !== FACE_DOWN

export function pointsFor(after: Rack, laying: Laying, exchanges: number, values: Values): number {
  let points = -ERASER_COST * countCells(after, ERASED) - EXCHANGE_COST * exchanges
  for (const cell of after) if (!isErased(cell)) points += isJokerCell(cell) ? JOKER_VALUE : values[cell]!
  let laid = 0
  for (const card of laying.cards) if (isCover(card)) laid++
  return points + BONUS * Math.max(0, laid - 2)
}

/** Checks everything about a laying except whether the new word exists. Returns the word. */
export function checkLaying(
  rack: Rack,
  hand: Cards,
  laying: Laying,
  config: Config,
  alphabet: Alphabet,
): Result<string> {
  const shape = rack === '' ? checkOpening(laying, alphabet) : checkShape(rack, laying, config, alphabet)
  if (!shape.ok) return shape
  if (takeFrom(hand, cardsUsed(laying)) === undefined)
    return refuse('cards-missing', `The hand does not hold the cards ${cardsUsed(laying)}.`, {
      cards: cardsUsed(laying),
    })
  if (rack === '') return ok(laying.cards.toUpperCase())
  const cells = checkCells(rack, laying, config)
  if (!cells.ok) return cells
  return checkWord(rack, rackAfter(rack, laying))
}

const isLetterOf = (card: string, { letters }: Alphabet): boolean => letters.includes(card.toUpperCase())

function checkOpening({ cards, grow }: Laying, alphabet: Alphabet): Result<true> {
  if (cards.length !== SHORTEST || grow !== 'none')
    return refuse('first-word-three', 'The first word has exactly three letters.')
  for (const card of cards)
    if (!isLetterOf(card, alphabet))
      return refuse('first-word-letters', 'The first word is made of three letters or jokers.', { card })
  return ok(true)
}

function checkShape(rack: Rack, laying: Laying, config: Config, alphabet: Alphabet): Result<true> {
  const { cards, grow, down } = laying
  if (grow !== 'none' && rack.length === LONGEST)
    return refuse('rack-full', 'The rack already has nine cells, erased ones included.')
  const cells = rack.length + (grow === 'none' ? 0 : 1)
  if (cards.length !== cells)
    return refuse('cells', `The rack will have ${cells} cells; name a card or . for each.`, { cells })
  for (const card of cards)
    if (card !== '.' && card !== ERASER && card !== FACE_DOWN && !isLetterOf(card, alphabet))
      return refuse('foreign-letter', `${card} is no letter of this game.`, { letter: card })
  return checkFaceDown(countCells(cards, FACE_DOWN), down, config)
}

function checkFaceDown(count: number, down: string | undefined, config: Config): Result<true> {
  if (count === 0 && down === undefined) return ok(true)
  if (!config.beginners)
    return refuse('face-down-off', 'Cards are laid face down only with the beginners’ option.')
  if (count !== 1 || down?.length !== 1)
    return refuse('face-down-one', 'One card a turn may be laid face down, and it must be named.')
  return ok(true)
}

function checkCells(rack: Rack, laying: Laying, config: Config): Result<true> {
  const old = grown(rack, laying)
  let laid = 0
  for (let i = 0; i < old.length; i++) {
    const card = laying.cards[i]!
    if (card !== '.') laid++
    if (old[i] === ' ' && !isCover(card))
      return refuse('new-cell-letter', 'The new cell takes a letter or a joker.')
    if (isErased(old[i]!) && !isCover(card) && card !== '.')
      return refuse('erased-already', 'This cell is erased already; only a letter or a joker covers it.', {
        cell: i + 1,
      })
    if (!config.coverSame && isCover(card) && card.toUpperCase() === old[i]!.toUpperCase())
      return refuse('same-letter', `${card.toUpperCase()} already shows there; leave that card as it is.`, {
        letter: card.toUpperCase(),
        cell: i + 1,
      })
  }
  return laid === 0
    ? refuse('nothing-laid', 'Lay at least one card, exchange, or pass.')
    : checkBlock(old, laying, config)
}

/** A11, A9, A8: erased cells only at the edges; and A12: something of the old word stays. */
function checkBlock(old: Rack, laying: Laying, config: Config): Result<true> {
  const after = rackAfter(old, { ...laying, grow: 'none' })
  // A24: a card face down that may lie anywhere is not a cell of the block.
  const cells = [...Array(after.length).keys()].filter(
    (i) => config.faceDown !== 'anywhere' || after[i] !== FACE_DOWN,
  )
  const shown = cells.map((i) => (isErased(after[i]!) ? '_' : 'x')).join('')
  const gap = shown.search(/(?<=x_*)_(?=_*x)/)
  if (gap >= 0) {
    const hole = cells[gap]!
    if (laying.grow === 'front' ? shown[1] === '_' : laying.grow === 'end' && shown.at(-2) === '_')
      return refuse(
        'grow-past-erased',
        'The rack grows only beyond a side without erased cells: cover them first.',
      )
    return !isErased(old[hole]!)
      ? refuse(
          'eraser-inside',
          'Erasers go on the front or the end of the word, one after another from the edge.',
          {
            cell: hole + 1,
          },
        )
      : refuse('gap', 'The new word must be one block of cells without a gap.', { cell: hole + 1 })
  }
  for (let i = 0; i < old.length; i++) if (laying.cards[i] === '.' && !isErased(old[i]!)) return ok(true)
  return refuse(
    'nothing-kept',
    'At least one card of the lying word must stay uncovered and in the new word.',
  )
}

function checkWord(rack: Rack, after: Rack): Result<string> {
  const word = wordOn(after)
  if (word.length < SHORTEST)
    return refuse('too-short', 'A word has at least three letters.', { word, shortest: SHORTEST })
  if (word === wordOn(rack))
    return refuse('same-word', `${word} lies there already; the new word must be another one.`, { word })
  return ok(word)
}
