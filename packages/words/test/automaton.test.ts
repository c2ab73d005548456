import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AutomatonBuilder } from '../src/automaton-builder.ts'
import { alphabets, lexiconOf } from '../src/index.ts'
import { wordsAndText } from './arbitraries.ts'

describe('the automaton', () => {
  it('has the same words as a Set', () => {
    fc.assert(
      fc.property(wordsAndText(10), ({ id, words, text }) => {
        const lexicon = lexiconOf(words, alphabets[id])
        const set = new Set(words)
        for (const word of [...words, text, `${words[0]}${text}`, text.slice(1), 'é', '', '\u{1F600}AB'])
          expect(lexicon.has(word)).toBe(set.has(word))
      }),
      { numRuns: 200 },
    )
  })

  it('numbers its words in alphabet order', () => {
    fc.assert(
      fc.property(wordsAndText(10), ({ id, words, text }) => {
        const lexicon = lexiconOf(words, alphabets[id])
        expect(lexicon.size).toBe(words.length)
        expect([...lexicon.words()]).toEqual(words)
        expect(words.map((word) => lexicon.numberOf(word))).toEqual([...words.keys()])
        expect(words.map((_, number) => lexicon.wordAt(number))).toEqual(words)
        expect(lexicon.numberOf(text)).toBe(words.indexOf(text))
      }),
      { numRuns: 200 },
    )
  })

  it('visits each word with its letters and number', () => {
    fc.assert(
      fc.property(wordsAndText(0), ({ id, words }) => {
        const { automaton, alphabet } = lexiconOf(words, alphabets[id])
        const told: string[] = []
        automaton.each((letters, length, number) => {
          told[number] = Array.from(letters.subarray(0, length), (letter) => alphabet.letters[letter]).join(
            '',
          )
        })
        expect(told).toEqual(words)
      }),
    )
  })

  it('is minimal: common beginnings, endings and tails of nodes are stored once', () => {
    const arcs = (words: readonly string[]) => lexiconOf(words, alphabets.en).automaton.arcs.tags.length - 1
    expect(arcs(['CAT', 'CATS', 'CAR', 'CARS'])).toBe(5)
    expect(arcs(['TAP', 'TOP', 'TAPS', 'TOPS'])).toBe(5)
    // {S} after R is the tail of {E, S} after L.
    expect(arcs(['LE', 'LS', 'RS'])).toBe(4)
  })

  it('refuses a word number beyond its size', () => {
    const lexicon = lexiconOf(['AB'], alphabets.en)
    expect(() => lexicon.wordAt(1)).toThrow(RangeError)
    expect(() => lexicon.wordAt(-1)).toThrow(RangeError)
  })

  it('accepts words only in ascending order', () => {
    const builder = new AutomatonBuilder()
    builder.add([1, 2], 2)
    expect(() => builder.add([1, 2], 2)).toThrow(RangeError)
    expect(() => builder.add([1], 1)).toThrow(RangeError)
  })
})
