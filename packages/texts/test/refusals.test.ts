import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { refusalsOf } from '../../../scripts/refusal-codes.mjs'
import { interfaceLanguages, surface, type Texts, textsOf } from './catalogues.ts'

const { routes, games, table } = refusalsOf(fileURLToPath(new URL('../../../', import.meta.url)))
const tables = [...Object.values(games).flat(), ...table]
/** The page adds the end of the ban, which is not part of the refusal. */
const MORE: Readonly<Record<string, readonly string[]>> = { 'no-newcomers': ['date'] }
/** The page has its own sentence for a ban. */
const isCode = (code: string) => /^[a-z-]+$/.test(code) && code !== 'banned'
/** Codes of the routes that the terminal uses, and of closed connections. */
const OF_TERMINAL = ['banned', 'no-newcomers', 'bad-login', 'signed-out', 'private', 'reload', 'shutdown']

/** A route's refusal may have its own sentence; a table's never has. */
const textFor = (texts: Texts, code: string, isRoute: boolean): string | undefined =>
  (isRoute ? texts[`fault_${code}`] : undefined) ?? texts[`refusal_${code}`]

const unsaid = (
  texts: Texts,
  found: readonly { code: string; params?: readonly string[] }[],
  isRoute: boolean,
) =>
  found
    .filter(({ code }) => isCode(code))
    .flatMap(({ code, params }) => {
      const text = textFor(texts, code, isRoute)
      if (text === undefined || text === '') return [`${code}: no text`]
      const asked = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!)
      const said = [...(params ?? asked), ...(MORE[code] ?? [])]
      return asked.filter((name) => !said.includes(name)).map((name) => `${code}: {{${name}}} is never given`)
    })

describe('every refusal of games, tables and routes', () => {
  it('is found in the sources', () => {
    const codes = new Set([...tables, ...routes].map(({ code }) => code).filter(isCode))
    expect(codes.size).toBeGreaterThan(170)
    expect([...tables, ...routes].map(({ code }) => code).filter((code) => !/^[a-z-]+$/.test(code))).toEqual(
      [],
    )
    for (const code of [
      'unknown-word',
      'not-longer',
      'not-captain',
      'naming-piece',
      'stock-short',
      'eraser-inside',
    ])
      expect(codes).toContain(code)
    expect(games['typ-dom']).toContainEqual({ code: 'stock-short', params: ['colour', 'left'] })
    expect(routes.map(({ code }) => code)).toEqual(expect.arrayContaining(['no-newcomers', 'conflict']))
  })

  it.each(interfaceLanguages)(
    'has a text on the page in %s that uses only parameters of the refusal',
    async (language) => {
      const texts = { ...(await textsOf('page/account', language)), ...(await surface('page', language)) }
      expect(unsaid(texts, tables, false)).toEqual([])
      expect(unsaid(texts, routes, true)).toEqual([])
    },
  )

  it.each(interfaceLanguages)('has a text in the terminal in %s', async (language) => {
    const texts = await surface('terminal', language)
    expect(unsaid(texts, tables, false)).toEqual([])
    expect(OF_TERMINAL.filter((code) => !textFor(texts, code, true))).toEqual([])
  })
})
