import type { typDom } from '@estocade/games'
import { proposalScene } from '../crossword/scene.ts'

/** What the player may do now in Wer behält recht? */
export type Scene =
  | { readonly type: 'begin' | 'grow'; readonly bought: boolean; readonly proposed: boolean }
  | { readonly type: 'bonus'; readonly proposed: boolean }
  | { readonly type: 'duty'; readonly proposed: boolean }
  | { readonly type: 'waiting'; readonly for: number }
  | { readonly type: 'consent' | 'asked'; readonly word: string; readonly by: number }
  | { readonly type: 'pause'; readonly ready: boolean }
  | { readonly type: 'over' }

export function sceneOf(view: typDom.RechtView, me: number | undefined): Scene {
  const { phase, proposal } = view
  if (proposal && 'seat' in phase) return proposalScene(proposal, me)
  switch (phase.type) {
    case 'over':
      return { type: 'over' }
    case 'pause':
      return { type: 'pause', ready: me === undefined || phase.ready.some((seat) => seat === me) }
    case 'dealing':
      return { type: 'waiting', for: 0 }
    case 'begin':
    case 'grow': {
      if (phase.seat !== me) return { type: 'waiting', for: phase.seat }
      return { type: phase.type, bought: phase.bought, proposed: phase.proposed }
    }
    case 'bonus':
    case 'duty':
      return phase.seat === me
        ? { type: phase.type, proposed: phase.proposed }
        : { type: 'waiting', for: phase.seat }
  }
}

export const isMine = ({ type }: Scene): boolean =>
  type === 'begin' || type === 'grow' || type === 'bonus' || type === 'duty'

/** Whether a word may be entered now. */
export const mayType = ({ type }: Scene): boolean => type === 'begin' || type === 'grow'
