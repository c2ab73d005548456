import { decoder, refuse } from '@estocade/kernel'
import type { JarnacAction } from './action.ts'

/** An action in a record, where a time-out may stand too. */
export const readRecordedAction = decoder<JarnacAction>({
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
  timeout: {},
})

/** An action that a player sends: time is the table's to call. */
export const readAction: typeof readRecordedAction = (input) => {
  const action = readRecordedAction(input)
  return action.ok && action.value.type === 'timeout'
    ? refuse('bad-action', 'Time is called by the table.')
    : action
}
