import type { JarnacView } from '@estocade/games'
import { expect, it } from 'vitest'
import { aimsOf } from '../../src/games/jarnac/moment.ts'

/** A window on a board of one row: as it is now, and as it was at the pass. */
const windowOn = (now: string, atPass: string) =>
  ({
    config: { shortest: 3 },
    sides: [{ rows: [now], reserve: 'TEE' }],
    phase: { type: 'opening', seat: 1, window: { victim: 0, found: { rows: [atPass], reserve: 'TEE' } } },
  }) as unknown as JarnacView

// Jarnac D11: a row taken in the window made room for a new word.
it('J21: a row taken in the window is not shown as room for a new word', () => {
  expect(aimsOf(windowOn('', 'MAU'), 0, 'TEE')).toEqual([])
  expect(aimsOf(windowOn('', ''), 0, 'TEE')).toEqual([{ row: null, was: '', used: 'TEE' }])
})
