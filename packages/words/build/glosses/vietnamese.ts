import type { GlossCollection } from '../../node/gloss-collection.ts'
import { definitions } from '../vi/dictionary.ts'
import { readingsOf } from '../vi/readings.ts'

export function glossVietnamese(glosses: GlossCollection): void {
  for (const [word, senses] of definitions())
    for (const sense of senses) {
      const pos = readingsOf(word, [sense])[0]?.pos ?? 'unknown'
      // Cross references (`như …`, `xem …`) with a number refer to the printed edition of another dictionary.
      glosses.add(word, pos, sense.definition.replace(/\s*\[ng\d+[^\]]*\]/g, ''))
    }
}
