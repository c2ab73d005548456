import type { Game, GameTypes } from './game.ts'
import { refuse } from './result.ts'

/** What configurations have in common: the dictionary they are judged by. */
export interface Worded {
  readonly language: string
}

/** A game's types when its configuration, state and view all name their language. */
export interface WordedTypes extends GameTypes {
  Config: Worded
  State: { readonly config: Worded }
  View: GameTypes['View'] & { readonly config: Worded }
}

/** Caches the result of `make` for each dictionary. It is made again when the dictionary was replaced. */
export function perLexicon<L, T>(
  lexicons: (language: string) => L | undefined,
  make: (lexicon: L) => T,
): (language: string) => T | undefined {
  const made = new Map<string, { readonly lexicon: L; readonly thing: T }>()
  return (language) => {
    const lexicon = lexicons(language)
    if (lexicon === undefined) return undefined
    const known = made.get(language)
    if (known?.lexicon === lexicon) return known.thing
    const thing = make(lexicon)
    made.set(language, { lexicon, thing })
    return thing
  }
}

/**
 * One game in all languages. Each method call goes to the game made with the dictionary that the
 * configuration names; `bare` provides what depends on no dictionary.
 */
export function perLanguage<G extends WordedTypes>(
  bare: Pick<Game<G>, 'id' | 'rulesVersion'>,
  gameOf: (language: string) => Game<G> | undefined,
  languageOf: (options: unknown) => string,
): Game<G> {
  const of = ({ language }: Worded): Game<G> => {
    const game = gameOf(language)
    if (game === undefined) throw new Error(`The ${language} dictionary is not loaded.`)
    return game
  }
  return {
    id: bare.id,
    rulesVersion: bare.rulesVersion,
    configure(options) {
      const language = languageOf(options)
      const game = gameOf(language)
      return game === undefined
        ? refuse('no-dictionary', `The dictionary ${language} is not ready yet.`, { language })
        : game.configure(options)
    },
    seats: (config) => of(config).seats(config),
    clock: (config) => of(config).clock(config),
    empty: (config, seats) => of(config).empty(config, seats),
    setup: (config, seats, chance) => of(config).setup(config, seats, chance),
    decide: (state, seat, action, chance) => of(state.config).decide(state, seat, action, chance),
    evolve: (state, event) => of(state.config).evolve(state, event),
    keep: (returned, undone) => of(returned.config).keep?.(returned, undone) ?? returned,
    view: (state, viewer) => of(state.config).view(state, viewer),
    see: (event, viewer, before) => of(before.config).see(event, viewer, before),
    toAct: (view) => of(view.config).toAct(view),
    plays: (view, seat) => of(view.config).plays(view, seat),
    onTimeout: (view, seat) => of(view.config).onTimeout(view, seat),
    outcome: (view) => of(view.config).outcome(view),
  }
}
