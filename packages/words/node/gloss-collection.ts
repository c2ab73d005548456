import {
  alphabets,
  glossShardOf,
  type LexiconId,
  LONGEST_WORD,
  normalise,
  type PartOfSpeech,
  partsOfSpeech,
} from '../src/index.ts'

/** How many senses are kept for one head word in one part of speech. */
const sensesKept = 2
const longestText = 160

/** Collects glosses by normalised head word and divides them into shards. */
export class GlossCollection {
  private readonly words = new Map<string, [string, number, string][]>()

  constructor(private readonly id: LexiconId) {}

  add(written: string, pos: PartOfSpeech, text: string): void {
    const tiles = normalise(written, alphabets[this.id])
    const short = shorten(text)
    if (!tiles.ok || short === '') return
    const word = tiles.value
    if (word.length < 2 || word.length > LONGEST_WORD) return
    const known = this.words.get(word) ?? []
    const code = partsOfSpeech.indexOf(pos)
    const kin = known.filter(([other, otherPos]) => other === written && otherPos === code)
    if (kin.length >= sensesKept || kin.some(([, , other]) => other === short)) return
    this.words.set(word, [...known, [written, code, short]])
  }

  shards(): Map<string, Uint8Array> {
    const cut = new Map<string, Record<string, unknown>>()
    for (const word of [...this.words.keys()].sort()) {
      const name = glossShardOf(word)
      const shard = cut.get(name) ?? {}
      cut.set(name, shard)
      // Ordinary words come before names.
      shard[word] = this.words.get(word)!.sort(([a], [b]) => Number(isCapital(a)) - Number(isCapital(b)))
    }
    const bytes = new TextEncoder()
    return new Map([...cut].map(([name, shard]) => [name, bytes.encode(JSON.stringify(shard))]))
  }
}

const isCapital = (written: string) => /^\p{Lu}/u.test(written)

/** Makes one line of a text: no line breaks, no punctuation at the ends, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/^[\s;:,]+|[\s;:,]+$/g, '')
  if (line.length <= longestText) return line
  const cut = line.slice(0, longestText)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s;:,(]+$/, '')} …`
}
