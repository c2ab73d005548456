import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jarnacOptions } from '../src/presets.ts'

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

  it('lists the options of each rule set as they are', () => {
    const [head = '', ...rows] = page.split('## Options of each rule set\n')[1]!.split('\n\n')[0]!.split('\n')
    const names = [...head.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!)
    expect(names).toEqual(jarnacOptions.presets.map(({ id }) => id))
    const written: Readonly<Record<string, string>> = {
      '{"type":"none"}': 'none',
      '{"type":"turn","seconds":60}': '60 s a turn',
      true: 'yes',
      false: 'no',
      20: '20 s',
    }
    const listed = rows.flatMap((row) => /^\| `(\w+)`[^|]*\|(.*)\|$/.exec(row)?.slice(1, 3) ?? [])
    expect(listed.length).toBe(2 * 7)
    for (let i = 0; i < listed.length; i += 2) {
      const spec = jarnacOptions.options.find(({ key }) => key === listed[i])!
      const none = spec.key === 'calls' ? 'no limit' : 'none'
      const values = jarnacOptions.presets.map(({ sets }) => {
        const value = (sets as Readonly<Record<string, unknown>>)[spec.key] ?? spec.default
        if (value === null) return none
        const text = typeof value === 'string' ? value : JSON.stringify(value)
        return written[text] ?? text
      })
      expect([spec.key, listed[i + 1]!.split('|').map((cell) => cell.trim())]).toEqual([spec.key, values])
    }
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
