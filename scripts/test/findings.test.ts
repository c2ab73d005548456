import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(`${root}/docs/security-findings.md`, 'utf8')
const rows = [...page.matchAll(/^\| (F\d+) \| .+ \| `(.+)` \| (.+) \|$/gm)].map(([, id, file, title]) => ({
  id: id!,
  file: file!,
  title: title!,
}))

describe('docs/security-findings.md', () => {
  it('has a test for each of the 23 findings', () => {
    const ids = new Set(rows.map(({ id }) => id))
    expect([...ids]).toEqual(Array.from({ length: 23 }, (_, n) => `F${n + 1}`))
  })

  it.each(rows)('$id: $title', ({ file, title }) => {
    const source = readFileSync(`${root}/${file}`, 'utf8')
    const quoted = [`'${title}'`, `\`${title}\``, `"${title}"`]
    expect(quoted.some((text) => source.includes(text))).toBe(true)
  })
})
