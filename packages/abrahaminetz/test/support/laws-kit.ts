import {
  bagOf,
  type Dice,
  piecesOf,
  type Seat,
  seatsOf,
  type Viewer,
  without,
  withPieces,
} from '@estocade/kernel'
import type { Kit, Passage, Setting } from '@estocade/laws'
import { alphabets, type Lexicon, lexiconOf } from '@estocade/words'
import fc from 'fast-check'
import {
  type AbrahaminetzTypes,
  type Action,
  abrahaminetzOptions,
  cardShowing,
  createAbrahaminetz,
  type Event,
  type State,
  type View,
} from '../../src/index.ts'
import { slowPlays } from '../reference/slow-plays.ts'

const options = fc.record(
  {
    preset: fc.constantFrom(...abrahaminetzOptions.presets.map(({ id }) => id)),
    judging: fc.constantFrom('checked', 'challenge'),
    beginners: fc.boolean(),
    coverSame: fc.boolean(),
    words: fc.constantFrom({}, { houseWords: ['TET', 'NETT'] }),
    clock: fc.constantFrom(
      { type: 'none' },
      { type: 'turn', seconds: 60 },
      { type: 'bank', seconds: 600, increment: 5 },
      { type: 'days', days: 2 },
    ),
  },
  { requiredKeys: [] },
)

export function abrahaminetzKit(lexicons: readonly Lexicon[], games: number): Kit<AbrahaminetzTypes> {
  const all = lexicons.map((lexicon) => createAbrahaminetz(lexicon))
  const settings: fc.Arbitrary<Setting<AbrahaminetzTypes>> = fc.record({
    game: fc.constantFrom(...all),
    options,
    seats: fc.integer({ min: 2, max: 6 }),
  })
  return {
    settings,
    games,
    thorough: 0.01,
    slow: 0.002,
    mostPlays: 1_000,
    pieces: cardsOnTable,
    reference: (game, view, seat) => slowPlays(all.find((one) => one === game)!, view, seat),
    hide: otherCards,
    wild,
    choose,
    wordless: createAbrahaminetz(lexiconOf([], alphabets.en)),
  }
}

/** All cards of a match by kind, as one text. Plain loops, because this runs for every state. */
function cardsOnTable({ stock, covered, hands, under, down, rack }: State): string {
  const count: Record<string, number> = { ...stock }
  const add = (card: string) => {
    count[card] = (count[card] ?? 0) + 1
  }
  for (const card in covered) count[card] = (count[card] ?? 0) + covered[card]!
  for (const hand of hands) for (const card of hand) add(card)
  for (const card of under + down) add(card)
  for (const cell of rack) if (cell !== '#') add(cardShowing(cell)!)
  return Object.keys(count)
    .sort()
    .map((card) => card + count[card])
    .join()
}

/** A player who mostly lays words, and sometimes does what `plays` does not list. */
function choose(view: View, seat: Seat, plays: readonly Action[], dice: Dice): Action | undefined {
  const chance = dice.unit()
  if (chance < 0.003) return { type: 'concede' }
  if (chance < 0.02) return undefined
  const hand = view.hands[seat]!
  if (chance < 0.2 && view.config.judging === 'challenge' && view.phase.type === 'turn') {
    const nonsense = covering(view.rack, hand, dice)
    if (nonsense !== undefined) return nonsense
  }
  const words = plays.filter(({ type }) => type === 'lay' || type === 'choose')
  const others = dice.below(3) === 0 ? plays : plays.filter(({ type }) => type !== 'exchange')
  const among = words.length > 0 && dice.below(4) > 0 ? words : others
  return among[dice.below(among.length)]
}

/** Letters that make no word, laid by the rules of laying. */
function covering(rack: string, hand: string, dice: Dice): Action | undefined {
  const letter = [...hand].find((card) => /\p{Lu}/u.test(card) && !rack.toUpperCase().includes(card))
  if (letter === undefined || rack === '') return undefined
  const cells = [...rack].flatMap((cell, i) => (cell === '_' || cell === '#' ? [] : [i]))
  const cell = cells[dice.below(cells.length)]!
  return { type: 'lay', grow: 'none', cards: '.'.repeat(cell) + letter + '.'.repeat(rack.length - cell - 1) }
}

function wild(view: View, seat: Seat, dice: Dice): readonly Action[] {
  const hand = view.hands[seat] ?? ''
  const { rack } = view
  const cards = [...rack]
    .map(() => ['.', '.', hand[dice.below(7)] ?? '.', '-', 'e', 'Q'][dice.below(6)]!)
    .join('')
  const window = view.phase.type === 'window' ? view.phase.window : 'w1'
  return [
    { type: 'lay', grow: 'none', cards },
    { type: 'lay', grow: 'front', cards: `${hand[0] ?? 'E'}${cards}` },
    { type: 'lay', grow: 'end', cards: `${cards}${hand[1] ?? '-'}` },
    { type: 'lay', grow: 'none', cards: '.'.repeat(rack.length) },
    { type: 'lay', grow: 'none', cards: `#${cards.slice(1)}`, down: hand[0] ?? 'E' },
    { type: 'lay', grow: 'none', cards: '' },
    { type: 'lay', grow: 'none', cards: '.é1' },
    { type: 'lay', grow: 'none', cards: 'abc' },
    { type: 'choose', cards: hand.slice(0, 3) },
    { type: 'choose', cards: 'ß' },
    { type: 'decline' },
    { type: 'exchange', card: hand[dice.below(7)] ?? '' },
    { type: 'exchange', card: '' },
    { type: 'pass' },
    { type: 'accept', window },
    { type: 'challenge', window: `${window}0` },
    { type: 'challenge', window },
  ]
}

/**
 * Another table that looks the same to the viewer: cards of other hands change places with cards of the
 * stock, other starting words are chosen, other cards lie face down, and other cards come to other sides.
 */
function otherCards(passage: Passage<AbrahaminetzTypes>, viewer: Viewer, dice: Dice) {
  if (passage.events.some(({ type }) => type === 'ended')) return undefined
  const first = passage.events[0]
  if (first?.type === 'dealt') return otherDeal(passage, first, viewer)
  let { state } = passage
  const revealed = passage.events.some(({ type }) => type === 'started')
  const drawn = passage.events.map((event) =>
    event.type === 'drew' ? event.cards : event.type === 'exchanged' ? event.took : '',
  )
  for (const other of seatsOf(state.hands.length)) {
    if (other === viewer) continue
    state = swapped(
      state,
      other,
      passage.events.map((event) => usedBy(event, other)).join(''),
      drawn.join(''),
      dice,
    )
    if (state.phase.type === 'starting' && !revealed) {
      const chosen = state.phase.chosen.map((cards, i) =>
        i === other && cards !== null ? `${cards}X` : cards,
      )
      state = { ...state, phase: { type: 'starting', chosen } }
    }
  }
  return {
    state: { ...state, down: '?'.repeat(state.down.length) },
    events: otherEvents(passage, state, viewer),
  }
}

const usedBy = (event: Event, seat: Seat): string => {
  if (event.type === 'laid' && event.seat === seat)
    return event.cards.replace(/\p{Ll}/gu, '*') + (event.down ?? '')
  return event.type === 'exchanged' && event.seat === seat ? event.gave : ''
}

function swapped(state: State, seat: Seat, used: string, drawn: string, dice: Dice): State {
  const hand = state.hands[seat]!
  const free = [...hand].filter((card) => !used.includes(card))
  const rest = piecesOf(
    without(
      state.stock,
      [...drawn].filter((card) => state.stock[card]),
    ) ?? {},
  )
  if (free.length === 0 || rest.length === 0) return state
  const mine = free[dice.below(free.length)]!
  const theirs = rest[dice.below(rest.length)]!
  const hands = state.hands.map((each, i) => (i === seat ? each.replace(mine, theirs) : each))
  const stock = withPieces(without(state.stock, [theirs])!, [mine])
  const { phase } = state
  if (phase.type !== 'window' || phase.seat !== seat) return { ...state, hands, stock }
  const before = { ...phase.before, hand: phase.before.hand.replace(mine, theirs) }
  return { ...state, hands, stock, phase: { ...phase, before } }
}

/** Replaces cards that other sides draw from the unordered stock by other cards of it. */
function otherEvents({ events }: Passage<AbrahaminetzTypes>, state: State, viewer: Viewer): readonly Event[] {
  const taken = events
    .map((event) => (event.type === 'drew' ? event.cards : event.type === 'exchanged' ? event.took : ''))
    .join('')
  const rest = without(state.stock, taken)
  const spare = rest === undefined ? undefined : piecesOf(rest)[0]
  return events.map((event) => {
    if (spare === undefined || !('seat' in event) || event.seat === viewer) return event
    if (event.type === 'drew') return { ...event, cards: spare + event.cards.slice(1) }
    return event.type === 'exchanged' ? { ...event, took: spare } : event
  })
}

function otherDeal(
  { state, events }: Passage<AbrahaminetzTypes>,
  dealt: Event & { type: 'dealt' },
  viewer: Viewer,
) {
  let left = without(state.stock, dealt.hands.join(''))!
  const hands = dealt.hands.map((hand, i) => {
    if (i === viewer) return hand
    const other = piecesOf(left).slice(0, hand.length).join('')
    left = withPieces(without(left, other)!, hand)
    return other
  })
  return {
    state: { ...state, stock: bagOf(piecesOf(state.stock)) },
    events: [{ ...dealt, hands }, ...events.slice(1)],
  }
}
