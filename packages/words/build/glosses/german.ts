import type { GlossCollection } from '../../node/gloss-collection.ts'
import { lines, packageText } from '../package-file.ts'

const meaningsKept = 2
const synonymsKept = 5

/** One meaning of a head word. */
interface Meaning {
  readonly written: string
  /** Without a remark on style (`ugs.`), so probably one of the word's first meanings. */
  readonly neutral: boolean
  readonly synonyms: readonly string[]
}

/**
 * OpenThesaurus in MyThes form: a line `word|number of meanings`, then a line `-|synonym|synonym (remark)…` for
 * each meaning.
 */
export function glossGerman(glosses: GlossCollection): void {
  let head: string | undefined
  let meanings: Meaning[] = []
  const finish = () => addBest(glosses, meanings)
  const file = 'rsrc/dictionaries/de/th_de_DE_v2.dat'
  for (const line of lines(packageText('random-noun-generator-german', file))) {
    if (line.startsWith('-|')) {
      const meaning = head === undefined ? undefined : parseMeaning(head, line.slice(2).split('|'))
      if (meaning !== undefined) meanings.push(meaning)
      continue
    }
    finish()
    meanings = []
    const word = line.slice(0, line.lastIndexOf('|'))
    head = /^\p{L}{2,}$/u.test(word) ? word : undefined
  }
  finish()
}

function addBest(glosses: GlossCollection, meanings: readonly Meaning[]): void {
  const best = meanings.toSorted((a, b) => Number(b.neutral) - Number(a.neutral))
  for (const { written, synonyms } of best.slice(0, meaningsKept))
    glosses.add(written, /^\p{Lu}/u.test(written) ? 'noun' : 'unknown', synonyms.join(', '))
}

/** Head words are all in lower case; among their synonyms they are written normally. */
function parseMeaning(head: string, group: readonly string[]): Meaning | undefined {
  const own = group.find((synonym) => withoutRemarks(synonym).toLowerCase() === head)
  // `(Kohls) Mädchen` is filed under Mädchen too, but is not what the word means.
  if (own === undefined || own.startsWith('(')) return undefined
  const others = group
    .filter((synonym) => synonym !== own && !synonym.includes('(Oberbegriff)'))
    .map(withoutRemarks)
    .filter((synonym) => synonym !== '' && synonym.toLowerCase() !== head)
  const words = others.toSorted((a, b) => Number(a.includes(' ')) - Number(b.includes(' ')))
  return {
    written: withoutRemarks(own),
    neutral: !own.includes('('),
    synonyms: [...new Set(words)].slice(0, synonymsKept),
  }
}

/** Removes remarks and optional words: `laufen (ugs.)`, `(sich) machen`. */
const withoutRemarks = (synonym: string) =>
  synonym
    .replace(/\s*\([^)]*\)\s*/g, ' ')
    .replace(/\s*\.\.\.\s*/g, ' ')
    .trim()
