import type { PartOfSpeech } from './analysis.ts'
import type { Lexicon } from './lexicon.ts'

/** How many are shown of one word; a Vietnamese word without its tones may stand for a dozen. */
const SHOWN = 3

const lastly: ReadonlySet<PartOfSpeech> = new Set(['name', 'abbreviation', 'prefix'])

/** Every way the letters of a word are written, with marks, tones and spaces; as a name only if it is nothing else. */
export function writtenForms(lexicon: Lexicon, word: string): readonly string[] {
  const readings = lexicon.analyses(word)
  const words = readings.filter(({ pos }) => !lastly.has(pos))
  return [...new Set((words.length > 0 ? words : readings).map(({ display }) => display))]
}

/** The first few of them in one line; empty where the letters say it all, as in every language but Vietnamese. */
export function marksOf(lexicon: Lexicon, word: string): string {
  if (lexicon.alphabet.language !== 'vi') return ''
  const forms = writtenForms(lexicon, word)
  return forms.slice(0, SHOWN).join(' · ') + (forms.length > SHOWN ? ' …' : '')
}
