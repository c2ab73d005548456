import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cutFonts } from '../fonts-plugin.ts'
import { charactersOf } from './woff2-characters.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The files of the typeface of all other texts, for our alphabets. */
function sansFiles(): readonly string[] {
  const name = '@fontsource-variable/source-sans-3/package.json'
  const folder = join(dirname(fileURLToPath(import.meta.resolve(name))), 'files')
  const files = readdirSync(folder).filter((file) => /(latin|latin-ext|vietnamese)-wght-normal/.test(file))
  return files.map((file) => join(folder, file))
}

const serifFiles = async (): Promise<readonly string[]> =>
  (await cutFonts()).filter(({ name }) => name.endsWith('normal')).map(({ file }) => file)

/** Arrow keys are drawn; a browser makes the narrow space out of the usual one. */
const APART = new Set('←↑→↓\u202f')

function textsOfThePage(): ReadonlySet<string> {
  const found = new Set<string>()
  for (const folder of ['apps/web/src', 'packages/texts/src'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (/\.(tsx?|css)$/.test(name) && !name.includes('terminal'))
        for (const one of readFileSync(join(root, folder, name), 'utf8').normalize()) found.add(one)
  return found
}

describe('the typefaces of the page', () => {
  it.each([
    ['titles and letters', serifFiles],
    ['other texts', sansFiles],
  ])('the typeface of %s has every character of the texts, or it is drawn', async (_, filesOf) => {
    const files = await filesOf()
    expect(files.length).toBe(3)
    const has = new Set(files.flatMap((file) => [...charactersOf(file)]))
    expect(has.size).toBeGreaterThan(500)
    const lacks = [...textsOfThePage()].filter(
      (one) => one >= ' ' && !APART.has(one) && !has.has(one.codePointAt(0)!),
    )
    expect(lacks).toEqual([])
  })
})
