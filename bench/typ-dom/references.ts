import type { Bot, Game, Seat } from '@estocade/kernel'
import {
  type CrosswordAction,
  type CrosswordTypes,
  type CrosswordView,
  laidBy,
  type Placement,
  stoneSet,
  stoneShown,
  stonesOf,
  takeStones,
  withStones,
  wordPoints,
} from '@estocade/typ-dom'
import { alphabets } from '@estocade/words'

type Lay = Extract<CrosswordAction, { type: 'lay' }>

/** How many moves are examined with their next turn. */
const LOOKED_AT = 16

/** The value of a word now: its points if points decide, otherwise the stones it uses. */
function worth(view: CrosswordView, move: Placement): number {
  if (view.config.winner !== 'most-points') return laidBy(move).length
  return wordPoints(stonesOf(view.grid, move), stoneSet(alphabets[view.config.language]).points)
}

const byWorth = (game: Game<CrosswordTypes>, view: CrosswordView, seat: Seat): readonly Ranked[] =>
  [...game.plays(view, seat)]
    .filter((play): play is Lay => play.type === 'lay')
    .map((move) => ({ move, worth: worth(view, move) }))
    .sort((a, b) => b.worth - a.worth)

interface Ranked {
  readonly move: Lay
  readonly worth: number
}

/** The view at the player's next turn, if nobody else moved. */
function nextTurn(view: CrosswordView, seat: Seat, move: Lay): CrosswordView {
  const laid = laidBy(move)
  const rack = takeStones(
    view.racks[seat]!,
    laid.map(({ stone }) => stoneShown(stone)),
  )!
  return {
    ...view,
    grid: withStones(view.grid, laid),
    racks: view.racks.map((held, i) => (i === seat ? rack : held)),
    phase: { type: 'turn', seat, laid: 0, owed: false, fresh: [], proposed: false },
  }
}

function otherwise(game: Game<CrosswordTypes>, view: CrosswordView, seat: Seat): CrosswordAction {
  return game.onTimeout(view, seat)
}

/** Always lays the word with the highest value now. */
export const greedy = (game: Game<CrosswordTypes>): Bot<CrosswordTypes> => ({
  id: 'greedy',
  choose: (view, seat) => byWorth(game, view, seat)[0]?.move ?? otherwise(game, view, seat),
})

/** Lays the word with the highest value together with that of the best word of the player's next turn. */
export const lookAhead = (game: Game<CrosswordTypes>): Bot<CrosswordTypes> => ({
  id: 'look-ahead',
  choose(view, seat) {
    let best: Ranked | undefined
    for (const { move, worth } of byWorth(game, view, seat).slice(0, LOOKED_AT)) {
      const next = byWorth(game, nextTurn(view, seat, move), seat)[0]?.worth ?? 0
      if (best === undefined || worth + next > best.worth) best = { move, worth: worth + next }
    }
    return best?.move ?? otherwise(game, view, seat)
  },
})
