import { type InterfaceLanguage, interfaceLanguages } from '@estocade/texts'
import { numbersInTexts } from '@estocade/texts/numbers'
import { de } from '@estocade/texts/terminal/de'
import { en, type Texts } from '@estocade/texts/terminal/en'
import { es } from '@estocade/texts/terminal/es'
import { fr } from '@estocade/texts/terminal/fr'
import { it } from '@estocade/texts/terminal/it'
import { vi } from '@estocade/texts/terminal/vi'
import { createInstance, type TFunction } from 'i18next'

export {
  dictionaryName,
  dictionaryNames,
  type InterfaceLanguage,
  interfaceLanguages,
  usualDictionary,
} from '@estocade/texts'

export const catalogues: Readonly<Record<InterfaceLanguage, Texts>> = { fr, de, en, es, it, vi }

type Stem<Key> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key
/** What can be said; a text with plurals is named without its ending. */
export type TextKey = Stem<keyof Texts & string>
export type CommandName = TextKey extends infer K ? (K extends `command_${infer Name}` ? Name : never) : never

type Params = Readonly<Record<string, string | number>>

/** Says a text of the catalogue with its placeholders filled in. */
export interface Say {
  (key: TextKey, params?: Params): string
  readonly language: InterfaceLanguage
  /** The text of a key made at run time, such as an option's; the key itself where there is none. */
  named(key: string, params?: Params): string
  /** A command's name in this language. */
  command(name: CommandName): string
  /** A refusal in this language; the developer's English where the catalogue has none for its code. */
  refusal(refusal: { readonly code: string; readonly params: Params; readonly text: string }): string
}

export function sayIn(language: InterfaceLanguage): Say {
  const t = translator(language)
  return Object.assign((key: TextKey, params: Params = {}) => t(key, params), {
    language,
    named: (key: string, params: Params = {}) => t(key, params),
    command: (name: CommandName) => catalogues[language][`command_${name}`].split(' ')[0]!,
    refusal({ code, params, text }: Parameters<Say['refusal']>[0]) {
      // The reason why a word does not count says more than that it does not.
      const word = (code === 'no-word' || code === 'not-a-word') && params.reason !== 'foreign-letter'
      const why = word && params.reason !== undefined ? [`refusal_${params.reason}`] : []
      const because = params.because === undefined ? [] : ['refusal_removed-word_because']
      return t([...because, ...why, `fault_${code}`, `refusal_${code}`], { ...params, defaultValue: text })
    },
  })
}

function translator(language: InterfaceLanguage): TFunction {
  const i18n = createInstance().use(numbersInTexts)
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: catalogues[language] } },
    fallbackLng: false,
    // All texts are loaded already, so the first one can be used at once.
    initAsync: false,
    // Keys are flat; some hold a dot.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
  })
  return i18n.t
}

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

/** The language of the environment, else English. */
export function preferredLanguage(env: NodeJS.ProcessEnv): InterfaceLanguage {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '')
  return interfaceLanguages.find((one) => one === locale?.slice(0, 2)) ?? 'en'
}

/** The language that a command line asks for, else that of the environment. */
export function languageIn(args: readonly string[], env: NodeJS.ProcessEnv): InterfaceLanguage {
  const at = args.findIndex((arg) => arg === '--ui' || arg.startsWith('--ui='))
  const asked = at < 0 ? undefined : (args[at]!.split('=')[1] ?? args[at + 1])
  return interfaceLanguages.find((language) => language === asked) ?? preferredLanguage(env)
}
