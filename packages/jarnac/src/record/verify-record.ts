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
  if (fault === undefined) return reading.fault
  const line =
    fault.part === undefined
      ? lineOf.versions[fault.version]!
      : (lineOf.header.get(headerKeys[fault.part]) ?? 1)
  return reading.fault && reading.fault.line < line ? reading.fault : { line, text: fault.text }
}
