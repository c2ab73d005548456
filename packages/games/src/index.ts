export * from './by-language.ts'
export * from './decode.ts'
