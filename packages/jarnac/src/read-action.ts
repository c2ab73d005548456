import { decoder, levels, type Shapes } from '@estocade/kernel'
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
  hint: { kind: ['play', 'place'], 'level?': levels },
  concede: {},
}

export const readAction = decoder<JarnacAction>(actions)

/** Decodes an action of a record, which may also contain time-outs; only the table's clock makes those. */
export const readRecordedAction = decoder<JarnacAction>({ ...actions, timeout: {} })
