import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { de } from '../src/texts/refusals/de.ts'
import { en } from '../src/texts/refusals/en.ts'
import { es } from '../src/texts/refusals/es.ts'
import { fr } from '../src/texts/refusals/fr.ts'
import { it as italian } from '../src/texts/refusals/it.ts'
import { vi } from '../src/texts/refusals/vi.ts'

const packages = new URL('../../../packages/', import.meta.url)

/** All TypeScript of a package, as one text. */
function sourcesOf(name: string): string {
  const folder = new URL(`${name}/src/`, packages)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
}

/** Codes stand in the sources as the first argument of the one function that refuses, `bad` being the options' own. */
const codesIn = (source: string): readonly string[] =>
  [...source.matchAll(/\b(?:refuse|bad)\(\s*'([a-z-]+)'/g)].map(([, code]) => code!)

/** Why the judge does not admit a word: the members of `Reason`. */
function reasons(): readonly string[] {
  const [, union] = /export type Reason =([^\n]*(?:\n {2}\| '[^\n]*)*)/.exec(sourcesOf('words'))!
  return [...union!.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code!)
}

const codes = [...new Set([...codesIn(sourcesOf('jarnac') + sourcesOf('table')), ...reasons()])]

describe('every refusal of Jarnac and of the table', () => {
  it('is found in the sources', () => {
    expect(codes.length).toBeGreaterThan(70)
    expect(codes).toEqual(expect.arrayContaining(['unknown-word', 'verb-form', 'not-longer', 'not-captain']))
  })

  it.each(Object.entries({ de, en, es, fr, it: italian, vi }))('has a text in %s', (_, texts) => {
    const known = texts as Readonly<Record<string, string>>
    expect(codes.filter((code) => (known[`refusal_${code}`] ?? '') === '')).toEqual([])
  })

  it.each(Object.entries({ de, es, fr, it: italian, vi }))('says the same things in %s', (_, texts) => {
    const names = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()
    const known = texts as Readonly<Record<string, string>>
    const other = Object.entries(en).filter(([key, text]) => `${names(text)}` !== `${names(known[key]!)}`)
    expect(other).toEqual([])
  })
})
