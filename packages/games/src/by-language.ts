import { type Game, type GameTypes, refuse } from '@estocade/kernel'
import type { LexiconId } from '@estocade/words'

/** What configurations have in common: the dictionary they are judged by. */
export interface Worded {
  readonly language: LexiconId
}

/** A game's vocabulary whose configuration, state and view all tell their language. */
export interface WordedTypes extends GameTypes {
  Config: Worded
  State: { readonly config: Worded }
  View: GameTypes['View'] & { readonly config: Worded }
}

export type GameOf<G extends WordedTypes> = (language: LexiconId) => Game<G> | undefined

/**
 * One game in all languages. Each call goes to the game made with the dictionary that the configuration
 * names; `bare` answers what depends on none.
 */
export function byLanguage<G extends WordedTypes>(
  bare: Pick<Game<G>, 'id' | 'rulesVersion'>,
  gameOf: GameOf<G>,
  languageOf: (options: unknown) => LexiconId,
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
    view: (state, viewer) => of(state.config).view(state, viewer),
    see: (event, viewer, before) => of(before.config).see(event, viewer, before),
    toAct: (view) => of(view.config).toAct(view),
    plays: (view, seat) => of(view.config).plays(view, seat),
    onTimeout: (view, seat) => of(view.config).onTimeout(view, seat),
    outcome: (view) => of(view.config).outcome(view),
  }
}

/** The language that options name, by themselves or through a preset like `classic-de`. */
export function languageIn(options: unknown, usual: LexiconId): LexiconId {
  const { language, preset } = (options ?? {}) as { readonly language?: unknown; readonly preset?: unknown }
  const bound = typeof preset === 'string' ? /-(de|fr)$/.exec(preset)?.[1] : undefined
  return (typeof language === 'string' ? language : (bound ?? usual)) as LexiconId
}
