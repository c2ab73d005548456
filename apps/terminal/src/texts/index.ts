import { type InterfaceLanguage, interfaceLanguages, languageNames as interfaceNames } from '@estocade/texts'
import { de } from '@estocade/texts/terminal/de'
import { en, type Texts } from '@estocade/texts/terminal/en'
import { es } from '@estocade/texts/terminal/es'
import { fr } from '@estocade/texts/terminal/fr'
import { it } from '@estocade/texts/terminal/it'
import { vi } from '@estocade/texts/terminal/vi'
import type { LexiconId } from '@estocade/words'

export { type InterfaceLanguage, interfaceLanguages } from '@estocade/texts'

export const catalogues: Readonly<Record<InterfaceLanguage, Texts>> = { fr, de, en, es, it, vi }

/** Each language of words in its own words. */
export const languageNames: Readonly<Record<LexiconId, string>> = {
  ...interfaceNames,
  vi29: 'Tiếng Việt (29)',
}

export type TextKey = keyof Texts & string
export type CommandName = TextKey extends infer K ? (K extends `command_${infer Name}` ? Name : never) : never

type Params = Readonly<Record<string, string | number>>

/** Says a text of the catalogue with its blanks filled. */
export interface Say {
  (key: TextKey, params?: Params): string
  readonly language: InterfaceLanguage
  /** A command's name in this language. */
  command(name: CommandName): string
  /** A refusal in this language; in English where the catalogue has none for its code. */
  refusal(refusal: { readonly code: string; readonly params: Params; readonly text: string }): string
}

export function sayIn(language: InterfaceLanguage): Say {
  const texts: Readonly<Record<string, string>> = catalogues[language]
  const say = (key: TextKey, params: Params = {}) => fill(texts[key]!, params)
  return Object.assign(say, {
    language,
    command: (name: CommandName) => texts[`command_${name}`]!.split(' ')[0]!,
    refusal({ code, params, text }: Parameters<Say['refusal']>[0]) {
      // Why a word does not count says more than that it does not.
      const word = (code === 'no-word' || code === 'not-a-word') && params.reason !== 'foreign-letter'
      const told = (word ? texts[`refusal_${params.reason}`] : undefined) ?? texts[`refusal_${code}`]
      return told === undefined ? text : fill(told, params)
    },
  })
}

const fill = (text: string, params: Params): string =>
  text.replace(/\{(\w+)\}/g, (blank, name: string) => `${params[name] ?? blank}`)

const commandNames = Object.keys(en).flatMap((key) =>
  key.startsWith('command_') ? [key.slice('command_'.length) as CommandName] : [],
)

/** Typed names are compared without marks and case. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/gi, 'd')
    .replace(/ß/g, 'ss')
    .toLowerCase()

/** The command of this name, in the player's language or in English. */
export function commandNamed(language: InterfaceLanguage, text: string): CommandName | undefined {
  const wanted = bare(text)
  for (const texts of [catalogues[language], en] as readonly Readonly<Record<string, string>>[]) {
    const found = commandNames.find((name) => bare(texts[`command_${name}`]!).split(' ').includes(wanted))
    if (found !== undefined) return found
  }
  return undefined
}

/** The language asked for, else that of the environment, else English. */
export function preferredLanguage(env: NodeJS.ProcessEnv): InterfaceLanguage {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '')
  return interfaceLanguages.find((one) => one === locale?.slice(0, 2)) ?? 'en'
}
