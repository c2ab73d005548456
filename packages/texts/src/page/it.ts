import { it as bests } from '../bests/it.ts'
import { it as both } from '../common/it.ts'
import { it as events } from '../events/it.ts'
import { it as names } from '../names/it.ts'
import { it as refusals } from '../refusals/it.ts'
import { it as abrahaminetz } from './abrahaminetz/it.ts'
import { it as common } from './common/it.ts'
import type { Texts } from './en.ts'
import { it as jarnac } from './jarnac/it.ts'
import { it as newTable } from './new-table/it.ts'
import { it as online } from './online/it.ts'
import { it as ratings } from './ratings/it.ts'
import { it as table } from './table/it.ts'
import { it as typDom } from './typ-dom/it.ts'

export const it: Texts = {
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
