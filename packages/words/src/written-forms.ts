import type { Lexicon } from './lexicon.ts'
import type { PartOfSpeech } from './reading.ts'

/** How many display forms of a word are shown; a Vietnamese word without its tones may have a dozen. */
const SHOWN = 3

const lastly: ReadonlySet<PartOfSpeech> = new Set(['name', 'abbreviation', 'prefix'])

/** Every display form of a word, with marks, tones and spaces. Names are included only if it has no other reading. */
export function writtenForms(lexicon: Lexicon, word: string): readonly string[] {
  const readings = lexicon.readingsOf(word)
  const words = readings.filter(({ pos }) => !lastly.has(pos))
  return [...new Set((words.length > 0 ? words : readings).map(({ display }) => display))]
}

/** The first few display forms in one line. Empty except in Vietnamese, where the tiles do not show tones and spaces. */
export function marksOf(lexicon: Lexicon, word: string): string {
  if (lexicon.alphabet.language !== 'vi') return ''
  const forms = writtenForms(lexicon, word)
  return forms.slice(0, SHOWN).join(' · ') + (forms.length > SHOWN ? ' …' : '')
}
