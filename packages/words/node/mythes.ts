import type { PartOfSpeech } from '../src/index.ts'
import type { GlossCollection } from './gloss-collection.ts'

const synonymsKept = 6

/** The first line of a MyThes file names the encoding: UTF-8, ISO8859-1. */
export function textOfThesaurus(bytes: Uint8Array, path: string): string {
  const first = new TextDecoder('latin1').decode(bytes.subarray(0, 40)).split(/\r?\n/)[0]!.trim()
  const encoding = first.replace(/^ISO8859/i, 'ISO-8859')
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    throw new Error(`${path} is not a MyThes thesaurus: its first line does not name an encoding.`)
  }
}

/** MyThes: a line `word|number of meanings`, then a line `(part of speech)|synonym|synonym…` for each meaning. */
export function addSynonyms(glosses: GlossCollection, text: string): void {
  let head = ''
  let left = 0
  for (const line of text.split(/\r?\n/).slice(1)) {
    const [first = '', ...rest] = line.split('|')
    if (left > 0) {
      left--
      const synonyms = rest.map(withoutRemarks).filter((one) => one !== '' && one !== head)
      if (head !== '')
        glosses.add(head, partIn(first), [...new Set(synonyms)].slice(0, synonymsKept).join(', '))
      continue
    }
    head = /^\p{L}{2,}$/u.test(first) ? first : ''
    left = Number(rest[0]) || 0
  }
}

/** Removes remarks: `beau (littéraire)`. */
const withoutRemarks = (synonym: string): string => synonym.replace(/\s*\([^)]*\)\s*/g, ' ').trim()

/** French, Italian and Spanish thesauri abbreviate the part of speech in their own language; `-` means unknown. */
const parts: readonly (readonly [RegExp, PartOfSpeech])[] = [
  [/^(adv|avv)/, 'adverb'],
  [/^(adj|agg)/, 'adjective'],
  [/^(v\b|v\.|ver)/, 'verb'],
  [/^(nom|noun|s\b|s\.|sost|sust|sub)/, 'noun'],
  [/^(int|interj)/, 'interjection'],
]

function partIn(text: string): PartOfSpeech {
  const name = text.replace(/[()]/g, '').trim().toLowerCase()
  return parts.find(([pattern]) => pattern.test(name))?.[1] ?? 'unknown'
}
