import { err, isJson, ok, type RecordFormat } from '@estocade/kernel'
import { TITLE } from './record/header-text.ts'
import { logFromJson, parseRecord, printRecord } from './record/index.ts'
import type { JarnacTypes } from './view.ts'

export const jarnacRecords: RecordFormat<JarnacTypes> = {
  recognises: (text) => text.startsWith(TITLE),
  print: printRecord,
  parse(text) {
    if (isJson(text)) {
      const log = logFromJson(text)
      return log.ok ? log : err({ line: 1, text: log.error.text })
    }
    const record = parseRecord(text.replaceAll('\r\n', '\n'))
    return record.ok ? ok(record.value.log) : record
  },
}
