import {
  createJarnac,
  type JarnacConfig,
  type JarnacTypes,
  jarnacBot,
  levels,
  readAction,
} from '@estocade/jarnac'
import { alphabets, lexiconOf } from '@estocade/words'
import { byLanguage, languageIn } from './by-language.ts'
import { byLexicon } from './by-lexicon.ts'
import type { Lexicons, Listing } from './listing.ts'

/** Jarnac in every language whose dictionary is there. */
export function jarnacListing(lexicons: Lexicons): Listing<JarnacTypes> {
  const gameOf = byLexicon(lexicons, (lexicon) => createJarnac(lexicon))
  const judges = { judgeOf: (config: JarnacConfig) => gameOf(config.language)!.judgeOf(config) }
  const bare = createJarnac(lexiconOf([], alphabets.en))
  return {
    game: byLanguage<JarnacTypes>(bare, gameOf, (options) => languageIn(options, 'fr')),
    lexicon: ({ language }) => lexicons(language)!.hash,
    action: readAction,
    forfeit: ({ config }, _, by) =>
      by === 'time' && config.clock.type === 'bank' ? { type: 'timeout' } : { type: 'concede' },
    bots: new Map(levels.map((level) => [level, jarnacBot(judges, level)])),
    adviser: 'master',
  }
}
