import { writeLexicon } from '../src/format.ts'
import { alphabets, foreignLetter, inAlphabetOrder, type LexiconId } from '../src/index.ts'
import { writeReadings } from '../src/readings-writer.ts'
import { buildAutomaton } from '../src/word-list.ts'
import { writeWordNumbers } from '../src/word-numbers.ts'
import type { Harvest, Reading } from './harvest.ts'

/** No game uses longer words. */
const SHORTEST = 2
const LONGEST = 15

/** Packs a language's harvest into the bytes of its lexicon file. A word with foreign letters is a bug of the recipe. */
export function pack(id: LexiconId, harvest: Harvest): Uint8Array<ArrayBuffer> {
  const alphabet = alphabets[id]
  const fitting = [...harvest.words.keys()].filter(({ length }) => length >= SHORTEST && length <= LONGEST)
  for (const word of fitting)
    if (foreignLetter(word, alphabet) !== undefined) throw new RangeError(`${id}: not normalised: ${word}`)
  const words = inAlphabetOrder(fitting, alphabet)
  const readings = words.map((word) => inDisplayOrder(harvest.words.get(word)!.map(composed)))
  return writeLexicon({
    alphabet,
    size: words.length,
    sections: {
      automaton: buildAutomaton(words, alphabet),
      commonness: quantiles(words, harvest.commonness),
      ...writeReadings(words, readings, alphabet, harvest.ranking),
      offensive: writeWordNumbers(words, harvest.offensive),
      rare: writeWordNumbers(words, harvest.rare),
    },
  })
}

/** Sorts readings: the commonest spelling first, names and the like last. The first one is the display form. */
function inDisplayOrder(readings: readonly Reading[]): readonly Reading[] {
  if (readings.length < 2) return readings
  const uses = (display: string) => readings.filter((reading) => reading.display === display).length
  const apart = ({ pos }: Reading) => (pos === 'name' || pos === 'abbreviation' || pos === 'prefix' ? 1 : 0)
  return [...readings].sort((a, b) => apart(a) - apart(b) || uses(b.display) - uses(a.display))
}

/** Sources differ in how they encode an accent. */
function composed(reading: Reading): Reading {
  const { display, lemma, entry } = reading
  if (!COMBINING.test(display) && !COMBINING.test(lemma)) return reading
  return {
    ...reading,
    display: display.normalize('NFC'),
    lemma: lemma.normalize('NFC'),
    ...(entry === undefined ? {} : { entry: entry.normalize('NFC') }),
  }
}

const COMBINING = /[\u0300-\u036f]/

/** The share of rarer words in 256ths; words that are equally common share a value. */
function quantiles(words: readonly string[], commonness: ReadonlyMap<string, number>): Uint8Array {
  const raw = Float64Array.from(words, (word) => commonness.get(word) ?? 0)
  const sorted = raw.slice().sort()
  return Uint8Array.from(raw, (value) => Math.floor((256 * rarerThan(value, sorted)) / words.length))
}

function rarerThan(value: number, sorted: Float64Array): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
