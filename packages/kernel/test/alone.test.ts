import { expect, it } from 'vitest'
import { type AloneResult, compareAlone } from '../src/index.ts'

const result = (points: number, turns: number, goal = 100): AloneResult => ({
  kind: 'de 8',
  goal,
  turns,
  points,
})

it('games alone: who reached the goal comes first, by turns and then points; the others by points and then turns', () => {
  const inOrder = [
    result(100, 10),
    result(130, 12),
    result(120, 12),
    result(200, 13),
    result(99, 10),
    result(99, 11),
    result(50, 9),
  ]
  for (const [i, better] of inOrder.entries())
    for (const worse of inOrder.slice(i + 1)) {
      expect(compareAlone(better, worse)).toBeLessThan(0)
      expect(compareAlone(worse, better)).toBeGreaterThan(0)
    }
  for (const one of inOrder) expect(compareAlone(one, { ...one })).toBe(0)
  expect([...inOrder].reverse().sort(compareAlone)).toEqual(inOrder)
})
