import { type GameEntry, type OptionSpec, optionAt, optionIn, presetsFor } from '@estocade/games'
import { type LexiconId, lexiconIds } from '@estocade/words'
import { gameOf } from '../games/index.ts'
import { dictionaryNames, type Say } from '../texts/index.ts'
import type { Front } from './front.ts'
import { levelName } from './names.ts'
import { isOffered } from './options/option-flags.ts'
import { answersTo, valueFrom, valueText } from './options/option-values.ts'
import { ratingLine, suitedLevel } from './own-rating.ts'
import {
  type ChosenRules,
  gamesHere,
  openingOf,
  refusalOf,
  rulesFor,
  sidesOf,
  usualLanguage,
  type Wishes,
} from './setup.ts'
import type { LocalOpening } from './table/local-session.ts'

/** One question after the other, each with its usual answer: game, language, rule set, options. */
export async function askRules(
  wishes: Wishes,
  say: Say,
  front: Front,
  at: 'home' | 'server' = 'home',
): Promise<ChosenRules | undefined> {
  const entry = await askGame(say, front)
  if (entry === undefined) return undefined
  const lang = wishes.lang ?? (await askLanguage(entry, say, front))
  if (lang === undefined) return undefined
  const presets = presetsFor(entry.options, lang)
  const preset =
    presets.length < 2
      ? presets[0]!.id
      : await front.ask({
          text: say('askPreset'),
          options: presets.map(({ id }) => ({
            value: id,
            label: `${say.named(`preset_${id}`)} – ${say.named(`presetIs_${id}`)}`,
          })),
          usual: 0,
        })
  if (preset === undefined) return undefined
  return askOptions(rulesFor({ ...wishes, game: entry.id, lang, preset }, say, at), say, front)
}

export const askGame = (say: Say, front: Front): Promise<GameEntry | undefined> =>
  front.ask({
    text: say('askGame'),
    options: gamesHere.map((entry) => ({
      value: entry,
      label: `${entry.name} – ${say.named(`about_${entry.id}`)}`,
    })),
    usual: 0,
  })

const askLanguage = (entry: GameEntry, say: Say, front: Front): Promise<LexiconId | undefined> =>
  front.ask({
    text: say('askLanguage'),
    options: lexiconIds.map((value) => ({ value, label: dictionaryNames[value] })),
    usual: lexiconIds.indexOf(usualLanguage(entry, say)),
  })

/** Every option with its value; the player changes one after the other, then begins. */
async function askOptions(rules: ChosenRules, say: Say, front: Front): Promise<ChosenRules | undefined> {
  let now = rules
  const specs = rules.entry.options.options.filter(isOffered).map((spec) => optionIn(spec, rules.language))
  for (;;) {
    const spec = await front.ask<OptionSpec | 'begin'>({
      text: say('askOptions'),
      options: [
        { value: 'begin', label: say('beginNow') },
        ...specs.map((value) => ({ value, label: optionLabel(now, value, say) })),
      ],
      usual: 0,
    })
    if (spec === undefined) return undefined
    if (spec === 'begin') return now
    const value = await askValue(spec, say, front)
    if (value === undefined) continue
    const next = { ...now, options: { ...now.options, [spec.key]: value } }
    const refusal = refusalOf(next, say)
    if (refusal === undefined) now = next
    else await front.show([refusal])
  }
}

function optionLabel({ entry, language, options }: ChosenRules, spec: OptionSpec, say: Say): string {
  const config = entry.configure(options, language)
  const value = config.ok ? optionAt(config.value, spec.key) : spec.default
  return say('labelled', { label: say.named(`option_${spec.key}`), value: valueText(spec, value, say) })
}

async function askValue(spec: OptionSpec, say: Say, front: Front): Promise<unknown> {
  const text = `${say.named(`option_${spec.key}`)}. ${say.named(`optionIs_${spec.key}`)}`
  const among = spec.type === 'choice' ? spec.among : spec.type === 'flag' ? [true, false] : undefined
  if (among === undefined) {
    const typed = await front.askText(`${text}${answersTo(spec, say)}`, '')
    return typed === undefined || typed === '' ? undefined : valueFrom(spec, typed)
  }
  return front.ask<unknown>({
    text,
    options: among.map((value) => ({ value, label: valueText(spec, value, say) })),
    usual: Math.max(0, (among as readonly unknown[]).indexOf(spec.default)),
  })
}

/** Asks who plays: how many at this keyboard, their names, and each bot's level. */
export async function askOpening(wishes: Wishes, say: Say, front: Front): Promise<LocalOpening | undefined> {
  const rules = await askRules(wishes, say, front)
  if (rules === undefined) return undefined
  const { min, max } = sidesOf(rules)
  const you = wishes.name ?? say('you')
  if (max === 1) return openingOf(rules, [you], [], wishes.seed)
  const people = await askPeople(rules, max, you, say, front)
  if (people === undefined) return undefined
  const bots = await askBots(rules, Math.max(0, min - people.length), max - people.length, say, front)
  return bots === undefined ? undefined : openingOf(rules, people, bots, wishes.seed)
}

async function askPeople(
  { entry }: ChosenRules,
  max: number,
  you: string,
  say: Say,
  front: Front,
): Promise<readonly string[] | undefined> {
  if (gameOf(entry.id).ownScreens) return [you]
  const count = await askCount(say('askPeople'), 1, max, 1, front)
  if (count === undefined || count === 1) return count === undefined ? undefined : [you]
  const names: string[] = []
  for (let seat = 1; seat <= count; seat++) {
    const usual = say('playerNumber', { number: seat })
    const name = await front.askText(say('askNameOf', { seat }), usual)
    if (name === undefined) return undefined
    names.push(name)
  }
  return names
}

async function askBots(
  { entry, language }: ChosenRules,
  min: number,
  max: number,
  say: Say,
  front: Front,
): Promise<readonly string[] | undefined> {
  const count = max === 0 ? 0 : await askCount(say('askBots'), min, max, Math.min(max, min), front)
  if (count === undefined) return undefined
  const bots: string[] = []
  const suited = suitedLevel(entry.id, language)
  const known = ratingLine(say, entry.id, language)
  for (let i = 1; i <= count; i++) {
    const asked = count === 1 ? say('askRival') : say('askRivalOf', { number: i })
    const level = await front.ask({
      text: known === undefined ? asked : `${known} ${asked}`,
      options: entry.levels.map((value) => ({
        value,
        label: `${levelName(say, value)} – ${say.named(`plays_${value}`)}`,
      })),
      usual: Math.max(0, entry.levels.indexOf(suited)),
    })
    if (level === undefined) return undefined
    bots.push(level)
  }
  return bots
}

const askCount = (
  text: string,
  min: number,
  max: number,
  usual: number,
  front: Front,
): Promise<number | undefined> =>
  front.ask({
    text,
    options: Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: `${min + i}` })),
    usual: Math.max(0, usual - min),
  })
