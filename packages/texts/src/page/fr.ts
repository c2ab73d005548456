import { fr as bests } from '../bests/fr.ts'
import { fr as both } from '../common/fr.ts'
import { fr as events } from '../events/fr.ts'
import { fr as names } from '../names/fr.ts'
import { fr as refusals } from '../refusals/fr.ts'
import { fr as abrahaminetz } from './abrahaminetz/fr.ts'
import { fr as common } from './common/fr.ts'
import type { Texts } from './en.ts'
import { fr as jarnac } from './jarnac/fr.ts'
import { fr as newTable } from './new-table/fr.ts'
import { fr as online } from './online/fr.ts'
import { fr as ratings } from './ratings/fr.ts'
import { fr as table } from './table/fr.ts'
import { fr as typDom } from './typ-dom/fr.ts'

export const fr: Texts = {
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
