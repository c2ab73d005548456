import { jarnac } from '@estocade/games'
import { alphabets, lexiconOf } from '@estocade/words'
import { type Replayed, type ShownMoment, standingSteps } from '../../../review/moment.ts'
import type { Told } from '../../../review/told.ts'

export type JarnacLog = jarnac.JarnacRecord['log']

/** The table after one move, and what the move was. */
export interface Moment extends ShownMoment {
  readonly action: jarnac.JarnacAction | null
  readonly events: readonly jarnac.JarnacEvent[]
  readonly sides: readonly { readonly rows: readonly string[]; readonly reserve: string }[]
  readonly bag: number
  /** The seat whose words may be taken now. */
  readonly victim: number | null
}

export interface Replay extends Replayed<Moment> {
  readonly game: 'jarnac'
  readonly longest: number
  readonly shortest: number
}

/** Events are complete facts, so a replay needs neither dictionary nor random numbers. */
export function replayOf(log: JarnacLog): Replay {
  const { config, seats } = log.header
  const game = jarnac.createJarnac(lexiconOf([], alphabets[config.language]))
  const moments: Moment[] = []
  let state = game.empty(config, seats)
  let broken: number | undefined
  for (const step of standingSteps(log.steps)) {
    const version = log.steps.indexOf(step) + 1
    try {
      const { turn } = state
      state = step.events.reduce(game.evolve, state)
      moments.push({
        version,
        turn,
        seat: step.type === 'act' ? step.seat : null,
        action: step.type === 'act' ? step.action : null,
        events: step.events,
        ...tableOf(state),
      })
    } catch {
      broken = version
      break
    }
  }
  const outcome = game.outcome(game.view(state, 'spectator'))
  const { language, longest, shortest, solo } = config
  return {
    ...{ game: 'jarnac', language, seats, longest, shortest, solo, moments, outcome, broken },
    noWinner: 'draw',
    ...(solo ? {} : { asides: Array.from({ length: seats }, (_, seat) => thefts(moments, seat)) }),
  }
}

/** How many words a side took, and how many were taken from it. */
function thefts(moments: readonly Moment[], me: number): readonly Told[] {
  const calls = moments.flatMap(({ events }) => events.filter((event) => event.type === 'called'))
  const made = calls.filter(({ seat }) => seat === me).length
  const suffered = calls.filter(({ victim }) => victim === me).length
  return [
    { key: 'reviewMade', values: { count: made } },
    { key: 'reviewSuffered', values: { count: suffered } },
  ]
}

function tableOf(state: jarnac.JarnacState) {
  const { phase, sides, bag } = state
  return {
    sides: sides.map(({ rows, reserve }) => ({ rows, reserve })),
    scores: sides.map(({ rows }) => jarnac.scoreOf(rows)),
    bag: Object.values(bag).reduce((sum, count) => sum + count, 0),
    victim: 'window' in phase && typeof phase.window === 'object' ? (phase.window?.victim ?? null) : null,
  }
}
