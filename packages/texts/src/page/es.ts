import { es as bests } from '../bests/es.ts'
import { es as both } from '../common/es.ts'
import { es as events } from '../events/es.ts'
import { es as names } from '../names/es.ts'
import { es as refusals } from '../refusals/es.ts'
import { es as abrahaminetz } from './abrahaminetz/es.ts'
import { es as common } from './common/es.ts'
import type { Texts } from './en.ts'
import { es as jarnac } from './jarnac/es.ts'
import { es as newTable } from './new-table/es.ts'
import { es as online } from './online/es.ts'
import { es as ratings } from './ratings/es.ts'
import { es as table } from './table/es.ts'
import { es as typDom } from './typ-dom/es.ts'

export const es: Texts = {
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
