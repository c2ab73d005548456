import { asView, type Duty, type Outcome, type Seat, seatsOf, type Viewer } from '@estocade/kernel'
import { proposalDuties, proposalPlays } from '../table/house-words.ts'
import { hasLeft, reasonOf, withLeft } from '../table/leaving.ts'
import { pauseDuties } from '../table/racked.ts'
import { placedOn } from './bench.ts'
import type { PrestoSolver } from './solver.ts'
import type {
  Builder,
  PrestoAction,
  PrestoEvent,
  PrestoSeen,
  PrestoState,
  PrestoView,
  SeenBuilder,
} from './types.ts'

/** T34: seconds a wrong claim costs. */
export const BLOCK_SECONDS = 5

export function viewPresto(state: PrestoState, viewer: Viewer): PrestoView {
  const shown = state.phase.type === 'pause' || state.phase.type === 'over'
  return asView({
    ...state,
    racks: state.racks.map((rack, seat) => (shown || seat === viewer ? rack : null)),
    builders: state.builders.map((builder, seat) => seenBuilder(builder, shown || seat === viewer)),
  })
}

/** T36 */
function seenBuilder(builder: Builder, own: boolean): SeenBuilder {
  switch (builder.type) {
    case 'building':
    case 'gave-up':
      return builder
    case 'blocked':
      return {
        ...builder,
        placed: placedOn(builder.bench),
        bench: own ? builder.bench : null,
        faults: own ? builder.faults : [],
      }
    case 'finished':
      return { ...builder, placed: placedOn(builder.bench), bench: own ? builder.bench : null }
  }
}

export function seePresto(event: PrestoEvent, viewer: Viewer): PrestoSeen {
  switch (event.type) {
    case 'dealt':
      return { ...event, racks: event.racks.map((rack, seat) => (seat === viewer ? rack : null)) }
    case 'finished':
      return { ...event, placed: placedOn(event.bench), bench: event.seat === viewer ? event.bench : null }
    case 'refused':
      return {
        ...event,
        placed: placedOn(event.bench),
        bench: event.seat === viewer ? event.bench : null,
        faults: event.seat === viewer ? event.faults : [],
      }
    default:
      return event
  }
}

export function prestoToAct(view: PrestoView): readonly Duty[] {
  const { phase, round, proposal, seats } = view
  const asked = proposal ? proposalDuties(proposal, view) : []
  if (phase.type === 'pause') return pauseDuties(phase.ready, view, round)
  if (phase.type !== 'building') return []
  return [...asked, ...seatsOf(seats).flatMap((seat) => buildingDuties(view, seat))]
}

function buildingDuties(view: PrestoView, seat: Seat): readonly Duty[] {
  const { type } = view.builders[seat]!
  if (type === 'finished' || type === 'gave-up') return []
  const { limit } = view.config
  const build: Duty = {
    seat,
    for: 'round',
    about: `round ${view.round}`,
    ...(limit === null ? {} : { limit }),
  }
  if (type === 'building') return [build]
  const about = `round ${view.round} blocked ${view.refused[seat]}`
  return [build, { seat, for: 'round', about, limit: BLOCK_SECONDS }]
}

/** Solver work: a few ms. */
const LITTLE_WORK = 10_000

/** Every complete crossword is a play. This yields one if the solver finds it with little work. */
export function* prestoPlays(view: PrestoView, seat: Seat, solver: PrestoSolver): Iterable<PrestoAction> {
  const { phase, round } = view
  yield* proposalPlays(view, seat)
  if (phase.type === 'pause' && !phase.ready.includes(seat) && !hasLeft(view, seat)) yield { type: 'ready' }
  const builder = view.builders[seat]!.type
  if (phase.type !== 'building' || (builder !== 'building' && builder !== 'blocked')) return
  yield { type: 'give-up', round }
  const rack = view.racks[seat]
  if (builder === 'blocked' || !rack) return
  const bench = solver.solve(rack, { spare: view.config.easy ? 1 : 0, work: LITTLE_WORK })
  if (bench) yield { type: 'claim', round, bench }
}

/** T35: a crossword that is not finished in time does not count. */
export function prestoTimeout(view: PrestoView, seat: Seat): PrestoAction {
  const { phase, round, proposal } = view
  if (phase.type === 'pause') return { type: 'ready' }
  if (proposal && proposal.by !== seat && !proposal.consents.includes(seat))
    return { type: 'answer', word: proposal.word, consent: false }
  return view.builders[seat]!.type === 'blocked' ? { type: 'resume' } : { type: 'give-up', round, by: 'time' }
}

export function prestoOutcome(view: PrestoView): Outcome | undefined {
  if (view.phase.type !== 'over') return undefined
  const reason = view.config.goal === null ? 'rounds' : 'goal'
  return withLeft(
    { scores: view.scores, winners: view.phase.winners, reason: reasonOf(view, { reason }) },
    view,
  )
}
