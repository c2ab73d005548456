import { bagOf, type Dice, type Game, piecesOf, type Viewer, without } from '@estocade/kernel'
import fc from 'fast-check'
import { drop, type HandsTypes } from '../../kernel/test/hidden-hands.ts'
import type { Kit, Passage } from '../src/index.ts'

/** Exchanges cards that the viewer has not seen; those that the events show or need stay. */
function hide({ state, events }: Passage<HandsTypes>, viewer: Viewer, dice: Dice): Passage<HandsTypes> {
  const dealt = events.find((event) => event.type === 'dealt')
  const hands = (dealt?.hands ?? state.hands).map(String)
  const kept = events.find((event) => event.type === 'shown')
  const bag = dealt ? without(state.bag, hands.join(''))! : state.bag
  const held = hands.map((hand, i) => (kept?.seat === i ? drop(hand, kept.card) : hand))
  const pool = [...held.filter((_, i) => i !== viewer).join(''), ...piecesOf(bag)]
  const draw = () => pool.splice(dice.below(pool.length), 1)[0]!
  const others = held.map((hand, i) => (i === viewer ? hand : [...hand].map(draw).join('')))
  const twin = others.map((hand, i) => (kept?.seat === i ? kept.card + hand : hand))
  if (dealt)
    return { state, events: [{ type: 'dealt', hands: hands.map((h, i) => (i === viewer ? h : twin[i]!)) }] }
  const mineDrawn = events.find((event) => event.type === 'drew' && event.seat === viewer)
  // The viewer sees what they draw: it must be in the other bag too, so nothing else is exchanged.
  if (mineDrawn) return { state, events }
  const twinHands = twin.map((hand, i) => (i === viewer ? hands[i]! : hand))
  return {
    state: { ...state, hands: twinHands, bag: bagOf(pool) },
    events: events.map((event) => (event.type === 'drew' ? { ...event, card: draw() } : event)),
  }
}

export const handsKit = (game: Game<HandsTypes>, games: number): Kit<HandsTypes> => ({
  settings: fc.record({
    game: fc.constant(game),
    options: fc.record({ hand: fc.integer({ min: 1, max: 4 }) }),
    seats: fc.integer({ min: 2, max: 4 }),
  }),
  games,
  maxSteps: 100,
  thorough: 0.5,
  pieces: (state) =>
    [...state.hands.join(''), ...state.shown.join(''), ...piecesOf(state.bag)].sort().join(''),
  reference: (_, view, by) =>
    [...'123456789']
      .filter((card) => view.turn === by && String(view.hands[by]).includes(card))
      .map((card) => ({ type: 'show', card })),
  hide,
  wild: () => [
    { type: 'show', card: '7' },
    { type: 'show', card: 'x' },
    { type: 'show', card: '' },
  ],
})
