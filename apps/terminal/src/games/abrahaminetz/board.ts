import { abrahaminetz } from '@estocade/games'
import { figure } from '@estocade/texts/numbers'
import { type Line, labelled, line, packed, type Span, styled } from '../../play/line.ts'
import { spaced } from '../letters.ts'
import type { Scene, Size } from '../terminal-game.ts'

type View = abrahaminetz.View

const { isErased, isJokerCell, JOKER, ERASER, valuesOf, wordOn } = abrahaminetz

const cellSpan = (cell: string): Span => {
  if (isErased(cell)) return styled('dim', cell === abrahaminetz.FACE_DOWN ? ' ? ' : ' ▒ ')
  return isJokerCell(cell) ? styled('red', ` ${cell.toUpperCase()}*`) : styled('bold', ` ${cell} `)
}

const cellWorth = (cell: string, view: View): string => {
  if (cell === abrahaminetz.ERASED) return '−2'
  if (cell === abrahaminetz.FACE_DOWN) return '0'
  return isJokerCell(cell) ? '1' : `${valuesOf(view.config.language)[cell] ?? 0}`
}

export function drawRack({ view }: Scene<View>): readonly Line[] {
  const cells = view.rack === '' ? [' ', ' ', ' '] : [...view.rack]
  const rule = (left: string, middle: string, right: string) =>
    line(`  ${left}${cells.map(() => '───').join(middle)}${right}`)
  const faces = cells.flatMap((cell) => ['│', cell === ' ' ? '   ' : cellSpan(cell)])
  const worths = cells.map((cell) => (cell === ' ' ? '' : cellWorth(cell, view)).padStart(2).padEnd(3))
  return [
    rule('┌', '┬', '┐'),
    line('  ', ...faces, '│'),
    line('  │', styled('dim', worths.join('│')), '│'),
    rule('└', '┴', '┘'),
  ]
}

const cardsOf = (view: View, hand: string): readonly string[] => {
  const values = valuesOf(view.config.language)
  return [...hand].map((card) =>
    card === JOKER ? '*1' : card === ERASER ? '- −2' : `${card}${values[card] ?? 0}`,
  )
}

export const handText = (view: View, hand: string): string => cardsOf(view, hand).join('  ')

/** A20: all cards of a hand, however many. */
function handLines(label: string, cards: readonly string[], columns: number): readonly Line[] {
  const lines = packed(cards, '  ', columns - [...label].length)
  return labelled(
    label,
    (lines.length === 0 ? [''] : lines).map((text) => styled('mine', text)),
  )
}

export function drawTable(scene: Scene<View>, { columns }: Size): readonly Line[] {
  const { view, names, say, me } = scene
  const hand = view.hands[me]
  const width = Math.max(...names.map((name) => [...name].length)) + 2
  const sides = names.map((name, seat) => {
    const style = seat === me ? 'mine' : 'rival'
    const open = view.phase.type === 'over' ? `  ${spaced(view.hands[seat] ?? '')}` : ''
    const turn = 'seat' in view.phase && view.phase.seat === seat ? '▸ ' : '  '
    return line(
      turn,
      styled(style, name.padEnd(width)),
      styled('bold', figure(view.scores[seat]!).padStart(4)),
      styled('dim', `  ${say('cardsHeld', { count: view.handSizes[seat]! })}${open}`),
    )
  })
  const rack = columns < 42 ? [line('  ', styled('bold', spaced(view.rack) || '–'))] : drawRack(scene)
  return [
    line(''),
    ...rack,
    line(''),
    ...(hand === null || hand === undefined
      ? []
      : [...handLines(`  ${say('hand')} `, cardsOf(view, hand), columns), line('')]),
    ...sides,
    line(''),
  ]
}

export function tellTable({ view, names, say, me }: Scene<View>): readonly string[] {
  const scores = names.map((name, seat) => `${name} ${figure(view.scores[seat]!)}`).join(', ')
  const hand = view.hands[me]
  const word = wordOn(view.rack)
  return [
    `${scores}. ${say('inStock', { count: view.stock })}`,
    word === '' ? say('rackEmpty') : say('rackHolds', { word, cells: rackCells(view.rack) }),
    ...(hand === null || hand === undefined ? [] : [`${say('hand')} ${handText(view, hand)}`]),
  ]
}

/** `M A R E* _`: jokers marked, erased cells as a line. */
const rackCells = (rack: string): string =>
  [...rack]
    .map((cell) => (isErased(cell) ? '_' : isJokerCell(cell) ? `${cell.toUpperCase()}*` : cell))
    .join(' ')
