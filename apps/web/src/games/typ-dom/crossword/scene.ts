import type { typDom } from '@estocade/games'

/** What the player may do now, in Kreuzwort and Point. */
export type Scene =
  | { readonly type: 'playing'; readonly laid: number; readonly mayLay: boolean; readonly proposed: boolean }
  | { readonly type: 'waiting'; readonly for: number }
  | { readonly type: 'consent'; readonly word: string; readonly by: number }
  | { readonly type: 'asked'; readonly word: string; readonly by: number }
  | { readonly type: 'pause'; readonly ready: boolean }
  | { readonly type: 'over' }

export function sceneOf(view: typDom.CrosswordView, me: number | undefined): Scene {
  const { phase, proposal } = view
  if (proposal && phase.type === 'turn') return proposalScene(proposal, me)
  switch (phase.type) {
    case 'over':
      return { type: 'over' }
    case 'pause':
      return { type: 'pause', ready: me === undefined || phase.ready.some((seat) => seat === me) }
    case 'turn': {
      const { seat, laid, owed, proposed } = phase
      return seat === me
        ? { type: 'playing', laid, mayLay: laid === 0 || owed, proposed }
        : { type: 'waiting', for: seat }
    }
    case 'dealing':
      return { type: 'waiting', for: 0 }
  }
}

/** A proposed house word waits for the consent of all players. */
export function proposalScene({ word, by, consents }: typDom.Proposal, me: number | undefined) {
  const answered = me === undefined || by === me || consents.some((seat) => seat === me)
  return { type: answered ? 'asked' : 'consent', word, by } as const
}

/** The differences between Kreuzwort and Point that matter to the page. */
export interface Ways {
  readonly points: boolean
  readonly mostBought: number
  /** Whether a player may not pass while the stocks have stones. */
  readonly mustBuy: boolean
}

export const waysOf = (game: string): Ways =>
  game === 'point'
    ? { points: true, mostBought: 3, mustBuy: false }
    : { points: false, mostBought: 1, mustBuy: true }
