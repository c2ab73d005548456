import type { ClientFrame } from '@estocade/protocol'

/**
 * An act as JSON serialisers write it, up to the game's own action. `about` may hold only characters that stand
 * for themselves: neither escapes nor lone surrogates.
 */
const ACT =
  /^\{"type":"command","id":"([\w-]{8,64})","basis":(0|[1-9]\d{0,14}),"action":\{"type":"act","about":"([ !#-[\]-\ud7ff\ue000-\uffff]{0,200})","action":/

/** Reads the most frequent frame in half the time that JSON and its schema take. Undefined for any other. */
export function readAct(raw: string): ClientFrame | undefined {
  const found = ACT.exec(raw)
  if (found === null || !raw.endsWith('}}')) return undefined
  const [before, id = '', basis, about = ''] = found
  try {
    const action: unknown = JSON.parse(raw.slice(before.length, -2))
    return { type: 'command', id, basis: Number(basis), action: { type: 'act', about, action } }
  } catch {
    return undefined
  }
}
