import { expect, it } from 'vitest'
import { randomId } from '../src/accounts/identities.ts'

it('an id never looks like an option of the command line', () => {
  const ids = Array.from({ length: 5000 }, () => randomId())
  expect(ids.filter((id) => id.startsWith('-'))).toEqual([])
  expect(new Set(ids.map((id) => id.length))).toEqual(new Set([16]))
})
