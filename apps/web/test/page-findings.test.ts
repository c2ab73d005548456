import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

const rows = read('docs/page-findings.md')
  .split('\n')
  .flatMap((line) => line.match(/^\| ([HG][BM]\d+) \| .* \| (.*) \|$/)?.slice(1) ?? [])
const findings = new Map(Array.from({ length: rows.length / 2 }, (_, i) => [rows[2 * i]!, rows[2 * i + 1]!]))

/** Ids from 1 to `last`, each with its letters before it. */
const ids = (letters: string, last: number) => Array.from({ length: last }, (_, i) => `${letters}${i + 1}`)

it('every finding about the page is listed', () => {
  expect([...findings.keys()]).toEqual([...ids('HM', 17), ...ids('GB', 2), ...ids('GM', 21)])
})

it('every test that is named for a finding exists', () => {
  const missing = [...findings].filter(([, shown]) => {
    if (shown === 'none') return false
    return shown.split('; `').some((one) => {
      const [, path, title] = one.match(/^`?([^`]+)` (.+)$/) ?? []
      return path === undefined || !read(path).includes(title!)
    })
  })
  expect(missing).toEqual([])
})
