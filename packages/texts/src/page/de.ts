import { de as bests } from '../bests/de.ts'
import { de as both } from '../common/de.ts'
import { de as events } from '../events/de.ts'
import { de as names } from '../names/de.ts'
import { de as refusals } from '../refusals/de.ts'
import { de as abrahaminetz } from './abrahaminetz/de.ts'
import { de as common } from './common/de.ts'
import type { Texts } from './en.ts'
import { de as jarnac } from './jarnac/de.ts'
import { de as newTable } from './new-table/de.ts'
import { de as online } from './online/de.ts'
import { de as ratings } from './ratings/de.ts'
import { de as table } from './table/de.ts'
import { de as typDom } from './typ-dom/de.ts'

export const de: Texts = {
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
