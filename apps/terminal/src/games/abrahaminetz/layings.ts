import { abrahaminetz } from '@estocade/games'
import { less } from '../letters.ts'

type View = abrahaminetz.View
type Laying = abrahaminetz.Laying

const { ERASED, ERASER, FACE_DOWN, isErased, JOKER, JOKER_VALUE, LONGEST, valuesOf } = abrahaminetz

/** The rack with its new cell, which shows nothing yet. */
export const grownRack = (rack: string, grow: Laying['grow']): string =>
  grow === 'front' ? ` ${rack}` : grow === 'end' ? `${rack} ` : rack

export function rackAfter(rack: string, { grow, cards }: Laying): string {
  if (rack === '') return cards
  return [...grownRack(rack, grow)]
    .map((cell, i) => {
      const card = cards[i]!
      return card === '.' ? cell : card === ERASER ? ERASED : card
    })
    .join('')
}

/** The points of the word, including the cost of this turn's exchanges. */
export function pointsFor(view: View, laying: Laying): number {
  const values = valuesOf(view.config.language)
  const worth = (cell: string): number => {
    if (cell === ERASED) return -abrahaminetz.ERASER_COST
    if (cell === FACE_DOWN) return 0
    return abrahaminetz.isJokerCell(cell) ? JOKER_VALUE : (values[cell] ?? 0)
  }
  const laid = [...laying.cards].filter(
    (card) => card !== '.' && card !== ERASER && card !== FACE_DOWN,
  ).length
  const exchanges = view.phase.type === 'turn' ? view.phase.exchanges : 0
  const sum = [...rackAfter(view.rack, laying)].reduce((so, cell) => so + worth(cell), 0)
  return sum + 3 * Math.max(0, laid - 2) - 2 * exchanges
}

/** Every way to make the word on the rack with this hand, most points first. The table judges the word. */
export function layingsOf(view: View, hand: string, word: string): readonly Laying[] {
  const { rack } = view
  if (rack === '') {
    const cards = fromHand(hand, [...word])
    return cards === undefined ? [] : [{ grow: 'none', cards: cards.join('') }]
  }
  const grows: readonly Laying['grow'][] = rack.length < LONGEST ? ['none', 'front', 'end'] : ['none']
  return grows
    .flatMap((grow) => layingsAt(view, hand, word, grow))
    .toSorted((a, b) => pointsFor(view, b) - pointsFor(view, a))
}

function layingsAt(view: View, hand: string, word: string, grow: Laying['grow']): readonly Laying[] {
  const cells = [...grownRack(view.rack, grow)]
  const offsets = grow === 'front' ? [0] : cells.map((_, i) => i)
  return offsets
    .flatMap((from) => shapesFrom(cells, word, from, view.config.faceDown === 'anywhere'))
    .filter((shape) => grow !== 'end' || shape.end === cells.length)
    .flatMap(({ cards }) => {
      const laid = heldCards(view, hand, cards)
      return laid === undefined ? [] : [{ grow, ...laid }]
    })
}

interface Shape {
  /** A card for each cell, `.` for none. */
  readonly cards: readonly string[]
  /** The cell after the word. */
  readonly end: number
}

/** The cards that make the word from cell `from` on. A24: anywhere, a cell inside the word may lie face down. */
function shapesFrom(
  cells: readonly string[],
  word: string,
  from: number,
  anywhere: boolean,
): readonly Shape[] {
  const erased = (some: readonly string[]) => some.map((cell) => (isErased(cell) ? '.' : ERASER))
  const shapes: Shape[] = []
  const go = (cards: readonly string[], spelt: number, kept: boolean) => {
    const at = cards.length
    if (spelt === word.length) {
      const all = [...cards, ...erased(cells.slice(at))]
      if (kept && all.some((card) => card !== '.')) shapes.push({ cards: all, end: at })
      return
    }
    const cell = cells[at]
    if (cell === undefined) return
    const stays = cell.toUpperCase() === word[spelt]
    go([...cards, stays ? '.' : word[spelt]!], spelt + 1, kept || stays)
    if (!anywhere || spelt === 0) return
    if (cell === FACE_DOWN) go([...cards, '.'], spelt, kept)
    else if (!isErased(cell) && !cards.includes(FACE_DOWN)) go([...cards, FACE_DOWN], spelt, kept)
  }
  go(erased(cells.slice(0, from)), 0, false)
  return shapes
}

/** These cards out of the hand; beginners may lay a card face down where an eraser is missing. */
function heldCards(view: View, hand: string, wanted: readonly string[]) {
  const back = wanted.indexOf(FACE_DOWN)
  if (back >= 0) return withBack(hand, wanted, back, view)
  const cards = fromHand(hand, wanted)
  if (cards !== undefined) return { cards: cards.join('') }
  const at = wanted.indexOf(ERASER)
  return view.config.beginners && at >= 0 ? withBack(hand, wanted, at, view) : undefined
}

/** A24: the cheapest card left lies face down at this cell. */
function withBack(hand: string, wanted: readonly string[], at: number, view: View) {
  const cards = fromHand(hand, wanted.with(at, '.'))
  if (cards === undefined) return undefined
  const values = valuesOf(view.config.language)
  const used = cards
    .filter((card) => card !== '.')
    .map((card) => (abrahaminetz.isJokerCell(card) ? JOKER : card))
  const [down] = [...less(hand, used.join('')).left].toSorted((a, b) => (values[a] ?? 9) - (values[b] ?? 9))
  return down === undefined ? undefined : { cards: cards.with(at, FACE_DOWN).join(''), down }
}

/** Cards of the hand, with jokers (small letters) for missing letters; `undefined` when the cards are not enough. */
function fromHand(hand: string, wanted: readonly string[]): readonly string[] | undefined {
  let left = hand
  const take = (card: string): boolean => {
    const at = left.indexOf(card)
    if (at >= 0) left = left.slice(0, at) + left.slice(at + 1)
    return at >= 0
  }
  const cards: string[] = []
  for (const card of wanted)
    if (card === '.' || take(card)) cards.push(card)
    else if (card !== ERASER && take(JOKER)) cards.push(card.toLowerCase())
    else return undefined
  return cards
}
