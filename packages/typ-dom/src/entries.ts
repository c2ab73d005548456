import {
  adviserOf,
  type Bot,
  decoder,
  type Game,
  type GameEntry,
  type Leaving,
  type Level,
  languageIn,
  levels,
  type OptionSchema,
  type Playable,
  perLanguage,
  perLexicon,
  type Result,
  type Shapes,
  type WordedTypes,
} from '@estocade/kernel'
import {
  type Alphabet,
  alphabets,
  type Judge,
  judge,
  type Lexicon,
  type LexiconId,
  lexiconOf,
} from '@estocade/words'
import {
  adviserSettings,
  kreuzwortBot,
  type LevelSettings,
  pointBot,
  prestoBot,
  rechtBot,
} from './bot/index.ts'
import {
  configureKreuzwort,
  configurePoint,
  kreuzwortOptions,
  kreuzwortSeats,
  pointOptions,
  pointSeats,
} from './crossword/config.ts'
import { createKreuzwort, createPoint } from './crossword/game.ts'
import type { CrosswordTypes } from './crossword/types.ts'
import { configurePresto, prestoOptions, prestoSeats } from './presto/config.ts'
import { createPresto } from './presto/game.ts'
import type { PrestoTypes } from './presto/types.ts'
import { crosswordActions, placedIn, prestoActions, rechtActions } from './read-action.ts'
import { configureRecht, rechtOptions, rechtSeats } from './recht/config.ts'
import { createRecht } from './recht/game.ts'
import type { RechtTypes } from './recht/types.ts'
import { refusalCodes } from './refusal-codes.ts'
import type { TypDomTypes } from './review/record.ts'
import type { TypDomGame } from './review/review-log.ts'
import type { LeavingAction } from './table/leaving.ts'

/** One judge per dictionary for all four games: its word graph is large. */
const judges = new WeakMap<Lexicon, Judge>()

export function typDomJudge(lexicon: Lexicon): Judge {
  const known = judges.get(lexicon) ?? judge(lexicon, { classes: 'typ-dom' })
  judges.set(lexicon, known)
  return known
}

const bareJudge = (language: string): Judge => typDomJudge(lexiconOf([], alphabets[language as LexiconId]))

/** T14: a side leaves the match by choice or by an empty bank. */
const concede = (by: Leaving['by']): LeavingAction =>
  by === 'time' ? { type: 'concede', by } : { type: 'concede' }

/** The parts in which the four games of the box differ. */
interface Part<G extends WordedTypes & TypDomTypes> {
  readonly id: TypDomGame
  readonly name: string
  readonly options: OptionSchema
  readonly create: (judge: Judge) => Game<G>
  readonly bot: (judge: Judge, level: Level, settings?: LevelSettings) => Bot<G>
  readonly actions: Shapes
  readonly configure: (options: unknown, alphabet: Alphabet) => Result<G['Config']>
  readonly seats: Game<G>['seats']
  readonly leave: (by: Leaving['by']) => G['Action']
  readonly progress?: Playable<G>['progress']
}

const entryOf = <G extends WordedTypes & TypDomTypes>(part: Part<G>): GameEntry<G, Lexicon> => ({
  id: part.id,
  name: part.name,
  box: 'Typ-Dom',
  home: 'de',
  options: part.options,
  actions: part.actions,
  levels,
  refusalCodes,
  configure: (options, language) => part.configure(options, alphabets[language as LexiconId]),
  seats: part.seats,
  playable: (lexicons) => playableOf(part, lexicons),
  records: async () =>
    (await import('./records.ts')).recordsOf(part.id, (language) => part.create(bareJudge(language))),
  async review(lexicon, log) {
    const { reviewLog } = await import('./review/review-log.ts')
    return reviewLog(typDomJudge(lexicon), { ...log, header: { ...log.header, game: part.id } })
  },
})

/** The actions of a player who finds no word. */
const wordless: readonly string[] = ['buy', 'buy-and-pass', 'pass', 'give-up']

/** One game of the box, in every language whose dictionary is loaded. */
function playableOf<G extends WordedTypes & TypDomTypes>(
  { id, create, bot, actions, options, leave, progress }: Part<G>,
  lexicons: (language: string) => Lexicon | undefined,
): Playable<G> {
  const gameOf = perLexicon(lexicons, (lexicon) => create(typDomJudge(lexicon)))
  const player = (level: Level, settings?: LevelSettings): Bot<G> => {
    const botOf = perLexicon(lexicons, (lexicon) => bot(typDomJudge(lexicon), level, settings))
    return {
      id: level,
      choose: (view, ...rest) => botOf(view.config.language)!.choose(view, ...rest),
      secondsFor: (view, ...rest) => botOf(view.config.language)!.secondsFor?.(view, ...rest) ?? 0,
      prepare: (config) => botOf(config.language)!.prepare?.(config),
    }
  }
  return {
    game: perLanguage<G>(create(bareJudge('de')), gameOf, (given) => languageIn(options, given, 'de')),
    lexicon: ({ language }) => lexicons(language)!.hash,
    action: decoder<G['Action']>(actions),
    forfeit: (_, __, by) => leave(by),
    scores: ({ scores }) => scores,
    ...(progress === undefined ? {} : { progress }),
    bots: new Map(levels.map((level) => [level, player(level)])),
    adviser: 'master',
    advisers: new Map(
      levels.map((level, i) => [
        level,
        adviserOf(
          levels.slice(i).map((one) => player(one, adviserSettings(one, id))),
          ({ type }) => !wordless.includes(type),
        ),
      ]),
    ),
  }
}

export const kreuzwortEntry = entryOf<CrosswordTypes>({
  id: 'kreuzwort',
  name: 'Typ-Dom Kreuzwort',
  options: kreuzwortOptions,
  create: createKreuzwort,
  bot: kreuzwortBot,
  actions: crosswordActions,
  leave: concede,
  configure: configureKreuzwort,
  seats: kreuzwortSeats,
})

export const pointEntry = entryOf<CrosswordTypes>({
  id: 'point',
  name: 'Point-Typ-Dom',
  options: pointOptions,
  create: createPoint,
  bot: pointBot,
  actions: crosswordActions,
  leave: concede,
  configure: configurePoint,
  seats: pointSeats,
})

export const prestoEntry = entryOf<PrestoTypes>({
  id: 'presto',
  name: 'Presto',
  options: prestoOptions,
  create: createPresto,
  bot: prestoBot,
  actions: prestoActions,
  leave: concede,
  configure: configurePresto,
  seats: prestoSeats,
  progress: (draft, { racks }, seat) => placedIn(draft, racks[seat] ?? []),
})

export const rechtEntry = entryOf<RechtTypes>({
  id: 'recht',
  name: 'Wer behält recht?',
  options: rechtOptions,
  create: createRecht,
  bot: rechtBot,
  actions: rechtActions,
  leave: concede,
  configure: configureRecht,
  seats: rechtSeats,
})
