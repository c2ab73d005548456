import { readdirSync } from 'node:fs'
import { interfaceLanguages } from '../src/languages.ts'

export type Texts = Readonly<Record<string, string>>

const src = new URL('../src/', import.meta.url)
const foldersIn = (path: string): readonly string[] =>
  readdirSync(new URL(path, src), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}${name}`)

/** Every folder that has one file for each language: those of all surfaces, then the page's and the terminal's. */
export const namespaces: readonly string[] = [
  ...foldersIn('').filter((name) => name !== 'page' && name !== 'terminal'),
  ...foldersIn('page/'),
  ...foldersIn('terminal/'),
]

export async function textsOf(namespace: string, language: string): Promise<Texts> {
  const file = (await import(new URL(`${namespace}/${language}.ts`, src).href)) as Readonly<
    Record<string, Texts>
  >
  return file[language]!
}

/** The texts that a surface uses under their own keys: the page loads those of options, reviews and the dictionary after its start. */
export const surface = async (name: 'page' | 'terminal', language: string): Promise<Texts> => ({
  ...(await textsOf(name, language)),
  ...(name === 'page' ? await textsOf('page/review', language) : {}),
  ...(name === 'page' ? await textsOf('page/words', language) : {}),
  ...(name === 'page' ? await textsOf('options', language) : {}),
})

/** Namespaces that the page loads only when they are needed; their keys begin with the namespace's name. */
export const LATER = ['page/rulebook', 'page/account', 'page/about', 'page/moderation']

export { interfaceLanguages }

export const placeholders = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].toSorted()

/** The key that sources use: without the suffix of a plural form, or of the form that addresses the player. */
export const stem = (key: string): string => key.replace(/_(zero|one|many|other)$/, '').replace(/_you$/, '')
