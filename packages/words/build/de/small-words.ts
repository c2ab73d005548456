import type { PartOfSpeech } from '../../src/index.ts'
import type { HunspellDictionary } from '../hunspell/index.ts'
import { closedClass } from './closed-class.ts'
import type { CollectedReadings } from './collected-readings.ts'
import { supplement } from './supplement.ts'
import { listed } from './word-list.ts'

/** Readings of our own: the closed classes, and single readings that the sources lack. */
export function addOwnWords(collected: CollectedReadings): void {
  for (const { display, lemma, pos, form } of supplement) collected.add(display, lemma, pos, form)
  for (const [pos, words] of Object.entries(closedClass) as [PartOfSpeech, string][]) {
    for (const word of words.split(' ')) collected.add(word, word, pos, 'base')
  }
}

/**
 * Small words that igerman98 lists without any inflection and that are not forms of verbs: mostly adverbs. Call it
 * after all other readings are known.
 */
export function addUninflected(collected: CollectedReadings, { stems }: HunspellDictionary): void {
  for (const { word, flags } of stems) {
    if (flags.length > 0 || !/^[a-zäöüß]+$/.test(word) || collected.has(listed(word))) continue
    const numeral = /(zehn|zig|ßig|hundert|tausend|tel)$/.test(word)
    collected.add(word, word, numeral ? 'numeral' : 'adverb', 'base')
  }
}
