import { decoder, type Shapes } from '@estocade/kernel'
import type { JarnacAction } from './action.ts'

/** The actions that a player sends. */
export const actions: Shapes = {
  take: {},
  swap: { letters: 'text' },
  lay: { word: 'text', row: 'row' },
  pass: {},
  call: { window: 'text', word: 'text', row: 'row' },
  decline: { window: 'text' },
  challenge: { window: 'text' },
  accept: { window: 'text' },
  hint: { kind: ['play', 'place'] },
  concede: {},
}

export const readAction = decoder<JarnacAction>(actions)

/** An action in a record. There a time-out may stand too, which only the table's clock makes. */
export const readRecordedAction = decoder<JarnacAction>({ ...actions, timeout: {} })
