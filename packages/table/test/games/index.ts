import type { Catalogue } from '../../src/index.ts'
import { claimsPlayable } from './claims.ts'
import { tallyPlayable } from './tally.ts'

export const testCatalogue: Catalogue = new Map([
  ['tally', tallyPlayable],
  ['claims', claimsPlayable],
])
