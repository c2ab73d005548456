import type { SeenTableEvent } from '@estocade/table'

/** An event of any game. */
export interface GameEvent {
  readonly type: string
}

type Step = Extract<SeenTableEvent, { readonly type: 'step' }>

/** What happened in one step. A table of one game is only ever asked for that game's events. */
export const eventsIn = <E extends GameEvent>({ events }: Step): readonly E[] => events as readonly E[]
