import { abrahaminetzLetters } from '@estocade/abrahaminetz'
import { jarnacLetters } from '@estocade/jarnac'
import type { ValuedLetters } from '@estocade/kernel'
import { typDomLetters } from '@estocade/typ-dom'
import { alphabets, lexiconIds } from '@estocade/words'
import { describe, expect, it } from 'vitest'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const counts = (letters: ValuedLetters, only: (letter: string) => boolean = () => true) =>
  sum(Object.entries(letters).map(([letter, { count }]) => (only(letter) ? count : 0)))

describe.each(lexiconIds)('the letters of the boxes: %s', (id) => {
  const { letters, vowels } = alphabets[id]

  it('Jarnac has 144', () => {
    expect(sum(Object.values(jarnacLetters[id]))).toBe(144)
  })

  it('Abrahaminetz has 94', () => {
    expect(counts(abrahaminetzLetters[id])).toBe(94)
  })

  it('Typ-Dom has 29 vowels and 49 consonants, so that two jollies make 30 and 50', () => {
    expect(counts(typDomLetters[id], (letter) => vowels.includes(letter))).toBe(29)
    expect(counts(typDomLetters[id])).toBe(78)
  })

  it('each box has every letter of the alphabet, in its order', () => {
    for (const box of [jarnacLetters, abrahaminetzLetters, typDomLetters])
      expect(Object.keys(box[id]).join('')).toBe(letters)
  })

  it('values are 1 to 9, the commonest letter 1, the rarest most', () => {
    for (const box of [abrahaminetzLetters[id], typDomLetters[id]]) {
      const values = Object.values(box)
      expect(values.every(({ count, value }) => count >= 1 && value >= 1 && value <= 9)).toBe(true)
      expect(values.toSorted((a, b) => b.count - a.count)[0]!.value).toBeLessThanOrEqual(2)
      const highest = Math.max(...values.map(({ value }) => value))
      expect(values.filter(({ value }) => value === highest).every(({ count }) => count === 1)).toBe(true)
    }
  })
})

describe('the boxes of the sources', () => {
  it('have one X in French Jarnac, so ANXIEUX cannot be built', () => {
    expect(jarnacLetters.fr.X).toBe(1)
  })

  it('have the German Typ-Dom values', () => {
    expect(typDomLetters.de.Q).toEqual({ count: 1, value: 9 })
    expect(typDomLetters.de.N).toEqual({ count: 6, value: 2 })
  })
})
