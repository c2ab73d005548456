export * from './grid.ts'
export * from './placement.ts'
export * from './search/index.ts'
export * from './stones.ts'
