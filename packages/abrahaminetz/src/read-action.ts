import { decoder } from '@estocade/kernel'
import type { Action } from './types.ts'

/** An action that came from outside. */
export const readAction = decoder<Action>({
  choose: { cards: 'text' },
  decline: {},
  lay: { grow: ['none', 'front', 'end'], cards: 'text', 'down?': 'text' },
  exchange: { card: 'text' },
  pass: {},
  accept: { window: 'text' },
  challenge: { window: 'text' },
  concede: {},
})
