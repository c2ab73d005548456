import { entriesHeaded } from './layers.ts'
import type { Lexicon } from './lexicon.ts'

/**
 * The forms of a new word that is inflected like a word of the dictionary: GOOGLER like PARLER. The stem is the longest
 * part of the model's head word that all its forms contain, so GESPIELT keeps its prefix. `undefined` if the new word does
 * not have the model's ending, or the dictionary does not have the model.
 */
export function inflectedLike(lexicon: Lexicon, word: string, model: string): readonly string[] | undefined {
  if (lexicon.readings === undefined) return undefined
  const entries = entriesHeaded(lexicon, model)
  const forms = lexicon.readings.sharing(entries, lexicon.size).map((number) => lexicon.wordAt(number))
  if (forms.length === 0) return undefined
  const stem = stemOf(model, forms)
  const ending = model.slice(stem.length)
  if (stem === '' || !word.endsWith(ending) || word.length === ending.length) return undefined
  const newStem = word.slice(0, word.length - ending.length)
  return [...new Set(forms.map((form) => form.replace(stem, newStem)))].filter((form) => form !== word)
}

function stemOf(head: string, forms: readonly string[]): string {
  let length = head.length
  while (length > 0 && !forms.every((form) => form.includes(head.slice(0, length)))) length--
  return head.slice(0, length)
}
