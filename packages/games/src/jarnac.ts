import {
  createJarnac,
  type Jarnac,
  type JarnacConfig,
  type JarnacTypes,
  jarnacBot,
  levels,
  readAction,
} from '@estocade/jarnac'
import { alphabets, type Lexicon, type LexiconId, lexiconOf } from '@estocade/words'
import { byLanguage, languageIn } from './by-language.ts'
import type { Lexicons, Listing } from './listing.ts'

/** Jarnac in every language whose dictionary is there. */
export function jarnacListing(lexicons: Lexicons): Listing<JarnacTypes> {
  const made = new Map<LexiconId, { readonly lexicon: Lexicon; readonly game: Jarnac }>()
  const gameOf = (id: LexiconId): Jarnac | undefined => {
    const lexicon = lexicons(id)
    if (lexicon === undefined) return undefined
    const known = made.get(id)
    if (known?.lexicon === lexicon) return known.game
    const game = createJarnac(lexicon)
    made.set(id, { lexicon, game })
    return game
  }
  const judges = { judgeOf: (config: JarnacConfig) => gameOf(config.language)!.judgeOf(config) }
  const bare = createJarnac(lexiconOf([], alphabets.en))
  return {
    game: byLanguage<JarnacTypes>(bare, gameOf, (options) => languageIn(options, 'fr')),
    lexicon: ({ language }) => lexicons(language)!.hash,
    action: readAction,
    forfeit: () => ({ type: 'concede' }),
    bots: new Map(levels.map((level) => [level, jarnacBot(judges, level)])),
    adviser: 'master',
  }
}
