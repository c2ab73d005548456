import {
  adviserOf,
  type Bot,
  type GameEntry,
  type Level,
  languageIn,
  levels,
  type Playable,
  perLanguage,
  perLexicon,
} from '@estocade/kernel'
import { alphabets, type Lexicon, type LexiconId, lexiconOf } from '@estocade/words'
import { adviserSettings, levelSettings } from './bot/levels.ts'
import { botWithSettings } from './bot/player.ts'
import { abrahaminetzOptions, configure, seats } from './config.ts'
import { createAbrahaminetz } from './game.ts'
import { actions, readAction } from './read-action.ts'
import { refusalCodes } from './refusal-codes.ts'
import type { AbrahaminetzTypes } from './types.ts'

/** Everything about Abrahaminetz. */
export const abrahaminetzEntry: GameEntry<AbrahaminetzTypes, Lexicon> = {
  id: 'abrahaminetz',
  name: 'Abrahaminetz',
  box: 'Abrahaminetz',
  options: abrahaminetzOptions,
  actions,
  levels,
  refusalCodes,
  configure: (options, language) => configure(options, alphabets[language as LexiconId]),
  seats,
  playable,
  records: async () => (await import('./records.ts')).abrahaminetzRecords,
  review: async (lexicon, log) => (await import('./review.ts')).review(createAbrahaminetz(lexicon), log),
}

function playable(lexicons: (language: string) => Lexicon | undefined): Playable<AbrahaminetzTypes> {
  const gameOf = perLexicon(lexicons, createAbrahaminetz)
  const bare = createAbrahaminetz(lexiconOf([], alphabets.en))
  const bot = (level: Level, settingsFor = levelSettings): Bot<AbrahaminetzTypes> => {
    const botOf = perLexicon(lexicons, (lexicon) =>
      botWithSettings(gameOf(lexicon.alphabet.id)!, level, settingsFor(level, lexicon.alphabet.id)),
    )
    return {
      id: level,
      choose: (view, ...rest) => botOf(view.config.language)!.choose(view, ...rest),
      prepare: (config) => botOf(config.language)!.prepare?.(config),
    }
  }
  return {
    game: perLanguage<AbrahaminetzTypes>(bare, gameOf, (options) =>
      languageIn(abrahaminetzOptions, options, 'fr'),
    ),
    lexicon: ({ language }) => lexicons(language)!.hash,
    action: readAction,
    forfeit: (_, __, by) => (by === 'time' ? { type: 'concede', by } : { type: 'concede' }),
    scores: ({ scores }) => scores,
    bots: new Map(levels.map((level) => [level, bot(level)])),
    adviser: 'master',
    advisers: new Map(
      levels.map((level, i) => [
        level,
        adviserOf(
          levels.slice(i).map((one) => bot(one, adviserSettings)),
          ({ type }) => type === 'lay' || type === 'choose',
        ),
      ]),
    ),
  }
}
