import type { WordAction } from '../hint.ts'

/** An action read from a record, without seat and window, which follow from the state. */
export interface ReadMove {
  readonly deed: Deed
  /** Letters drawn, in order. */
  readonly letters: string
}

export type Deed =
  | { readonly type: 'take' | 'pass' | 'accept' | 'decline' | 'concede' | 'timeout' }
  | { readonly type: 'swap'; readonly letters: string }
  | { readonly type: 'lay' | 'call'; readonly word: string; readonly row: number | null }
  /** `reason` is '' when the word was right. */
  | { readonly type: 'challenge'; readonly reason: string }
  | { readonly type: 'hint'; readonly kind: 'play' | 'place'; readonly found: WordAction | undefined }

const MOVE = /^(?<deed>[^+]*)(?<drawn>\+(?<letters>[\p{Lu}/]*))?$/u
const PLACED = /^(?:(?<row>\d{1,2})=)?(?<word>\p{Lu}+)$/u

/** `undefined` when the text is not a move. */
export function readMove(text: string): ReadMove | undefined {
  const parts = MOVE.exec(text)?.groups
  if (!parts) return undefined
  const deed = parts.deed === '' && parts.drawn ? ({ type: 'take' } as const) : readDeed(parts.deed!)
  return deed && { deed, letters: (parts.letters ?? '').replaceAll('/', '') }
}

const words: Readonly<Record<string, Deed>> = {
  pass: { type: 'pass' },
  ok: { type: 'accept' },
  decline: { type: 'decline' },
  concede: { type: 'concede' },
  time: { type: 'timeout' },
}

function readDeed(text: string): Deed | undefined {
  if (Object.hasOwn(words, text)) return words[text]
  const rest = text.slice(1)
  if (text.startsWith('-')) return { type: 'swap', letters: rest }
  if (text.startsWith('?')) return /^[a-z-]+$/.test(rest) ? verdict(rest) : undefined
  if (text.startsWith('!')) return placed('call', rest)
  const hint = /^hint:(?<kind>play|place):(?<found>.+)$/u.exec(text)?.groups
  return hint ? readHint(hint.kind as 'play' | 'place', hint.found!) : placed('lay', text)
}

const verdict = (word: string): Deed => ({ type: 'challenge', reason: word === 'right' ? '' : word })

function placed(type: 'lay' | 'call', text: string): Extract<Deed, { word: string }> | undefined {
  const parts = PLACED.exec(text)?.groups
  if (!parts) return undefined
  return { type, word: parts.word!, row: parts.row === undefined ? null : Number(parts.row) - 1 }
}

function readHint(kind: 'play' | 'place', text: string): Deed | undefined {
  if (text === 'nothing') return { type: 'hint', kind, found: undefined }
  const jarnac = text.startsWith('!')
  const rest = jarnac ? text.slice(1) : text
  // A place hint names no word. Any word will do, because only its row is printed again.
  const at = kind === 'play' ? rest : rest === 'new' ? 'X' : `${rest}=X`
  const found = placed(jarnac ? 'call' : 'lay', at)
  if (!found) return undefined
  const { word, row } = found
  return {
    type: 'hint',
    kind,
    found: jarnac ? { type: 'call', window: '', word, row } : { type: 'lay', word, row },
  }
}
