import type { SeenTableEvent } from '@estocade/table'

/** An event of any game. */
export interface GameEvent {
  readonly type: string
}

export type Step = Extract<SeenTableEvent, { readonly type: 'step' }>

/** The events of one step. A table of one game only gets that game's events. */
export const eventsIn = <E extends GameEvent>({ events }: Step): readonly E[] => events as readonly E[]
