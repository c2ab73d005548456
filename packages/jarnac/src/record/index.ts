export { logFromJson, logToJson } from './json.ts'
export { type JarnacRecord, parseRecord, type RecordFault, readRecord } from './parse-record.ts'
export { printRecord } from './print-record.ts'
export { verifyRecord } from './verify-record.ts'
