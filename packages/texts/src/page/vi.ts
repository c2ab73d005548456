import { vi as bests } from '../bests/vi.ts'
import { vi as both } from '../common/vi.ts'
import { vi as events } from '../events/vi.ts'
import { vi as names } from '../names/vi.ts'
import { vi as refusals } from '../refusals/vi.ts'
import { vi as abrahaminetz } from './abrahaminetz/vi.ts'
import { vi as common } from './common/vi.ts'
import type { Texts } from './en.ts'
import { vi as jarnac } from './jarnac/vi.ts'
import { vi as newTable } from './new-table/vi.ts'
import { vi as online } from './online/vi.ts'
import { vi as ratings } from './ratings/vi.ts'
import { vi as table } from './table/vi.ts'
import { vi as typDom } from './typ-dom/vi.ts'

export const vi: Texts = {
  ...bests,
  ...common,
  ...online,
  ...newTable,
  ...jarnac,
  ...ratings,
  ...both,
  ...events,
  ...names,
  ...refusals,
  ...table,
  ...abrahaminetz,
  ...typDom,
}
