import type { LexiconId } from '@estocade/words'
import type { Cards } from './cards.ts'
import type { Rack } from './rack.ts'
import type { Action } from './types.ts'

/** A worked example of the rule book as data. Tests play it, and so does the rule book on the page. */
export interface Example {
  readonly id: string
  /** Rules it shows. */
  readonly rules: readonly string[]
  readonly language: LexiconId
  /** Words that the dictionary must contain. */
  readonly words: readonly string[]
  readonly rack: Rack
  readonly hand: Cards
  readonly actions: readonly Action[]
  /** The result of the last action: a refusal's code, or the rack and the points of the turn. */
  readonly result:
    | { readonly refused: string }
    | { readonly rack: Rack; readonly points: number; readonly drawn: number }
}

const lay = (cards: string, grow: 'none' | 'front' | 'end' = 'none'): Action => ({ type: 'lay', grow, cards })

const mare = {
  language: 'fr',
  words: ['MARE', 'MERE', 'MARI', 'MINI', 'MAR'],
  rack: 'MARe',
} as const

export const examples: readonly Example[] = [
  {
    id: 'joker-stays',
    rules: ['A7', 'A14', 'A15'],
    ...mare,
    hand: 'EINIZZZ',
    actions: [lay('.E..')],
    result: { rack: 'MERe', points: 5, drawn: 1 },
  },
  {
    id: 'joker-is-no-other-letter',
    rules: ['A6', 'A14'],
    ...mare,
    hand: 'EINIZZZ',
    // A joker on the rack cannot be given another letter: without a card on it the word is still MARE.
    actions: [lay('....')],
    result: { refused: 'nothing-laid' },
  },
  {
    id: 'joker-covered',
    rules: ['A7', 'A14'],
    ...mare,
    hand: 'EINIZZZ',
    actions: [lay('...I')],
    result: { rack: 'MARI', points: 5, drawn: 1 },
  },
  {
    id: 'bonus-for-three',
    rules: ['A14', 'A16'],
    ...mare,
    hand: 'EINIZZZ',
    actions: [lay('.INI')],
    result: { rack: 'MINI', points: 8, drawn: 3 },
  },
  {
    id: 'bonus-for-four',
    rules: ['A7', 'A16'],
    language: 'fr',
    words: ['MARINE', 'SORTIE'],
    rack: 'MARINE',
    hand: 'SOTIZZZ',
    // S and O for M and A, T for I, I for N: four letters.
    actions: [lay('SO.TI.')],
    result: { rack: 'SORTIE', points: 12, drawn: 4 },
  },
  {
    id: 'bonus-for-five',
    rules: ['A8', 'A16'],
    language: 'fr',
    words: ['MARINE', 'SORTIES'],
    rack: 'MARINE',
    hand: 'SOTISZZ',
    actions: [lay('SO.TI.S', 'end')],
    result: { rack: 'SORTIES', points: 16, drawn: 5 },
  },
  {
    id: 'two-letters-and-an-eraser',
    rules: ['A9', 'A15', 'A16'],
    language: 'fr',
    words: ['MARES', 'LIRE'],
    rack: 'MARES',
    hand: 'LI-ZZZZ',
    actions: [lay('LI..-')],
    result: { rack: 'LIRE_', points: 2, drawn: 3 },
  },
  {
    id: 'two-exchanges-and-a-pass',
    rules: ['A18', 'A19'],
    language: 'fr',
    words: ['MARE'],
    rack: 'MARE',
    hand: 'ZZZZWWW',
    actions: [{ type: 'exchange', card: 'Z' }, { type: 'exchange', card: 'Z' }, { type: 'pass' }],
    result: { rack: 'MARE', points: -4, drawn: 1 },
  },
]
