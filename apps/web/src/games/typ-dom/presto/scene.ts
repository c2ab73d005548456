import type { typDom } from '@estocade/games'

/** The state of the player in the round. */
export type Scene =
  | { readonly type: 'building' }
  | { readonly type: 'blocked'; readonly faults: readonly typDom.BenchFault[] }
  | { readonly type: 'finished'; readonly points: number }
  | { readonly type: 'gave-up'; readonly by?: 'time' }
  | { readonly type: 'watching' }
  | { readonly type: 'pause'; readonly ready: boolean }
  | { readonly type: 'over' }

export function sceneOf(view: typDom.PrestoView, me: number | undefined): Scene {
  const { phase, builders } = view
  if (phase.type === 'over') return { type: 'over' }
  if (phase.type === 'pause')
    return { type: 'pause', ready: me === undefined || phase.ready.some((seat) => seat === me) }
  const own = me === undefined ? undefined : builders[me]
  if (!own || phase.type === 'dealing') return { type: 'watching' }
  if (own.type === 'blocked') return { type: 'blocked', faults: own.faults }
  return own.type === 'finished' ? { type: 'finished', points: own.points } : own
}

/** The house word that waits for the player's answer; building continues meanwhile. */
export function askedOf({ proposal, phase }: typDom.PrestoView, me: number | undefined) {
  if (!proposal || me === undefined || phase.type !== 'building') return undefined
  return proposal.by === me || proposal.consents.some((seat) => seat === me) ? undefined : proposal
}
