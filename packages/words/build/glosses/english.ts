import type { GlossCollection } from '../../node/gloss-collection.ts'
import { type Synset, senseOrder, synsets, type WordNetClass } from '../en/wordnet.ts'

/** The first senses of a word; WordNet lists the commonest sense first. */
const firstSenses = 2

export function glossEnglish(glosses: GlossCollection): void {
  const found = new Map<WordNetClass, Map<number, Synset>>()
  for (const synset of synsets()) {
    const ofClass = found.get(synset.pos) ?? new Map<number, Synset>()
    found.set(synset.pos, ofClass.set(synset.offset, synset))
  }
  for (const { word, pos, offsets } of senseOrder()) {
    if (!/^[a-z]+$/.test(word)) continue
    const senses = offsets.slice(0, firstSenses).flatMap((offset) => found.get(pos)?.get(offset) ?? [])
    for (const { words, gloss } of senses) {
      // The index is all in lower case; the synset distinguishes Paris from paris.
      const written = words.find((spelling) => spelling.toLowerCase() === word) ?? word
      glosses.add(written, written === word ? pos : 'name', definitionOf(gloss))
    }
  }
}

/** Examples in quotation marks follow the definition. */
const definitionOf = (gloss: string) => gloss.replace(/\s*[;:,]?\s*".*$/s, '')
