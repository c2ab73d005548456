import { type GameEntry, languageIn, levels, type Playable, perLanguage, perLexicon } from '@estocade/kernel'
import { alphabets, type Lexicon, type LexiconId, lexiconOf } from '@estocade/words'
import { jarnacBot } from './bot/index.ts'
import type { JarnacConfig } from './config.ts'
import { seats } from './config.ts'
import { createJarnac } from './create-jarnac.ts'
import { configure } from './options.ts'
import { jarnacOptions } from './presets.ts'
import { actions, readAction } from './read-action.ts'
import { refusalCodes } from './refusal-codes.ts'
import { scoreOf } from './score.ts'
import type { JarnacTypes } from './view.ts'

/** Everything about Jarnac. */
export const jarnacEntry: GameEntry<JarnacTypes, Lexicon> = {
  id: 'jarnac',
  name: 'Jarnac',
  box: 'Jarnac',
  options: jarnacOptions,
  actions,
  levels,
  refusalCodes,
  configure: (options, language) => configure(options, alphabets[language as LexiconId]),
  seats,
  playable,
  records: async () => (await import('./records.ts')).jarnacRecords,
  review: async (lexicon, log) => (await import('./review/review.ts')).review(createJarnac(lexicon), log),
}

function playable(lexicons: (language: string) => Lexicon | undefined): Playable<JarnacTypes> {
  const gameOf = perLexicon(lexicons, (lexicon) => createJarnac(lexicon))
  const judges = { judgeOf: (config: JarnacConfig) => gameOf(config.language)!.judgeOf(config) }
  const bare = createJarnac(lexiconOf([], alphabets.en))
  return {
    game: perLanguage<JarnacTypes>(bare, gameOf, (options) => languageIn(jarnacOptions, options, 'fr')),
    lexicon: ({ language }) => lexicons(language)!.hash,
    action: readAction,
    forfeit: ({ config }, _, by) =>
      by === 'time' && config.clock.type === 'bank' ? { type: 'timeout' } : { type: 'concede' },
    scores: ({ sides }) => sides.map(({ rows }) => scoreOf(rows)),
    hint: { type: 'hint', kind: 'play' },
    bots: new Map(levels.map((level) => [level, jarnacBot(judges, level)])),
    adviser: 'master',
  }
}
