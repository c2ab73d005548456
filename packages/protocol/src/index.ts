export * from './client-frames.ts'
export * from './http.ts'
export * from './server-frames.ts'
export * from './version.ts'
