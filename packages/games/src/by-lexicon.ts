import type { Lexicon, LexiconId } from '@estocade/words'
import type { Lexicons } from './listing.ts'

/** What is made of each dictionary, once; anew when a dictionary was replaced. */
export function byLexicon<T>(
  lexicons: Lexicons,
  make: (lexicon: Lexicon) => T,
): (id: LexiconId) => T | undefined {
  const made = new Map<LexiconId, { readonly lexicon: Lexicon; readonly thing: T }>()
  return (id) => {
    const lexicon = lexicons(id)
    if (lexicon === undefined) return undefined
    const known = made.get(id)
    if (known?.lexicon === lexicon) return known.thing
    const thing = make(lexicon)
    made.set(id, { lexicon, thing })
    return thing
  }
}
