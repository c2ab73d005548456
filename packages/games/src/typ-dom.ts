import type { Bot, Game, Result } from '@estocade/kernel'
import {
  createKreuzwort,
  createPoint,
  createRecht,
  kreuzwortBot,
  type Level,
  levels,
  pointBot,
  readCrosswordAction,
  readRechtAction,
  rechtBot,
} from '@estocade/typ-dom'
import { alphabets, type Judge, judge, type Lexicon, lexiconOf } from '@estocade/words'
import { byLanguage, languageIn, type WordedTypes } from './by-language.ts'
import { byLexicon } from './by-lexicon.ts'
import type { Lexicons, Listing } from './listing.ts'

const judgeOf = (lexicon: Lexicon): Judge => judge(lexicon, { classes: 'typ-dom' })

interface Box<G extends WordedTypes> {
  readonly create: (judge: Judge) => Game<G>
  readonly bot: (judge: Judge, level: Level) => Bot<G>
  readonly read: (input: unknown) => Result<G['Action']>
}

/** One game of the box, in every language whose dictionary is there; German is its home. */
function listing<G extends WordedTypes>(lexicons: Lexicons, { create, bot, read }: Box<G>): Listing<G> {
  const judges = byLexicon(lexicons, judgeOf)
  const gameOf = byLexicon(lexicons, (lexicon) => create(judges(lexicon.alphabet.id)!))
  const player = (level: Level): Bot<G> => {
    const botOf = byLexicon(lexicons, (lexicon) => bot(judges(lexicon.alphabet.id)!, level))
    return { id: level, choose: (view, ...rest) => botOf(view.config.language)!.choose(view, ...rest) }
  }
  return {
    game: byLanguage<G>(create(judgeOf(lexiconOf([], alphabets.de))), gameOf, (options) =>
      languageIn(options, 'de'),
    ),
    lexicon: ({ language }) => lexicons(language)!.hash,
    action: read,
    bots: new Map(levels.map((level) => [level, player(level)])),
    adviser: 'master',
  }
}

/** Presto joins when tables let a bot take its time. */
export const typDomListings = (lexicons: Lexicons): readonly Listing[] => [
  listing(lexicons, { create: createKreuzwort, bot: kreuzwortBot, read: readCrosswordAction }),
  listing(lexicons, { create: createPoint, bot: pointBot, read: readCrosswordAction }),
  listing(lexicons, { create: createRecht, bot: rechtBot, read: readRechtAction }),
]
