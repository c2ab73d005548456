import { GlossCollection } from '../node/gloss-collection.ts'
import type { LexiconId } from '../src/index.ts'
import { glossEnglish } from './glosses/english.ts'
import { glossGerman } from './glosses/german.ts'
import { glossVietnamese } from './glosses/vietnamese.ts'

const glossers: Partial<Record<LexiconId, (glosses: GlossCollection) => void>> = {
  en: glossEnglish,
  de: glossGerman,
  vi: glossVietnamese,
  vi29: glossVietnamese,
}

/** Shards of glosses by name (see `src/glosses.ts`); none where no source has any. */
export function glossShards(id: LexiconId): Map<string, Uint8Array> {
  const glosses = new GlossCollection(id)
  glossers[id]?.(glosses)
  return glosses.shards()
}
