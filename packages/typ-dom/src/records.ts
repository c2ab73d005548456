import { err, type Game, isJson, ok, type RecordFormat, readLog, type WordedTypes } from '@estocade/kernel'
import { isRecordOf, logJsonOf, printRecord, type TypDomTypes } from './review/record.ts'

/** The text notation of one game of the box; printing needs its rules, but no words. */
export const recordsOf = <G extends WordedTypes & TypDomTypes>(
  id: string,
  gameFor: (language: string) => Game<G>,
): RecordFormat<G> => ({
  recognises: (text) => isRecordOf(id, text),
  print: (log) => printRecord(gameFor(log.header.config.language), log),
  parse(text) {
    const json = isJson(text) ? ok(text) : logJsonOf(text)
    const log = json.ok ? readLog<G>(json.value, id) : json
    return log.ok ? ok(log.value) : err({ line: 1, text: log.error.text })
  },
})
