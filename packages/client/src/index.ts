export type { Answer, Command } from './outbox.ts'
export * from './socket.ts'
export * from './table-connection.ts'
