import { assertNever, asView, type Duty, type Outcome, type Viewer } from '@estocade/kernel'
import { HAND } from './cards.ts'
import { sidesIn } from './decide.ts'
import { stockSize } from './stock.ts'
import type { Config, Event, Phase, PhaseView, SeenEvent, State, View } from './types.ts'

/** Seconds in which a word may be challenged (A26). */
export const WINDOW_SECONDS = 10

/** A28: everything but the other hands, the stock, starting words not yet revealed and cards face down. */
export function view(state: State, viewer: Viewer): View {
  const over = state.phase.type === 'over'
  const { config, hands, rack, covered, scores, out, left, wrong, idle, turns } = state
  return asView({
    config,
    viewer,
    stock: stockSize(state),
    hands: hands.map((hand, i) => (over || i === viewer ? hand : null)),
    handSizes: hands.map((hand) => hand.length),
    rack,
    covered,
    down: state.down.length,
    scores,
    out,
    left,
    wrong,
    idle,
    turns,
    phase: phaseView(state.phase, viewer),
  })
}

function phaseView(phase: Phase, viewer: Viewer): PhaseView {
  switch (phase.type) {
    case 'starting':
      return {
        type: 'starting',
        chosen: phase.chosen.map((cards) => cards !== null),
        own: viewer === 'spectator' ? null : phase.chosen[viewer]!,
      }
    case 'turn':
    case 'over':
      return phase
    case 'window': {
      const { before: _, ...open } = phase
      return open
    }
    // Seen only between the events of one step.
    case 'laid':
      return { type: 'turn', seat: phase.seat, number: phase.number, exchanges: phase.exchanges }
    default:
      return assertNever(phase)
  }
}

export function see(event: Event, viewer: Viewer): SeenEvent {
  switch (event.type) {
    case 'dealt':
      return {
        type: 'dealt',
        hands: event.hands.map((hand, i) => (i === viewer ? hand : null)),
        each: HAND,
      }
    case 'chose':
      return { ...event, cards: event.seat === viewer ? event.cards : null }
    case 'exchanged':
      return event.seat === viewer ? event : { ...event, gave: null, took: null }
    case 'laid': {
      const { type, seat, grow, cards, down } = event
      return { type, seat, grow, cards, down: seat === viewer ? (down ?? null) : null }
    }
    case 'drew':
      return {
        ...event,
        cards: event.seat === viewer ? event.cards : null,
        count: event.cards.length,
      }
    default:
      return event
  }
}

/** The rule book's minute for the starting words, where the table keeps time by the turn (A29). */
function startLimit({ clock }: Config): { readonly limit?: number } {
  if (clock.type === 'turn') return { limit: clock.seconds }
  return clock.type === 'bank' ? { limit: 60 } : {}
}

export function toAct(view: View): readonly Duty[] {
  const { phase, config } = view
  switch (phase.type) {
    case 'starting':
      return sidesIn(view)
        .filter((seat) => !phase.chosen[seat])
        .map((seat) => ({ seat, for: 'round', about: 'start', ...startLimit(config) }))
    case 'turn':
      return [{ seat: phase.seat, for: 'turn', about: `t${phase.number}` }]
    case 'window':
      return phase.awaiting.map((seat) => ({
        seat,
        for: 'window',
        about: phase.window,
        limit: WINDOW_SECONDS,
      }))
    case 'over':
      return []
    default:
      return assertNever(phase)
  }
}

export function outcome(view: View): Outcome | undefined {
  if (view.phase.type !== 'over') return undefined
  const sides = sidesIn(view)
  const best = Math.max(...sides.map((seat) => view.scores[seat]!))
  return {
    scores: view.scores,
    winners: sides.filter((seat) => view.scores[seat] === best),
    reason: view.phase.reason,
    ...(view.left.length > 0 && { left: view.left }),
  }
}
