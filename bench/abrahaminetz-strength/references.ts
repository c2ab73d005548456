import {
  type Abrahaminetz,
  type AbrahaminetzTypes,
  type Action,
  cardShowing,
  cardsUsed,
  finderFor,
  fullDeck,
  HAND,
  type Play,
  takeFrom,
  type View,
} from '@estocade/abrahaminetz'
import { type Bot, diceFrom, piecesOf, type Seat } from '@estocade/kernel'

/** How many plays are examined with their next turns, and how many hands of the rival are tried. */
const LOOKED_AT = 16
const HANDS = 8

const position = ({ config, phase }: View, rack: string, hand: string) => ({
  rack,
  hand,
  beginners: config.beginners,
  coverSame: config.coverSame,
  exchanges: phase.type === 'turn' ? phase.exchanges : 0,
})

function besides(view: View, seat: Seat): Action | undefined {
  const { phase } = view
  if (phase.type === 'window') return { type: 'accept', window: phase.window }
  if (phase.type === 'starting') return undefined
  return view.hands[seat] === undefined ? { type: 'pass' } : undefined
}

type Choose = (plays: readonly Play[], view: View, seat: Seat, seed: string, best: Best) => Play | undefined
type Best = (rack: string, hand: string) => Play | undefined

const simpleBot = (game: Abrahaminetz, id: string, choose: Choose): Bot<AbrahaminetzTypes> => ({
  id,
  choose(view, seat, seed) {
    const finder = finderFor(game.judgeOf(view.config).vocabulary)
    const hand = view.hands[seat] ?? ''
    const plays = finder.best(position(view, view.rack, hand), LOOKED_AT, 'needed')
    const due = besides(view, seat)
    if (due !== undefined) return due
    if (view.phase.type === 'starting')
      return plays[0] === undefined ? { type: 'decline' } : { type: 'choose', cards: plays[0].laying.cards }
    const best: Best = (rack, held) =>
      finder.best({ ...position(view, rack, held), exchanges: 0 }, 1, 'needed')[0]
    const play = choose(plays, view, seat, seed, best)
    return play === undefined ? { type: 'pass' } : { type: 'lay', ...play.laying }
  },
})

/** Always lays the word with the most points. */
export const greedy = (game: Abrahaminetz): Bot<AbrahaminetzTypes> =>
  simpleBot(game, 'greedy', (plays) => plays[0])

/**
 * Lays the word with the highest mean of: its points, less those of the rival's best reply, plus those of the player's own
 * best word after it. The mean is taken over some possible hands of the rival. For two sides.
 */
export const lookAhead = (game: Abrahaminetz): Bot<AbrahaminetzTypes> =>
  simpleBot(game, 'look-ahead', (plays, view, seat, seed, best) => {
    const dice = diceFrom(`${seed}/${view.turns}`)
    const rival = view.handSizes.findIndex((_, at) => at !== seat)
    const size = view.handSizes[rival]!
    // The rival's hand, then the cards that the player will draw.
    const drawn = Array.from({ length: HANDS }, () => unseenCards(view, seat, size + HAND, dice))
    let chosen: Play | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const play of plays) {
      const kept = takeFrom(view.hands[seat]!, cardsUsed(play.laying))!
      let sum = 0
      for (const cards of drawn) {
        const reply = best(play.rack, cards.slice(0, size))
        const next = best(reply?.rack ?? play.rack, (kept + cards.slice(size)).slice(0, HAND))
        sum += (next?.points ?? 0) - (reply?.points ?? 0)
      }
      if (play.points + sum / HANDS <= most) continue
      most = play.points + sum / HANDS
      chosen = play
    }
    return chosen
  })

/** Random cards from those that the player does not see. */
function unseenCards(view: View, seat: Seat, count: number, dice: ReturnType<typeof diceFrom>): string {
  const deck = [...piecesOf(fullDeck(view.config.language))]
  const showing = [...view.rack].map(cardShowing).filter((card) => card !== undefined)
  for (const card of [...view.hands[seat]!, ...piecesOf(view.covered), ...showing]) {
    const at = deck.indexOf(card)
    if (at >= 0) deck.splice(at, 1)
  }
  let cards = ''
  while (cards.length < count && deck.length > 0) cards += deck.splice(dice.below(deck.length), 1)[0]!
  return cards
}
