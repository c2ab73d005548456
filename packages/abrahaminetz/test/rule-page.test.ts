import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const page = read('../../../docs/rules/abrahaminetz.md')
const textOf = (folder: string, ending: string) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .map((name) => read(`${folder}/${name}`))
    .join('\n')
const sources = textOf('../src', '.ts')
const tests = textOf('.', '.test.ts')

const ids = [...page.matchAll(/^- \*\*(A\d+) /gm)].map(([, id]) => id!)

describe('the rule page', () => {
  it('names each rule once', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(31)
  })

  it.each(ids)('%s has a test that begins with it', (id) => {
    expect(tests).toMatch(new RegExp(`it(\\.each\\([^]*?\\))?\\(\\s*'${id} `))
  })

  it('knows every rule that the code names', () => {
    const named = [...sources.matchAll(/\bA\d+\b/g)].map(([id]) => id)
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('lists every refusal code of the rules', () => {
    const codes = [...sources.matchAll(/refuse\(\s*'([a-z-]+)'/g)].map(([, code]) => code!)
    expect(codes.length).toBeGreaterThan(30)
    expect(codes.filter((code) => !page.includes(`\`${code}\``))).toEqual([])
  })
})
