import type { Append } from '../../src/index.ts'

export const summary = (id: string, more: object = {}): NonNullable<Append['index']>['summary'] => ({
  id,
  game: 'tally',
  language: 'fr',
  clock: 'none',
  phase: 'gathering',
  visibility: 'public',
  host: 'ann',
  sides: [],
  open: 1,
  ...more,
})

export const opening = (table: string, more: object = {}): Append => ({
  table,
  expected: 0,
  at: 100,
  body: '[]',
  working: false,
  acting: 0,
  index: { summary: summary(table, more), members: [{ player: 'ann', seat: 0 }] },
})

export const entry = (table: string, expected: number, more: Partial<Append> = {}): Append => ({
  table,
  expected,
  at: 100 + expected,
  body: `["${expected + 1}"]`,
  working: false,
  acting: 0,
  ...more,
})
