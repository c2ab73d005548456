import { readLog as anyLog, entryOf, games, type RecordFault } from '@estocade/games'
import { lexiconIds } from '@estocade/words'
import type { GameLog } from '../session/session.ts'
import { languageOf } from './game-review.ts'

export type Unreadable =
  /** Neither a log nor a record. */
  | { readonly type: 'no-log' }
  | { readonly type: 'other-game'; readonly game: string }
  /** A record in text notation with a wrong line. */
  | ({ readonly type: 'wrong-line' } & RecordFault)

export interface ReadLog {
  readonly log: GameLog
  readonly names: readonly string[]
}

/** Reads a log from a link or a file: the JSON of a log, or text notation. */
export async function readLog(text: string): Promise<ReadLog | Unreadable> {
  if (text.trimStart().startsWith('{')) return readJson(text)
  for (const { records } of games) {
    const format = await records()
    if (!format.recognises(text)) continue
    const log = format.parse(text)
    return log.ok ? checked(log.value, []) : { type: 'wrong-line', ...log.error }
  }
  return { type: 'no-log' }
}

async function readJson(text: string): Promise<ReadLog | Unreadable> {
  const any = anyLog(text)
  if (!any.ok) return { type: 'no-log' }
  const { game } = any.value.header
  const format = await entryOf(game)?.records()
  if (format === undefined) return { type: 'other-game', game }
  const log = format.parse(text)
  return log.ok ? checked(log.value, namesIn(text)) : { type: 'no-log' }
}

/** The configuration must be one that the rules accept, because otherwise nothing could be drawn. */
function checked(log: GameLog, names: readonly string[]): ReadLog | Unreadable {
  const { game, config, seats } = log.header
  const language = languageOf(log)
  const entry = entryOf(game)!
  if (!lexiconIds.some((one) => one === language)) return { type: 'no-log' }
  const configured = entry.configure(config, language)
  if (!configured.ok || seats < 1 || seats > entry.seats(configured.value).max) return { type: 'no-log' }
  return { log, names }
}

function namesIn(text: string): readonly string[] {
  const { names } = JSON.parse(text) as { readonly names?: unknown }
  if (!Array.isArray(names)) return []
  return names.slice(0, 6).map((name) => (typeof name === 'string' ? name.slice(0, 60) : ''))
}
