import {
  type AbrahaminetzTypes,
  abrahaminetzBot,
  createAbrahaminetz,
  type Level,
  levels,
  readAction,
} from '@estocade/abrahaminetz'
import type { Bot } from '@estocade/kernel'
import { alphabets, lexiconOf } from '@estocade/words'
import { byLanguage, languageIn } from './by-language.ts'
import { byLexicon } from './by-lexicon.ts'
import type { Lexicons, Listing } from './listing.ts'

/** Abrahaminetz in every language whose dictionary is there. */
export function abrahaminetzListing(lexicons: Lexicons): Listing<AbrahaminetzTypes> {
  const gameOf = byLexicon(lexicons, createAbrahaminetz)
  const bare = createAbrahaminetz(lexiconOf([], alphabets.en))
  const bot = (level: Level): Bot<AbrahaminetzTypes> => {
    const botOf = byLexicon(lexicons, (lexicon) => abrahaminetzBot(gameOf(lexicon.alphabet.id)!, level))
    return { id: level, choose: (view, ...rest) => botOf(view.config.language)!.choose(view, ...rest) }
  }
  return {
    game: byLanguage<AbrahaminetzTypes>(bare, gameOf, (options) => languageIn(options, 'fr')),
    lexicon: ({ language }) => lexicons(language)!.hash,
    action: readAction,
    forfeit: (_, __, by) => (by === 'time' ? { type: 'concede', by } : { type: 'concede' }),
    bots: new Map(levels.map((level) => [level, bot(level)])),
    adviser: 'master',
  }
}
