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
  const offsets = Array.from({ length: Math.max(0, cells.length - word.length + 1) }, (_, i) => i)
  return offsets
    .filter(
      (from) => grow === 'none' || (grow === 'front' ? from === 0 : from + word.length === cells.length),
    )
    .flatMap((from) => {
      const laying = layingFrom(view, hand, cells, word, from)
      return laying === undefined ? [] : [{ grow, ...laying }]
    })
}

function layingFrom(view: View, hand: string, cells: readonly string[], word: string, from: number) {
  const inWord = (i: number) => i >= from && i < from + word.length
  const wanted = cells.map((cell, i) => {
    if (inWord(i)) return cell.toUpperCase() === word[i - from] ? '.' : word[i - from]!
    return isErased(cell) ? '.' : ERASER
  })
  const stays = wanted.some((card, i) => card === '.' && inWord(i))
  if (!stays || wanted.every((card) => card === '.')) return undefined
  const cards = fromHand(hand, wanted)
  if (cards !== undefined) return { cards: cards.join('') }
  return view.config.beginners ? withBack(hand, wanted, view) : undefined
}

/** A24: uses the cheapest card left, face down, instead of one eraser. */
function withBack(hand: string, wanted: readonly string[], view: View) {
  const at = wanted.indexOf(ERASER)
  if (at < 0) return undefined
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
