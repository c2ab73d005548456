import { expect, it } from 'vitest'
import { Decision, decidedBy, done, refuse } from '../src/index.ts'

const add = (sum: number, event: number) => sum + event

it('a decision applies each event as it is emitted', () => {
  const decision = new Decision(1, add)
  decision.emit(2)
  expect(decision.state).toBe(3)
  decision.emitAll([3, 4])
  expect(decision).toMatchObject({ state: 10, events: [2, 3, 4] })
  expect(decision.if(done)).toEqual({ ok: true, value: decision })
  const refused = refuse('full', 'It is full.', { most: 3 })
  expect(decision.if(refused)).toBe(refused)
  expect(refused).toEqual({ ok: false, error: { code: 'full', text: 'It is full.', params: { most: 3 } } })
})

it('a decision of events that are known at once leads to the same state', () => {
  expect(decidedBy(1, add, [2, 3])).toEqual({ ok: true, value: { state: 6, events: [2, 3] } })
  expect(done).toEqual({ ok: true, value: undefined })
})
