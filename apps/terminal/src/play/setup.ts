import { type GameEntry, games, languageIn, usualPreset } from '@estocade/games'
import { type LexiconId, lexiconIds } from '@estocade/words'
import { CommandError } from '../command-error.ts'
import { gameOf, playableHere } from '../games/index.ts'
import { type Say, usualDictionary } from '../texts/index.ts'
import { type Given, ruleOptions } from './options/option-flags.ts'
import { suitedLevel } from './own-rating.ts'
import type { LocalOpening } from './table/local-session.ts'

/** What the command line says about the game. The rest is asked for or has defaults. */
export interface Wishes {
  readonly game?: string
  readonly preset?: string
  readonly lang?: LexiconId
  readonly bots?: string
  readonly level?: string
  readonly players?: readonly string[]
  readonly seed?: string
  readonly name?: string
  /** Every flag as it was typed; those of the rules are read once the game is known. */
  readonly flags: Given
}

/** Hints a side has in a game at home, unless the rules say otherwise. */
const HINTS = 9

export const startsAtOnce = (wishes: Wishes): boolean =>
  [wishes.game, wishes.preset, wishes.bots, wishes.players, wishes.seed].some((wish) => wish !== undefined)

/** The games that can be played here, in the order of the list of games. */
export const gamesHere: readonly GameEntry[] = games.filter(({ id }) => playableHere(id))

function entryFor(id: string, say: Say): GameEntry {
  const entry = gamesHere.find((game) => game.id === id)
  if (entry !== undefined) return entry
  const names = gamesHere.map((game) => game.id).join(', ')
  throw new CommandError(say('errorGame', { value: id, names }))
}

export const lexiconIdOf = (language: string | undefined): LexiconId | undefined =>
  lexiconIds.find((id) => id === language)

/** The game's home language; games without one are played in the player's own. */
export const usualLanguage = ({ home }: GameEntry, say: Say): LexiconId =>
  lexiconIdOf(home) ?? usualDictionary(say.language)

/** The rules of a table that is about to be opened. */
export interface ChosenRules {
  readonly entry: GameEntry
  readonly language: LexiconId
  readonly options: Given
}

/** The rules for these wishes, with defaults for everything else. */
export function rulesFor(wishes: Wishes, say: Say, at: 'home' | 'server' = 'home'): ChosenRules {
  const entry = entryFor(wishes.game ?? gamesHere[0]!.id, say)
  const { options: schema } = entry
  const usual = usualLanguage(entry, say)
  const bound = lexiconIdOf(languageIn(schema, { preset: wishes.preset }, usual))
  const language = wishes.lang ?? bound ?? usual
  const preset = wishes.preset ?? usualPreset(schema, language)
  const given = ruleOptions(entry, wishes.flags, say)
  const helps = at === 'home' && schema.options.some(({ key }) => key === 'hints')
  const rules = {
    entry,
    language,
    options: { language, preset, ...(helps ? { hints: HINTS } : {}), ...given },
  }
  return checked(rules, say)
}

/** Options that the game refuses are refused in the player's language, before a table is opened. */
export function checked(rules: ChosenRules, say: Say): ChosenRules {
  const refusal = refusalOf(rules, say)
  if (refusal !== undefined) throw new CommandError(refusal)
  return rules
}

export function refusalOf({ entry, language, options }: ChosenRules, say: Say): string | undefined {
  const config = entry.configure(options, language)
  if (config.ok) return undefined
  const { code, params, text } = config.error
  const named =
    params.option === undefined ? params : { ...params, option: say.named(`option_${params.option}`) }
  return say.refusal({ code, params: named, text })
}

/** How many sides these rules are for. */
export function sidesOf({ entry, language, options }: ChosenRules): {
  readonly min: number
  readonly max: number
} {
  const config = entry.configure(options, language)
  if (!config.ok) throw new Error(config.error.text)
  return entry.seats(config.value)
}

/** The opening for these wishes, with defaults instead of questions. */
export function usualOpening(wishes: Wishes, say: Say, at: 'home' | 'server' = 'home'): LocalOpening {
  const rules = rulesFor(wishes, say, at)
  const { min, max } = sidesOf(rules)
  const people = wishes.players ?? [wishes.name ?? say('you')]
  if (people.length > 1 && gameOf(rules.entry.id).ownScreens)
    throw new CommandError(say('eachOwnScreen', { game: rules.entry.name }))
  const usual = max === 1 ? 0 : people.length > 1 ? Math.max(0, min - people.length) : 1
  return openingOf(rules, people, botsOf(rules, wishes, usual, say), wishes.seed)
}

export function openingOf(
  { entry, language, options }: ChosenRules,
  people: readonly string[],
  bots: readonly string[],
  seed: string | undefined,
): LocalOpening {
  return { game: entry.id, language, options, people, bots, ...(seed === undefined ? {} : { seed }) }
}

/** With a seed the whole opening can be repeated, so it does not depend on earlier games. */
function botsOf(
  { entry: { id, levels }, language }: ChosenRules,
  { bots, seed, level = suitedLevel(id, language, seed === undefined ? undefined : []) }: Wishes,
  usual: number,
  say: Say,
): readonly string[] {
  const named =
    bots === undefined || /^\d+$/.test(bots) ? undefined : bots.split(',').map((name) => name.trim())
  const list = named ?? Array.from({ length: bots === undefined ? usual : Number(bots) }, () => level)
  const strange = list.find((name) => !levels.includes(name))
  if (strange !== undefined)
    throw new CommandError(say('errorBot', { value: strange, names: levels.join(', ') }))
  return list
}
