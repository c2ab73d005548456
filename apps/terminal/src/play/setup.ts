import { entryOf, languageIn, levels, presetsFor, usualPreset } from '@estocade/games'
import type { Catalogue } from '@estocade/table'
import { type LexiconId, lexiconIds } from '@estocade/words'
import { Fault } from '../fault.ts'
import { playableHere } from '../games/index.ts'
import { languageNames, type Say } from '../texts/index.ts'
import { gameName, levelName } from './names.ts'
import type { LocalOpening } from './table/local-table.ts'

export interface Asked<T> {
  readonly text: string
  readonly options: readonly { readonly label: string; readonly value: T }[]
  /** Which one Enter takes. */
  readonly usual: number
}

/** Asks the player; `undefined` when he goes away instead. */
export type Ask = <T>(question: Asked<T>) => Promise<T | undefined>

/** What the command line says about the game; the rest is asked or usual. */
export interface Wishes {
  readonly game?: string
  readonly preset?: string
  readonly lang?: LexiconId
  readonly bots?: string
  readonly level?: string
  readonly players?: readonly string[]
  readonly seed?: string
  readonly name?: string
  readonly options: Readonly<Record<string, unknown>>
}

const LEVEL = 'fencer'

export const startsAtOnce = (wishes: Wishes): boolean =>
  [wishes.game, wishes.preset, wishes.bots, wishes.players, wishes.seed].some((wish) => wish !== undefined)

export const gamesIn = (catalogue: Catalogue): readonly string[] => [...catalogue.keys()].filter(playableHere)

/** The usual answer to everything that was not said. */
export function usualOpening(catalogue: Catalogue, wishes: Wishes, say: Say): LocalOpening {
  const game = wishes.game ?? 'jarnac'
  if (!gamesIn(catalogue).includes(game))
    throw new Fault(`Unknown game "${game}": choose one of ${gamesIn(catalogue).join(', ')}.`)
  const { options: schema } = entryOf(game)!
  const usual = usualLanguage(game, say)
  const language = wishes.lang ?? lexiconIdOf(languageIn(schema, { preset: wishes.preset }, usual)) ?? usual
  const preset = wishes.preset ?? usualPreset(schema, language)
  const options = { language, preset, ...wishes.options }
  const alone = preset === 'solo'
  const people = wishes.players ?? [wishes.name ?? say('you')]
  const bots = botsOf(catalogue, game, wishes, alone ? 0 : people.length > 1 ? 0 : 1)
  return {
    game,
    language,
    options,
    people,
    bots,
    ...(wishes.seed === undefined ? {} : { seed: wishes.seed }),
  }
}

function botsOf(
  catalogue: Catalogue,
  game: string,
  { bots, level = LEVEL }: Wishes,
  usual: number,
): readonly string[] {
  const known = [...catalogue.get(game)!.bots.keys()]
  const named =
    bots === undefined || /^\d+$/.test(bots) ? undefined : bots.split(',').map((name) => name.trim())
  const list = named ?? Array.from({ length: bots === undefined ? usual : Number(bots) }, () => level)
  const strange = list.find((name) => !known.includes(name))
  if (strange !== undefined)
    throw new Fault(`Unknown bot "${strange}": choose a number, or ${known.join(', ')}.`)
  return list
}

/** The game's home language; games without one are played in the player's own. */
const usualLanguage = (game: string, say: Say): LexiconId => lexiconIdOf(entryOf(game)?.home) ?? say.language

const lexiconIdOf = (language: string | undefined): LexiconId | undefined =>
  lexiconIds.find((id) => id === language)

export const presetsOf = (game: string, language: string): readonly string[] =>
  presetsFor(entryOf(game)!.options, language).map(({ id }) => id)

/** One question after the other, each with its usual answer: game, language, rules. */
export async function askGame(
  catalogue: Catalogue,
  wishes: Wishes,
  say: Say,
  ask: Ask,
): Promise<Wishes | undefined> {
  const game = await ask({
    text: say('askGame'),
    options: gamesIn(catalogue).map((value) => ({
      value,
      label: `${gameName(say, value)} – ${say.named(`about_${value}`)}`,
    })),
    usual: 0,
  })
  if (game === undefined) return undefined
  const lang = wishes.lang ?? (await ask(languageQuestion(game, say)))
  if (lang === undefined) return undefined
  const presets = presetsOf(game, lang)
  if (presets.length < 2) return { ...wishes, game, lang }
  const preset = await ask({
    text: say('askPreset'),
    options: presets.map((value) => ({
      value,
      label: `${say.named(`preset_${value}`)} – ${say.named(`presetIs_${value}`)}`,
    })),
    usual: 0,
  })
  return preset === undefined ? undefined : { ...wishes, game, lang, preset }
}

/** And then: against whom, at this table. */
export async function askOpening(
  catalogue: Catalogue,
  wishes: Wishes,
  say: Say,
  ask: Ask,
): Promise<LocalOpening | undefined> {
  const game = await askGame(catalogue, wishes, say, ask)
  if (game === undefined || game.preset === 'solo') return game && usualOpening(catalogue, game, say)
  const against = await ask(rivalQuestion(say))
  return against === undefined ? undefined : usualOpening(catalogue, { ...game, ...against(say) }, say)
}

function languageQuestion(game: string, say: Say): Asked<LexiconId> {
  const usual = usualLanguage(game, say)
  return {
    text: say('askLanguage'),
    options: lexiconIds.map((value) => ({ value, label: languageNames[value] })),
    usual: lexiconIds.indexOf(usual),
  }
}

type Rivals = (say: Say) => Pick<Wishes, 'bots' | 'players'>

function rivalQuestion(say: Say): Asked<Rivals> {
  const bots = levels.map((level) => ({ value: () => ({ bots: level }), label: levelName(say, level) }))
  const several = [2, 3].map((count) => ({
    value: () => ({ bots: Array(count).fill(LEVEL).join(',') }),
    label: say('severalBots', { count, level: levelName(say, LEVEL) }),
  }))
  const people = [2, 3, 4].map((count) => ({
    value: (say: Say) => ({
      players: Array.from({ length: count }, (_, i) => say('playerNumber', { seat: i + 1 })),
    }),
    label: say('peopleHere', { count }),
  }))
  return { text: say('askRival'), options: [...bots, ...several, ...people], usual: levels.indexOf(LEVEL) }
}
