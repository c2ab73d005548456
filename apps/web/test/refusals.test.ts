import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type FoundRefusal, refusalsOf } from '../../../scripts/refusal-codes.mjs'

const languages = ['de', 'en', 'es', 'fr', 'it', 'vi'] as const
const rooms = ['refusals', 'typ-dom', 'abrahaminetz', 'common', 'account'] as const
const found = refusalsOf(fileURLToPath(new URL('../../../', import.meta.url)))

/** Where a page looks for a refusal, the first that is there being told. */
const places: Readonly<Record<keyof typeof found, readonly string[]>> = {
  jarnac: ['refusal_'],
  typDom: ['tdFault_', 'refusal_'],
  abrahaminetz: ['abrFault_', 'refusal_'],
  table: ['refusal_'],
  routes: ['fault_', 'refusal_'],
}
/** The page says when it ends, which is no part of the refusal; one that it is told of in another way. */
const MORE: Readonly<Record<string, readonly string[]>> = { 'no-newcomers': ['date'] }
const APART = ['banned']

const textsIn = async (language: string): Promise<Readonly<Record<string, string>>> => {
  const all = rooms.map((room) => import(`../../../packages/texts/src/page/${room}/${language}.ts`))
  return Object.assign({}, ...(await Promise.all(all)).map((room) => room[language]))
}
const textFor = (texts: Readonly<Record<string, string>>, from: keyof typeof found, code: string) =>
  places[from].map((place) => texts[place + code]).find((text) => text !== undefined && text !== '')
const everywhere = (Object.keys(places) as (keyof typeof found)[]).flatMap((from) =>
  found[from]
    .filter(({ code }) => /^[a-z-]+$/.test(code) && !APART.includes(code))
    .map((refusal): FoundRefusal & { from: keyof typeof found } => ({ ...refusal, from })),
)

describe('every refusal of games, tables and routes', () => {
  it('is found in the sources', () => {
    const codes = everywhere.map(({ code }) => code)
    expect(new Set(codes).size).toBeGreaterThan(170)
    expect(codes).toEqual(
      expect.arrayContaining([
        ...['unknown-word', 'not-longer', 'not-captain', 'naming-piece'],
        ...['stock-short', 'eraser-inside', 'no-newcomers', 'conflict'],
      ]),
    )
    expect(everywhere).toContainEqual({ code: 'stock-short', params: ['colour', 'left'], from: 'typDom' })
  })

  it.each(languages)('has a text in %s', async (language) => {
    const texts = await textsIn(language)
    const lacking = everywhere.filter(({ from, code }) => textFor(texts, from, code) === undefined)
    expect(lacking.map(({ from, code }) => `${from}: ${code}`)).toEqual([])
  })

  it.each(languages)('says all that its text in %s asks for', async (language) => {
    const texts = await textsIn(language)
    const open = everywhere.flatMap(({ from, code, params }) => {
      const holes = [...(textFor(texts, from, code) ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(
        ([, name]) => name!,
      )
      const said = [...(params ?? holes), ...(MORE[code] ?? [])]
      return holes.filter((name) => !said.includes(name)).map((name) => `${from}: ${code} {{${name}}}`)
    })
    expect(open).toEqual([])
  })
})
