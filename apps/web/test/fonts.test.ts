import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { charactersOf } from './woff2-characters.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Our alphabets' parts of the two typefaces. */
const PARTS = /(latin|latin-ext|vietnamese)-(standard|wght)-normal\.woff2$/

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
  it.each(['fraunces', 'source-sans-3'])('%s has every character of the texts, or it is drawn', (face) => {
    const at = dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${face}/package.json`)))
    const files = readdirSync(join(at, 'files')).filter((name) => PARTS.test(name))
    const has = new Set(files.flatMap((name) => [...charactersOf(join(at, 'files', name))]))
    expect(has.size).toBeGreaterThan(500)
    const lacks = [...textsOfThePage()].filter(
      (one) => one >= ' ' && !APART.has(one) && !has.has(one.codePointAt(0)!),
    )
    expect(lacks).toEqual([])
  })
})
