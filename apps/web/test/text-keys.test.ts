import { readdirSync, readFileSync } from 'node:fs'
import { en } from '@estocade/texts/page/en'
import { expect, it } from 'vitest'

const root = new URL('../src/', import.meta.url)

/** Pages that wait for the texts of reviews and lessons, or of the dictionary, before they are shown. */
const LATER = /^(review\/(?!review-links)|rules\/|games\/[\w-]+\/review|words\/(page|facts|word-info))/

/** Keys that a source names, without those of a namespace, which are loaded with their page. */
function* keysIn(source: string): Iterable<string> {
  for (const [, first, second] of source.matchAll(
    /\bt\((?:[^()'`]*\?\s*)?'([\w.-]+)'(?:\s*:\s*'([\w.-]+)')?/g,
  )) {
    yield first!
    if (second !== undefined) yield second
  }
}

it('every text that a page shows at once is in the catalogue that is loaded first', () => {
  const known = (key: string) => [key, `${key}_one`, `${key}_other`].some((one) => one in en)
  const missing = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !LATER.test(name))
    .flatMap((name) =>
      [...keysIn(readFileSync(new URL(name, root), 'utf8'))]
        .filter((key) => !known(key))
        .map((key) => `${name}: ${key}`),
    )
  expect(missing).toEqual([])
})

it('no source joins two texts by a colon, because French has a space before it', () => {
  const joined =
    /\)\}:(?:\{' '\}|\s)|\$\{t\([^\n]*\)\}: |: \$\{t\(|game\}:\{' '\}|aria-label=\{`\$\{label\}: |(?:\]|subject)\}: [<{]/
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => joined.test(readFileSync(new URL(name, root), 'utf8')))
  expect(found).toEqual([])
})
