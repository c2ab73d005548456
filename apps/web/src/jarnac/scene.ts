import type { JarnacView } from '@estocade/games'
import type { Ground } from './aiming.ts'

/**
 * What the player at `me` may do now, as one of few scenes: the strip, the boards and the dock all follow it.
 */
export type Scene =
  | { readonly type: 'window'; readonly window: string; readonly victim: number }
  | { readonly type: 'opening'; readonly count: number; readonly maySwap: boolean }
  | { readonly type: 'playing' }
  | { readonly type: 'challenge'; readonly window: string; readonly word: string; readonly by: number }
  | { readonly type: 'waiting'; readonly for: number }
  | { readonly type: 'over' }

export function sceneOf(view: JarnacView, me: number): Scene {
  const { phase, sides, config } = view
  switch (phase.type) {
    case 'over':
      return { type: 'over' }
    case 'dealing':
      return { type: 'waiting', for: me }
    case 'challenge':
      return phase.pending.seat === me || phase.accepted.some((seat) => seat === me)
        ? { type: 'waiting', for: phase.pending.seat }
        : { type: 'challenge', window: phase.window, word: phase.pending.word, by: phase.pending.seat }
    case 'last-jarnac':
      return canCall(view, me) ? windowScene(phase.window) : { type: 'waiting', for: phase.seat }
    case 'opening': {
      if (phase.window !== null && canCall(view, me)) return windowScene(phase.window)
      if (phase.seat !== me) return { type: 'waiting', for: phase.seat }
      const side = sides[me]!
      const count = Math.min(view.bag, (side.opened ? 1 : config.firstDraw) + phase.extra)
      const maySwap = side.opened && !config.solo && side.reserve.length >= 3 && view.bag >= 3 + phase.extra
      return { type: 'opening', count, maySwap }
    }
    case 'playing':
      return phase.seat === me ? { type: 'playing' } : { type: 'waiting', for: phase.seat }
  }
}

const windowScene = ({ id, victim }: { readonly id: string; readonly victim: number }): Scene => ({
  type: 'window',
  window: id,
  victim,
})

/** As the rules have it, as far as the view shows: a free row, calls left, not declined. */
function canCall({ phase, sides, config }: JarnacView, me: number): boolean {
  if ((phase.type !== 'opening' && phase.type !== 'last-jarnac') || phase.window === null) return false
  const { victim, calls, declined } = phase.window
  const next = phase.type === 'opening' ? phase.seat === me : true
  return (
    victim !== me &&
    config.calls !== 0 &&
    (next || config.callers === 'open') &&
    sides[me]!.rows.includes('') &&
    !declined.some((seat) => seat === me) &&
    (config.calls === null || (calls[me] ?? 0) < config.calls)
  )
}

/** The letters one may make words of in this scene. */
export function groundOf(view: JarnacView, me: number, scene: Scene): Ground | undefined {
  const { shortest, longest } = view.config
  if (scene.type === 'window') {
    const { rows, reserve } = view.sides[scene.victim]!
    const last = view.phase.type === 'last-jarnac'
    return { rows, reserve, shortest, longest, room: last || rows.includes('') }
  }
  if (scene.type !== 'playing') return undefined
  const { rows, reserve } = view.sides[me]!
  return { rows, reserve, shortest, longest, room: rows.includes('') }
}
