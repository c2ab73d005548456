import { err, type RecordFormat } from '@estocade/kernel'
import { parseRecord } from './record/parse.ts'
import { printRecord } from './record/print.ts'
import type { AbrahaminetzTypes } from './types.ts'

export const abrahaminetzRecords: RecordFormat<AbrahaminetzTypes> = {
  recognises: (text) => text.startsWith('abrahaminetz '),
  print: printRecord,
  parse(text) {
    const record = parseRecord(text)
    return record.ok ? record : err({ line: Number(record.error.params.line), text: record.error.text })
  },
}
