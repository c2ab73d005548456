import { err, type Log, ok, type Result } from '@estocade/kernel'
import type { JarnacTypes } from '../view.ts'
import { readHeader, TITLE } from './header-text.ts'
import { Reader } from './reader.ts'

export interface RecordFault {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
}

export interface JarnacRecord {
  readonly log: Log<JarnacTypes>
  /** The line of each version, and the line of each part of the header, by key. */
  readonly lineOf: { readonly versions: readonly number[]; readonly header: ReadonlyMap<string, number> }
}

/** The record up to the first fault, if there is one. */
export interface PartialRecord {
  readonly record: JarnacRecord
  readonly fault: RecordFault | undefined
}

/** Reads a record as a log. Words and draws are not checked; `verify` does that. */
export function parseRecord(text: string): Result<JarnacRecord, RecordFault> {
  const reading = readRecord(text)
  if ('line' in reading) return err(reading)
  return reading.fault ? err(reading.fault) : ok(reading.record)
}

/** As `parseRecord`, but returns the part before a fault too. Only the fault if the header cannot be read. */
export function readRecord(text: string): PartialRecord | RecordFault {
  const lines = text.replace(/\n$/, '').split('\n')
  if (lines[0] !== TITLE) return { line: 1, text: `A record begins with "${TITLE}".` }
  const gap = lines.indexOf('')
  const body = gap < 0 ? lines.length : gap
  const fields = new Map<string, string>()
  const keys = new Map<string, number>()
  for (const [i, line] of lines.slice(1, body).entries()) {
    const [, key, value] = /^(\S+) (.*)$/.exec(line) ?? []
    if (key === undefined || fields.has(key)) return { line: i + 2, text: 'Not a line of a header.' }
    fields.set(key, value!)
    keys.set(key, i + 2)
  }
  const header = readHeader(fields)
  if ('text' in header) return { line: keys.get(header.key) ?? 1, text: header.text }
  const reader = new Reader(header)
  const fault = reader.read(lines, body + 1)
  const { header: logHeader, serverSeed } = header
  const log = { header: logHeader, steps: reader.steps, ...(serverSeed === undefined ? {} : { serverSeed }) }
  return { record: { log, lineOf: { versions: reader.versions, header: keys } }, fault }
}
