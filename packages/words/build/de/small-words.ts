import type { PartOfSpeech } from '../../src/index.ts'
import type { HunspellDictionary } from '../hunspell/index.ts'
import type { Analyses } from './analyses.ts'
import { closedClass } from './closed-class.ts'
import { supplement } from './supplement.ts'
import { listed } from './word-list.ts'

/** What we know ourselves: the closed classes and single readings that the sources lack. */
export function addOwnWords(analyses: Analyses): void {
  for (const { display, lemma, pos, form } of supplement) analyses.add(display, lemma, pos, form)
  for (const [pos, words] of Object.entries(closedClass) as [PartOfSpeech, string][]) {
    for (const word of words.split(' ')) analyses.add(word, word, pos, 'base')
  }
}

/**
 * Small words that igerman98 lists without any inflection and that are no forms of verbs: adverbs for the
 * most part. To be asked when all else is known.
 */
export function addUninflected(analyses: Analyses, { stems }: HunspellDictionary): void {
  for (const { word, flags } of stems) {
    if (flags.length > 0 || !/^[a-zäöüß]+$/.test(word) || analyses.has(listed(word))) continue
    const numeral = /(zehn|zig|ßig|hundert|tausend|tel)$/.test(word)
    analyses.add(word, word, numeral ? 'numeral' : 'adverb', 'base')
  }
}
