import type { abrahaminetz as rules } from '@estocade/games'

/** What the player may do now, as one of a few scenes. */
export type Scene =
  | { readonly type: 'choosing' }
  | { readonly type: 'chosen'; readonly waiting: readonly number[] }
  | { readonly type: 'playing'; readonly exchanges: number }
  | {
      readonly type: 'judging'
      readonly window: string
      readonly word: string
      readonly points: number
      readonly by: number
    }
  | { readonly type: 'waiting'; readonly for: number }
  | { readonly type: 'over' }

export function sceneOf({ phase, out }: rules.View, me: number | undefined): Scene {
  switch (phase.type) {
    case 'over':
      return { type: 'over' }
    case 'starting': {
      const waiting = [...phase.chosen.keys()].filter((seat) => !phase.chosen[seat] && !out[seat])
      return me !== undefined && waiting.includes(me) ? { type: 'choosing' } : { type: 'chosen', waiting }
    }
    case 'turn':
      return phase.seat === me
        ? { type: 'playing', exchanges: phase.exchanges }
        : { type: 'waiting', for: phase.seat }
    case 'window': {
      const { window, word, points, seat } = phase
      return phase.awaiting.some((one) => one === me)
        ? { type: 'judging', window, word, points, by: seat }
        : { type: 'waiting', for: phase.awaiting[0] ?? seat }
    }
  }
}

/** The seat whose time is running. */
export const liveSeat = (scene: Scene, me: number | undefined): number | undefined =>
  scene.type === 'waiting' ? scene.for : scene.type === 'chosen' ? scene.waiting[0] : me
