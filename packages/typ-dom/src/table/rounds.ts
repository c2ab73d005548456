import type { Seat } from '@estocade/kernel'

/** Between two rounds: how the last one ended, and who is ready for the next. */
export interface Pause<S> {
  readonly type: 'pause'
  readonly settlement: S
  readonly ready: readonly Seat[]
}

/** After the last one. */
export interface Over<S> {
  readonly type: 'over'
  readonly settlement: S
  readonly winners: readonly Seat[]
}

export type RoundEvent =
  | { readonly type: 'readied'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] }

export const paused = <S>(settlement: S): Pause<S> => ({ type: 'pause', settlement, ready: [] })

/** T13 */
export const afterPause = <S>(pause: Pause<S>, event: RoundEvent): Pause<S> | Over<S> =>
  event.type === 'readied'
    ? { ...pause, ready: [...pause.ready, event.seat] }
    : { type: 'over', settlement: pause.settlement, winners: event.winners }
