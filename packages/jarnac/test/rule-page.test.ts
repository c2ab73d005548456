import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const page = read('../../../docs/rules/jarnac.md')
const sources = readdirSync(new URL('../src', import.meta.url))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => read(`../src/${name}`))
  .join('\n')
const tests = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => read(`./${name}`))
  .join('\n')

const ids = [...page.matchAll(/^- \*\*(J\d+) /gm)].map(([, id]) => id!)

describe('the rule page', () => {
  it('names each rule once', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(45)
  })

  it.each(ids)('%s has a test that begins with it', (id) => {
    expect(tests).toMatch(new RegExp(`(it|describe)(\\.each\\([^]*?\\))?\\(\\s*'${id} `))
  })

  it('knows every rule that the code names', () => {
    const named = [...sources.matchAll(/\bJ\d+\b/g)].map(([id]) => id)
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('lists every refusal code', () => {
    const codes = [...sources.matchAll(/(?:refuse|bad)\(\s*'([a-z-]+)'/g)].map(([, code]) => code!)
    expect(codes.length).toBeGreaterThan(40)
    expect(codes.filter((code) => !page.includes(`\`${code}\``))).toEqual([])
  })
})
