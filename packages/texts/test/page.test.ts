import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { de } from '../src/page/de.ts'
import { en } from '../src/page/en.ts'
import { es } from '../src/page/es.ts'
import { fr } from '../src/page/fr.ts'
import { it as italian } from '../src/page/it.ts'
import { vi } from '../src/page/vi.ts'

const all: Readonly<Record<string, Readonly<Record<string, string>>>> = { fr, de, en, es, it: italian, vi }
const folder = new URL('../src/page/', import.meta.url)
const LATER = ['rulebook', 'account']
const rooms = readdirSync(folder, { withFileTypes: true })
  // Some come later, under keys of their own.
  .filter((entry) => entry.isDirectory() && !LATER.includes(entry.name))
  .map(({ name }) => name)
const holes = (text: string): readonly string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

describe('texts', () => {
  it.each(Object.keys(all))('%s has every key, with the same holes and nothing left empty', (language) => {
    const texts = all[language]!
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort())
    for (const [key, text] of Object.entries(texts)) {
      // A form for one thing need not repeat the number.
      const wanted = holes((en as Record<string, string>)[key]!).filter(
        (hole) => !(key.endsWith('_one') && hole === '{{count}}'),
      )
      expect([key, holes(text).filter((hole) => !(key.endsWith('_one') && hole === '{{count}}'))]).toEqual([
        key,
        wanted,
      ])
      expect([key, text.trim()]).not.toEqual([key, ''])
    }
  })

  it.each(Object.keys(all))('%s has the same holes in what comes later', async (language) => {
    for (const room of LATER) {
      const read = async (of: string) =>
        ((await import(`../src/page/${room}/${of}.ts`)) as Record<string, Record<string, string>>)[of]!
      const [texts, english] = [await read(language), await read('en')]
      const other = Object.keys(english).filter(
        (key) => `${holes(texts[key]!)}` !== `${holes(english[key]!)}`,
      )
      expect(other).toEqual([])
    }
  })

  it('keeps each key in one room, where it is looked for', async () => {
    const keys: string[] = []
    for (const room of rooms) {
      const { en } = (await import(`../src/page/${room}/en.ts`)) as { en: object }
      keys.push(...Object.keys(en))
    }
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
    expect(keys.sort()).toEqual(Object.keys(en).sort())
  })
})
