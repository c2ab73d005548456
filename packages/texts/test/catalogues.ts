import { readdirSync } from 'node:fs'
import { interfaceLanguages } from '../src/languages.ts'

export type Texts = Readonly<Record<string, string>>

const src = new URL('../src/', import.meta.url)
const foldersIn = (path: string): readonly string[] =>
  readdirSync(new URL(path, src), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}${name}`)

/** Every folder that has one file for each language: those of all surfaces, then the page's and the terminal's. */
export const rooms: readonly string[] = [
  ...foldersIn('').filter((name) => name !== 'page' && name !== 'terminal'),
  ...foldersIn('page/'),
  ...foldersIn('terminal/'),
]

export async function textsOf(room: string, language: string): Promise<Texts> {
  const file = (await import(new URL(`${room}/${language}.ts`, src).href)) as Readonly<Record<string, Texts>>
  return file[language]!
}

/** What a surface has at hand from the beginning. */
export const surface = (name: 'page' | 'terminal', language: string): Promise<Texts> =>
  textsOf(name, language)

/** Rooms that the page loads only where they are needed, under keys that begin with the room's name. */
export const LATER = ['page/rulebook', 'page/account', 'page/about', 'page/moderation']

export { interfaceLanguages }

export const placeholders = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].toSorted()

/** The key as sources ask for it: without the plural's form, and without the form that speaks to the player. */
export const stem = (key: string): string => key.replace(/_(zero|one|many|other)$/, '').replace(/_you$/, '')
