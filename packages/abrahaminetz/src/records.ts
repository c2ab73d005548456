import { err, isJson, type RecordFormat, readLog } from '@estocade/kernel'
import { parseRecord } from './record/parse.ts'
import { printRecord } from './record/print.ts'
import type { AbrahaminetzTypes } from './types.ts'

export const abrahaminetzRecords: RecordFormat<AbrahaminetzTypes> = {
  recognises: (text) => text.startsWith('abrahaminetz '),
  print: printRecord,
  parse(text) {
    const log = isJson(text) ? readLog<AbrahaminetzTypes>(text, 'abrahaminetz') : parseRecord(text)
    return log.ok ? log : err({ line: Number(log.error.params.line ?? 1), text: log.error.text })
  },
}
