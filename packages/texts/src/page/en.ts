import { en as bests } from '../bests/en.ts'
import { en as both } from '../common/en.ts'
import { en as events } from '../events/en.ts'
import { en as names } from '../names/en.ts'
import { en as refusals } from '../refusals/en.ts'
import { en as abrahaminetz } from './abrahaminetz/en.ts'
import { en as common } from './common/en.ts'
import { en as jarnac } from './jarnac/en.ts'
import { en as newTable } from './new-table/en.ts'
import { en as online } from './online/en.ts'
import { en as ratings } from './ratings/en.ts'
import { en as table } from './table/en.ts'
import { en as typDom } from './typ-dom/en.ts'

/** The texts that the page loads at its start, from all namespaces. The types require every key in the other languages. */
export const en = {
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
export type Texts = Readonly<Record<keyof typeof en, string>>
