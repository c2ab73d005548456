import { describe, expect, it } from 'vitest'
import { alphabets, type LexiconId, lexiconIds, normalise } from '../src/index.ts'

const normalised = (text: string, id: LexiconId) => {
  const result = normalise(text, alphabets[id])
  return result.ok ? result.value : result.error.letter
}

describe('normalising to tiles', () => {
  it.each([
    ['fr', 'cœur', 'COEUR'],
    ['fr', 'ex æquo'.replace(' ', ''), 'EXAEQUO'],
    ['fr', 'Noël', 'NOEL'],
    ['fr', 'ça', 'CA'],
    ['fr', 'e\u0301te\u0301', 'ETE'],
    ['it', 'perché', 'PERCHE'],
    ['es', 'ñandú', 'ÑANDU'],
    ['es', 'n\u0303andu\u0301', 'ÑANDU'],
    ['es', 'pingüino', 'PINGUINO'],
    ['de', 'Läufe', 'LAEUFE'],
    ['de', 'Größe', 'GROESSE'],
    ['de', 'ÜBEN', 'UEBEN'],
    ['de', 'Café', 'CAFE'],
    ['en', 'naïve', 'NAIVE'],
    ['vi', 'đất nước', 'ĐATNUOC'],
    ['vi', 'Trường', 'TRUONG'],
    ['vi29', 'đất nước', 'ĐÂTNƯƠC'],
    ['vi29', 'ngoằn ngoèo', 'NGOĂNNGOEO'],
    ['vi29', 'thuở', 'THUƠ'],
  ] as const)('%s: %s is laid as %s', (id, text, tiles) => {
    expect(normalised(text, id)).toBe(tiles)
  })

  it.each([
    ['fr', "aujourd'hui", "'"],
    ['fr', 'arc-en-ciel', '-'],
    ['fr', 'pomme de terre', ' '],
    ['it', 'judo', 'j'],
    ['vi', 'fa', 'f'],
    ['en', 'A4', '4'],
    ['de', 'µm', 'µ'],
    ['en', 'a\u{1F600}', '\u{1F600}'],
  ] as const)('%s: %s has no tile for %s', (id, text, letter) => {
    expect(normalised(text, id)).toBe(letter)
  })

  it('says what is wrong', () => {
    expect(normalise('x!', alphabets.fr)).toEqual({
      ok: false,
      error: { code: 'foreign-letter', letter: '!', text: 'The alphabet fr has no letter "!".' },
    })
    expect(normalise('', alphabets.fr)).toMatchObject({ ok: false, error: { code: 'no-letters' } })
  })

  it.each(lexiconIds)('%s: tiles normalise to themselves', (id) => {
    expect(normalised(alphabets[id].letters, id)).toBe(alphabets[id].letters)
    expect(normalised(alphabets[id].letters.toLowerCase(), id)).toBe(alphabets[id].letters)
  })
})

describe('the alphabets', () => {
  it.each([
    ['fr', 26],
    ['de', 26],
    ['en', 26],
    ['es', 27],
    ['it', 21],
    ['vi', 23],
    ['vi29', 29],
  ] as const)('%s has %i letters, all vowels among them', (id, count) => {
    const { letters, vowels } = alphabets[id]
    expect(new Set(letters).size).toBe(count)
    expect(letters.length).toBe(count)
    expect([...vowels].every((vowel) => letters.includes(vowel))).toBe(true)
  })
})
