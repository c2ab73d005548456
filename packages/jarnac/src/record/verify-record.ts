import { type Game, verify } from '@estocade/kernel'
import type { JarnacTypes } from '../view.ts'
import { headerKeys } from './header-text.ts'
import { type RecordFault, readRecord } from './parse-record.ts'

/** Replays the record by rules, dictionary and seed. Returns the first wrong line, if any. */
export function verifyRecord(game: Game<JarnacTypes>, text: string): RecordFault | undefined {
  const reading = readRecord(text)
  if ('line' in reading) return reading
  const { log, lineOf } = reading.record
  const fault = verify(game, log)
  // No step that could be read stands after the line that could not, so its fault is the first.
  if (fault === undefined) return reading.fault
  const { part, version, text: wrong } = fault
  const line = part === undefined ? lineOf.versions[version]! : (lineOf.header.get(headerKeys[part]) ?? 1)
  return { line, text: wrong }
}
