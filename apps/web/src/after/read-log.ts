import { jarnac } from '@estocade/games'
import { alphabets, lexiconIds, lexiconOf } from '@estocade/words'
import type { JarnacLog } from './replay.ts'

export type Unreadable =
  /** Neither a log nor a record. */
  | { readonly type: 'no-log' }
  | { readonly type: 'other-game'; readonly game: string }
  /** A record in text notation with a wrong line. */
  | { readonly type: 'wrong-line'; readonly line: number; readonly text: string }

export interface ReadLog {
  readonly log: JarnacLog
  readonly names: readonly string[]
}

/** A log from a link or a file: the JSON of a log, or text notation. */
export function readLog(text: string): ReadLog | Unreadable {
  if (text.trimStart().startsWith('{')) return readJson(text)
  const record = jarnac.parseRecord(text.replaceAll('\r\n', '\n'))
  if (record.ok) return { log: record.value.log, names: [] }
  return record.error.line === 1 ? { type: 'no-log' } : { type: 'wrong-line', ...record.error }
}

function readJson(text: string): ReadLog | Unreadable {
  const log = jarnac.logFromJson(text)
  if (!log.ok) return otherGame(text) ?? { type: 'no-log' }
  return hasSoundHeader(log.value) ? { log: log.value, names: namesIn(text) } : { type: 'no-log' }
}

function otherGame(text: string): Unreadable | undefined {
  try {
    const game: unknown = JSON.parse(text)?.header?.game
    return typeof game === 'string' && game !== 'jarnac' ? { type: 'other-game', game } : undefined
  } catch {
    return undefined
  }
}

/** The board must be one that the rules know, or nothing could be drawn. */
function hasSoundHeader({ header: { config } }: JarnacLog): boolean {
  const id = lexiconIds.find((one) => one === config.language)
  return id !== undefined && jarnac.createJarnac(lexiconOf([], alphabets[id])).configure(config).ok
}

function namesIn(text: string): readonly string[] {
  const { names } = JSON.parse(text) as { readonly names?: unknown }
  if (!Array.isArray(names)) return []
  return names.slice(0, 6).map((name) => (typeof name === 'string' ? name.slice(0, 60) : ''))
}
