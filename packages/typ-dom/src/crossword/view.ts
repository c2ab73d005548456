import type { Duty, Outcome, Seat, Viewer } from '@estocade/kernel'
import { colours } from '../stones.ts'
import { proposalDuties, proposalPlays } from '../table/house-words.ts'
import { hasLeft, reasonOf, withLeft } from '../table/leaving.ts'
import { pauseDuties, seeRacked, viewRacked } from '../table/racked.ts'
import { fullerColour } from '../table/stocks.ts'
import { swapsOf } from '../table/swaps.ts'
import type { TableWords } from '../table/table-words.ts'
import type { CrosswordRules } from './rules.ts'
import type {
  CrosswordAction,
  CrosswordEvent,
  CrosswordSeen,
  CrosswordState,
  CrosswordView,
} from './types.ts'

export function viewOf(state: CrosswordState, viewer: Viewer): CrosswordView {
  const shown = state.phase.type === 'pause' || state.phase.type === 'over'
  return viewRacked(state, (seat) => shown || seat === viewer)
}

export const see = (event: CrosswordEvent, viewer: Viewer): CrosswordSeen => seeRacked(event, viewer)

export function toAct(view: CrosswordView): readonly Duty[] {
  const { phase, proposal } = view
  if (proposal) return proposalDuties(proposal, view)
  switch (phase.type) {
    case 'turn':
      return [{ seat: phase.seat, for: 'turn', about: `round ${view.round} turn ${view.turn}` }]
    case 'pause':
      return pauseDuties(phase.ready, view, view.round)
    case 'dealing':
    case 'over':
      return []
  }
}

export function* plays(
  rules: CrosswordRules,
  view: CrosswordView,
  seat: Seat,
  words: TableWords,
): Iterable<CrosswordAction> {
  const { phase, proposal } = view
  if (proposal) {
    yield* proposalPlays(view, seat)
    return
  }
  if (phase.type === 'pause' && !phase.ready.includes(seat) && !hasLeft(view, seat)) yield { type: 'ready' }
  if (phase.type !== 'turn' || phase.seat !== seat) return
  yield* waysNotToLay(rules, view)
  for (const cell of swapsOf(view.grid, view.racks[seat]!, phase.fresh)) yield { type: 'swap', ...cell }
  if (phase.laid > 0 && !phase.owed) return
  const { grid, config } = view
  for (const placement of words.search.all({ grid, rack: view.racks[seat]!, touching: config.touching }))
    yield { type: 'lay', ...placement }
}

function* waysNotToLay(rules: CrosswordRules, view: CrosswordView): Iterable<CrosswordAction> {
  const { red, black } = view.stocks
  const further = view.phase.type === 'turn' && view.phase.laid > 0
  if (red + black === 0 || !rules.mustBuy) yield { type: 'pass' }
  if (further && rules.furtherIsFree) return
  for (let reds = 0; reds <= Math.min(red, rules.mostBought); reds++)
    for (let blacks = 0; blacks <= Math.min(black, rules.mostBought - reds); blacks++)
      if (reds + blacks > 0)
        yield { type: 'buy', colours: [...Array(reds).fill(colours[0]), ...Array(blacks).fill(colours[1])] }
}

/** T8: buys from the fuller stock; a further word that is a right and not a duty is given up. */
export function onTimeout(rules: CrosswordRules, view: CrosswordView): CrosswordAction {
  const { phase, proposal } = view
  if (proposal) return { type: 'answer', word: proposal.word, consent: false }
  if (phase.type === 'pause') return { type: 'ready' }
  const colour = fullerColour(view.stocks)
  const free = phase.type === 'turn' && phase.laid > 0 && rules.furtherIsFree
  return colour === undefined || free ? { type: 'pass' } : { type: 'buy', colours: [colour] }
}

export function outcome(view: CrosswordView): Outcome | undefined {
  const { phase } = view
  if (phase.type !== 'over') return undefined
  return withLeft(
    { scores: view.scores, winners: phase.winners, reason: reasonOf(view, phase.settlement) },
    view,
  )
}
