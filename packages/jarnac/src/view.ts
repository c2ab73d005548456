import type { GameTypes, ViewOf } from '@estocade/kernel'
import type { JarnacAction } from './action.ts'
import type { JarnacConfig } from './config.ts'
import type { JarnacEvent } from './event.ts'
import type { JarnacState } from './state.ts'

/** Everything is visible except the bag, of which only the number of letters is (`unseen` derives its content). */
export type JarnacView = ViewOf<Omit<JarnacState, 'bag'> & { readonly bag: number }>

export interface JarnacTypes extends GameTypes {
  Config: JarnacConfig
  State: JarnacState
  Event: JarnacEvent
  Action: JarnacAction
  View: JarnacView
  SeenEvent: JarnacEvent
}
