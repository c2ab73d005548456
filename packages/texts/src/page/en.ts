import { en as bests } from '../bests/en.ts'
import { en as events } from '../events/en.ts'
import { en as names } from '../names/en.ts'
import { en as options } from '../options/en.ts'
import { en as refusals } from '../refusals/en.ts'
import { en as abrahaminetz } from './abrahaminetz/en.ts'
import { en as common } from './common/en.ts'
import { en as jarnac } from './jarnac/en.ts'
import { en as newTable } from './new-table/en.ts'
import { en as online } from './online/en.ts'
import { en as ratings } from './ratings/en.ts'
import { en as review } from './review/en.ts'
import { en as table } from './table/en.ts'
import { en as typDom } from './typ-dom/en.ts'
import { en as words } from './words/en.ts'

/** All rooms' texts; the other languages must have each key, and each room's type says so. */
export const en = {
  ...review,
  ...bests,
  ...common,
  ...online,
  ...newTable,
  ...jarnac,
  ...ratings,
  ...events,
  ...names,
  ...options,
  ...refusals,
  ...table,
  ...abrahaminetz,
  ...typDom,
  ...words,
}
export type Texts = Readonly<Record<keyof typeof en, string>>
