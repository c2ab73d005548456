import { abrahaminetz, readLog as anyLog, jarnac, typDom } from '@estocade/games'
import { lexiconIds } from '@estocade/words'
import type { GameLog } from '../session/session.ts'
import { bareGames, languageOf } from './scenes/replay.ts'

export type Unreadable =
  /** Neither a log nor a record. */
  | { readonly type: 'no-log' }
  | { readonly type: 'other-game'; readonly game: string }
  /** A record in text notation with a wrong line. */
  | { readonly type: 'wrong-line'; readonly line: number; readonly text: string }

export interface ReadLog {
  readonly log: GameLog
  readonly names: readonly string[]
}

/** A log from a link or a file: the JSON of a log, or text notation. */
export function readLog(text: string): ReadLog | Unreadable {
  if (text.trimStart().startsWith('{')) return readJson(text)
  if (text.startsWith('abrahaminetz ')) return readCards(text)
  if (typDom.isRecord(text)) return readStones(text)
  const record = jarnac.parseRecord(text.replaceAll('\r\n', '\n'))
  if (record.ok) return { log: record.value.log, names: [] }
  return record.error.line === 1 ? { type: 'no-log' } : { type: 'wrong-line', ...record.error }
}

function readCards(text: string): ReadLog | Unreadable {
  const record = abrahaminetz.parseRecord(text)
  if (record.ok) return checked(record.value, [])
  return { type: 'wrong-line', line: Number(record.error.params.line), text: record.error.text }
}

function readStones(text: string): ReadLog | Unreadable {
  const json = typDom.logJsonOf(text)
  return json.ok ? readJson(json.value) : { type: 'no-log' }
}

function readJson(text: string): ReadLog | Unreadable {
  const log = anyLog(text)
  if (!log.ok || (log.value.header.game === 'jarnac' && !jarnac.logFromJson(text).ok))
    return { type: 'no-log' }
  return checked(log.value, namesIn(text))
}

/** The table must be one that the rules know, or nothing could be drawn. */
function checked(log: GameLog, names: readonly string[]): ReadLog | Unreadable {
  const { game: id, config, seats } = log.header
  const game = bareGames.get(id)?.game
  if (game === undefined) return { type: 'other-game', game: id }
  if (!lexiconIds.some((one) => one === languageOf(log))) return { type: 'no-log' }
  const configured = game.configure(config)
  if (!configured.ok || seats < 1 || seats > game.seats(configured.value).max) return { type: 'no-log' }
  return { log, names }
}

function namesIn(text: string): readonly string[] {
  const { names } = JSON.parse(text) as { readonly names?: unknown }
  if (!Array.isArray(names)) return []
  return names.slice(0, 6).map((name) => (typeof name === 'string' ? name.slice(0, 60) : ''))
}
