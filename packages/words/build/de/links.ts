import type { Reading } from '../harvest.ts'
import type { CollectedReadings } from './collected-readings.ts'
import { plainVowel } from './infer-adjectives.ts'
import { listed } from './word-list.ts'

/**
 * Feminines in -in belong to the entry of the noun they are made of (Lehrerin, Lehrer). The plural in
 * -innen tells them from other nouns in -in (Kamin).
 */
export class FeminineLinks {
  private readonly bases = new Map<string, string | undefined>()

  constructor(private readonly collected: CollectedReadings) {}

  linked(reading: Reading): Reading {
    if (reading.pos !== 'noun' || !reading.lemma.endsWith('in')) return reading
    const base = this.baseOf(reading.lemma)
    return base === undefined ? reading : { ...reading, entry: `noun:${base}` }
  }

  private baseOf(feminine: string): string | undefined {
    if (!this.bases.has(feminine)) this.bases.set(feminine, this.findBase(feminine))
    return this.bases.get(feminine)
  }

  private findBase(feminine: string): string | undefined {
    if (!this.collected.list.has(listed(`${feminine}nen`))) return undefined
    const stem = listed(feminine.slice(0, -2))
    const plain = plainVowel(stem)
    for (const base of [stem, `${stem}e`, `${stem}er`, plain, `${plain}e`]) {
      const noun = this.collected.of(base).find(({ pos, form }) => pos === 'noun' && form === 'singular')
      if (noun !== undefined) return noun.lemma
    }
    return undefined
  }
}
