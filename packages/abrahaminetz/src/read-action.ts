import { decoder, type Shapes } from '@estocade/kernel'
import type { Action } from './types.ts'

/** The actions that a player sends. */
export const actions: Shapes = {
  choose: { cards: 'text' },
  decline: {},
  lay: { grow: ['none', 'front', 'end'], cards: 'text', 'down?': 'text' },
  exchange: { card: 'text' },
  pass: {},
  accept: { window: 'text' },
  challenge: { window: 'text' },
  concede: {},
}

export const readAction = decoder<Action>(actions)
