import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { refusalsOf } from '../../../../scripts/refusal-codes.mjs'
import { catalogues, interfaceLanguages, sayIn } from '../../src/texts/index.ts'

const { jarnac, typDom, abrahaminetz, table } = refusalsOf(
  fileURLToPath(new URL('../../../../', import.meta.url)),
)
const all = [...jarnac, ...typDom, ...abrahaminetz, ...table]
/** Of the routes that the terminal asks, and why a connection ends. */
const AROUND = ['banned', 'no-newcomers', 'bad-login', 'signed-out', 'private', 'reload', 'shutdown']

describe('every refusal that a player in the terminal can meet', () => {
  it.each(interfaceLanguages)('has a text in %s, which asks for nothing that is not said', (language) => {
    const texts: Readonly<Record<string, string>> = catalogues[language]
    const codes = new Set([...all.map(({ code }) => code), ...AROUND])
    expect(codes.size).toBeGreaterThan(140)
    expect([...codes].filter((code) => !texts[`refusal_${code}`])).toEqual([])
    const open = all.flatMap(({ code, params = [] }) =>
      [...texts[`refusal_${code}`]!.matchAll(/\{(\w+)\}/g)]
        .filter(([, name]) => !params.includes(name!))
        .map(([hole]) => `${code} ${hole}`),
    )
    expect(open).toEqual([])
  })

  it('why a word does not count is told, where the game says it', () => {
    const refusal = { code: 'no-word', params: { word: 'IRRT', reason: 'verb-form' }, text: 'English' }
    expect(sayIn('en').refusal(refusal)).toBe('This form of the verb is not allowed: IRRT.')
    const foreign = { ...refusal, params: { word: 'ÅNGEL', reason: 'foreign-letter' } }
    expect(sayIn('en').refusal(foreign)).toBe('ÅNGEL is not a word here.')
  })
})
