import type { Bot, Game, Leaving, Result } from '@estocade/kernel'
import {
  createKreuzwort,
  createPoint,
  createPresto,
  createRecht,
  kreuzwortBot,
  type LeavingAction,
  type Level,
  levels,
  placedIn,
  pointBot,
  prestoBot,
  readCrosswordAction,
  readPrestoAction,
  readRechtAction,
  rechtBot,
} from '@estocade/typ-dom'
import { alphabets, type Judge, judge, type Lexicon, type LexiconId, lexiconOf } from '@estocade/words'
import { byLanguage, languageIn, type WordedTypes } from './by-language.ts'
import { byLexicon } from './by-lexicon.ts'
import type { Lexicons, Listing } from './listing.ts'

const judgeOf = (lexicon: Lexicon): Judge => judge(lexicon, { classes: 'typ-dom' })

/** T14: to leave the match, by will or by an empty bank. */
const concede = (by: Leaving['by']): LeavingAction =>
  by === 'time' ? { type: 'concede', by } : { type: 'concede' }

interface Box<G extends WordedTypes> {
  readonly create: (judge: Judge) => Game<G>
  readonly bot: (judge: Judge, level: Level) => Bot<G>
  readonly read: (input: unknown) => Result<G['Action']>
  readonly leave: (by: Leaving['by']) => G['Action']
}

/** One game of the box, in every language whose dictionary is there; German is its home. */
function listing<G extends WordedTypes>(
  lexicons: Lexicons,
  judges: (id: LexiconId) => Judge | undefined,
  { create, bot, read, leave }: Box<G>,
): Listing<G> {
  const gameOf = byLexicon(lexicons, (lexicon) => create(judges(lexicon.alphabet.id)!))
  const player = (level: Level): Bot<G> => {
    const botOf = byLexicon(lexicons, (lexicon) => bot(judges(lexicon.alphabet.id)!, level))
    return {
      id: level,
      choose: (view, ...rest) => botOf(view.config.language)!.choose(view, ...rest),
      secondsFor: (view, ...rest) => botOf(view.config.language)!.secondsFor?.(view, ...rest) ?? 0,
    }
  }
  return {
    game: byLanguage<G>(create(judgeOf(lexiconOf([], alphabets.de))), gameOf, (options) =>
      languageIn(options, 'de'),
    ),
    lexicon: ({ language }) => lexicons(language)!.hash,
    action: read,
    forfeit: (_, __, by) => leave(by),
    bots: new Map(levels.map((level) => [level, player(level)])),
    adviser: 'master',
  }
}

export function typDomListings(lexicons: Lexicons): readonly Listing[] {
  // One judge a language for all four: its word graph takes seconds to build.
  const judges = byLexicon(lexicons, judgeOf)
  return [
    listing(lexicons, judges, {
      create: createKreuzwort,
      bot: kreuzwortBot,
      read: readCrosswordAction,
      leave: concede,
    }),
    listing(lexicons, judges, {
      create: createPoint,
      bot: pointBot,
      read: readCrosswordAction,
      leave: concede,
    }),
    {
      ...listing(lexicons, judges, {
        create: createPresto,
        bot: prestoBot,
        read: readPrestoAction,
        leave: concede,
      }),
      progress: placedIn,
    },
    listing(lexicons, judges, { create: createRecht, bot: rechtBot, read: readRechtAction, leave: concede }),
  ]
}
