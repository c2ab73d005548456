import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Harvest } from '../build/harvest.ts'
import { pack } from '../build/pack.ts'
import {
  alphabets,
  checkHash,
  type Form,
  forms,
  type Lexicon,
  normalise,
  openLexicon,
  type PartOfSpeech,
  partsOfSpeech,
} from '../src/index.ts'

function opened(bytes: Uint8Array | ArrayBuffer): Lexicon {
  const result = openLexicon(bytes)
  if (!result.ok) throw new Error(result.error.text)
  return result.value
}

const letter = (i: number) => String.fromCharCode(65 + i)

const harvestOf = (
  ...rows: readonly (readonly [word: string, display: string, lemma: string, PartOfSpeech, Form])[]
) => {
  const harvest = new Harvest()
  for (const [word, display, lemma, pos, form] of rows) harvest.add(word, { display, lemma, pos, form })
  return harvest
}

const small = () =>
  pack(
    'de',
    harvestOf(
      ['LAEUFE', 'Läufe', 'Lauf', 'noun', 'plural'],
      ['LAUF', 'Lauf', 'Lauf', 'noun', 'singular'],
      ['LAUFEN', 'laufen', 'laufen', 'verb', 'infinitive'],
    ),
  )

describe('the lexicon file', () => {
  it('finds all words of an entry, like a loop over all words', () => {
    const rows = Array.from({ length: 40 }, (_, i) => {
      const lemma = `wort${'abcd'[i % 4]}`
      const word = `WORT${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(65 + (i >> 2))}`
      return [word, word.toLowerCase(), lemma, 'noun', 'plural'] as const
    })
    const lexicon = opened(pack('de', harvestOf(...rows)))
    const words = [...lexicon.words()]
    for (const word of words) {
      const entries = new Set(lexicon.readingsOf(word).map(({ entry }) => entry))
      const slow = words.filter((one) => lexicon.readingsOf(one).some(({ entry }) => entries.has(entry)))
      const fast = lexicon.readings!.sharing(entries, lexicon.size).map((number) => lexicon.wordAt(number))
      expect(fast).toEqual(slow)
      expect(fast.length).toBeGreaterThan(1)
    }
  })

  it('returns lemma, part of speech, form and display form of every word', () => {
    const lexicon = opened(
      pack(
        'de',
        harvestOf(
          ['ESSEN', 'Essen', 'Esse', 'noun', 'plural'],
          ['ESSEN', 'essen', 'essen', 'verb', 'infinitive'],
          ['ESSEN', 'Essen', 'Essen', 'noun', 'singular'],
          ['GROESSE', 'Größe', 'Größe', 'noun', 'singular'],
          ['IPHONE', 'iPhone', 'iPhone', 'name', 'brand'],
          ['KG', 'kg.', 'kg.', 'abbreviation', 'base'],
        ),
      ),
    )
    expect(lexicon.readingsOf('ESSEN').map(({ lemma, display }) => [lemma, display])).toEqual([
      ['Esse', 'Essen'],
      ['Essen', 'Essen'],
      ['essen', 'essen'],
    ])
    expect(lexicon.display('ESSEN')).toBe('Essen')
    expect(lexicon.display('GROESSE')).toBe('Größe')
    expect(lexicon.display('IPHONE')).toBe('iPhone')
    expect(lexicon.readingsOf('KG')).toMatchObject([{ display: 'kg.', pos: 'abbreviation', form: 'base' }])
    expect(lexicon.readingsOf('NICHTS')).toEqual([])
  })

  it('keeps every reading of any harvest', () => {
    const { de } = alphabets
    const text = fc.string({ unit: fc.constantFrom(...'abLSßäÖé'), minLength: 2, maxLength: 7 })
    const reading = fc.record({
      display: text,
      lemma: fc.oneof(text, fc.string({ maxLength: 4 })),
      pos: fc.constantFrom(...partsOfSpeech),
      form: fc.constantFrom(...forms),
      entry: fc.constantFrom('one', 'two', 'three'),
    })
    fc.assert(
      fc.property(
        fc.array(reading, { maxLength: 80 }),
        fc.array(text, { maxLength: 40 }),
        (readings, more) => {
          const harvest = new Harvest()
          const tiles = (written: string) => {
            const normalised = normalise(written, de)
            return normalised.ok ? normalised.value : ''
          }
          for (const one of readings) harvest.add(tiles(one.display), one)
          for (const word of more) harvest.add(tiles(word))
          const lexicon = opened(pack('de', harvest))
          const entries = new Map<number, string>()
          for (const [word, expected] of harvest.words) {
            const found = lexicon.readingsOf(word)
            const plain = (list: readonly object[]) => list.map((item) => JSON.stringify(item)).sort()
            expect(plain(found.map(({ entry, ...rest }) => ({ ...rest, entry: entry >= 0 })))).toEqual(
              plain(
                expected.map(({ lemma, pos, form, display }) => ({
                  lemma: lemma.normalize('NFC'),
                  pos,
                  form,
                  display,
                  entry: true,
                })),
              ),
            )
            for (const { lemma, pos, form, display, entry } of found) {
              const names = expected
                .filter((one) => one.lemma.normalize('NFC') === lemma && one.pos === pos)
                .filter((one) => one.form === form && one.display === display)
                .map((one) => one.entry)
              if (names.length !== 1) continue
              expect(entries.get(entry) ?? names[0]).toBe(names[0])
              entries.set(entry, names[0]!)
            }
          }
          expect(new Set(entries.values()).size).toBe(entries.size)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('keeps every mark, single words and runs of neighbours alike', () => {
    const words = Array.from(
      { length: 400 },
      (_, i) => `W${letter(i >> 5)}${letter(i & 15)}${letter(i & 16)}`,
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(399), fc.nat(200)), { maxLength: 8 }), (runs) => {
        const harvest = new Harvest()
        for (const word of words) harvest.add(word)
        const sorted = [...harvest.words.keys()].sort()
        for (const [start, length] of runs)
          for (const word of sorted.slice(start, start + 1 + length)) harvest.offensive.add(word)
        const lexicon = opened(pack('en', harvest))
        expect([...lexicon.words()].filter((word) => lexicon.offends(word))).toEqual(
          sorted.filter((word) => harvest.offensive.has(word)),
        )
      }),
    )
  })

  it('writes Vietnamese with its spaces and tones', () => {
    const lexicon = opened(pack('vi', harvestOf(['ĐATNUOC', 'đất nước', 'đất nước', 'noun', 'singular'])))
    expect(lexicon.display('ĐATNUOC')).toBe('đất nước')
  })

  it('shows a word as a common word rather than as a name', () => {
    const harvest = harvestOf(
      ['ROSE', 'Rose', 'Rose', 'name', 'first name'],
      ['ROSE', 'rose', 'rose', 'noun', 'singular'],
    )
    expect(opened(pack('fr', harvest)).display('ROSE')).toBe('rose')
  })

  it('ranks words by how common they are', () => {
    const harvest = new Harvest()
    for (let i = 0; i < 512; i++) {
      const word = `${String.fromCharCode(65 + (i >> 5))}${String.fromCharCode(65 + (i & 15))}${i & 16 ? 'X' : 'Y'}`
      harvest.add(word)
      harvest.commonness.set(word, i * i)
    }
    const lexicon = opened(pack('en', harvest))
    expect(lexicon.commonness('AAY')).toBe(0)
    expect(lexicon.commonness('PPX')).toBe(255)
    const values = [...lexicon.words()].map((word) => lexicon.commonness(word))
    for (const value of new Set(values)) expect(values.filter((one) => one === value)).toHaveLength(2)
  })

  it('refuses a word that is not normalised', () => {
    expect(() => pack('it', harvestOf(['JUDO', 'judo', 'judo', 'noun', 'singular']))).toThrow('JUDO')
  })

  it('is read in place, also from the middle of a larger buffer', () => {
    const bytes = small()
    const shifted = new Uint8Array(bytes.length + 9).fill(7)
    shifted.set(bytes, 5)
    for (const file of [bytes, bytes.buffer, shifted.subarray(5, 5 + bytes.length)])
      expect([...opened(file).words()]).toEqual(['LAEUFE', 'LAUF', 'LAUFEN'])
  })
})

describe('a bad lexicon file', () => {
  const code = (bytes: Uint8Array) => {
    const result = openLexicon(bytes)
    return result.ok ? 'ok' : result.error.code
  }

  it('is detected if it is not a lexicon at all', () => {
    expect(code(new Uint8Array(0))).toBe('foreign-file')
    expect(code(new TextEncoder().encode('AAH\nAAL\nAAS\n'.repeat(20)))).toBe('foreign-file')
  })

  it('is detected if it has another version', () => {
    const bytes = small()
    bytes[8]!++
    expect(openLexicon(bytes)).toMatchObject({
      ok: false,
      error: { code: 'other-version', text: expect.stringContaining('format') },
    })
  })

  it('is detected wherever it is truncated', () => {
    const bytes = small()
    for (let length = 8; length < bytes.length; length++)
      expect(code(bytes.slice(0, length))).toBe('truncated')
    expect(code(new Uint8Array([...bytes, 0]))).toBe('truncated')
  })

  it('is detected by its hash, whichever byte is changed', () => {
    const bytes = small()
    expect(checkHash(bytes)).toEqual({ ok: true, value: opened(bytes).hash })
    for (let at = 0; at < bytes.length; at++) {
      const damaged = bytes.slice()
      damaged[at]! ^= 1 << (at % 8)
      expect(checkHash(damaged).ok).toBe(false)
    }
  })

  it('never throws when opened, whatever its header says', () => {
    const bytes = small()
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 63 + 12 * 8 }), fc.nat(255), (at, byte) => {
        const damaged = bytes.slice()
        damaged[at] = byte
        openLexicon(damaged)
      }),
      { numRuns: 500 },
    )
  })
})
