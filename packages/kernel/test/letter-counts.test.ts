import { expect, it } from 'vitest'
import { letterCounts, levels, seat, seatsOf, skills, valuedLetters } from '../src/index.ts'

it('letters of a box are read with their number and value', () => {
  expect(letterCounts('A14 B4 Đ1')).toEqual({ A: 14, B: 4, Đ: 1 })
  expect(valuedLetters('A7:1 B12:3')).toEqual({ A: { count: 7, value: 1 }, B: { count: 12, value: 3 } })
})

it('seats are numbered from 0', () => {
  expect(seatsOf(3)).toEqual([seat(0), seat(1), seat(2)])
  expect(seatsOf(0)).toEqual([])
})

it('a stronger level knows at least the words of a weaker one', () => {
  expect(Object.keys(skills)).toEqual(levels)
  for (const [i, level] of levels.entries())
    for (const stronger of levels.slice(i)) {
      expect(skills[stronger].entries).toBeGreaterThanOrEqual(skills[level].entries)
      expect(skills[stronger].forms).toBeGreaterThanOrEqual(skills[level].forms)
    }
})
