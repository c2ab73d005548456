import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { credits } from '../src/credits.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const { dependencies } = JSON.parse(read('../sources/package.json')) as {
  dependencies: Record<string, string>
}

describe('credits', () => {
  it('name every package that a dictionary is built from, in its version, and no other', () => {
    const pinned = Object.entries(dependencies).map(
      ([name, range]) => `${name} ${range.replace(/^npm:.*@/, '')}`,
    )
    expect(credits.map(({ source, version }) => `${source} ${version}`).sort()).toEqual(pinned.sort())
  })

  it('are the same in docs/licences.md', () => {
    const page = read('../../../docs/licences.md')
    for (const { language, source, version, licence, authors, taken } of credits)
      expect(page).toContain(`| ${language} | ${source} ${version} | ${licence} | ${authors} | ${taken} |`)
  })
})
