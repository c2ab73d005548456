import { lines, packageText } from '../package-file.ts'

const marks = /derb|vulg|Schimpfwort|beleidigend/

/** Words that OpenThesaurus labels as coarse in every entry, in lower case: `Sackratte (derb)`. */
export function coarseGerman(): readonly string[] {
  const coarse = new Set<string>()
  const plain = new Set<string>()
  const file = 'rsrc/dictionaries/de/th_de_DE_v2.dat'
  // A group of synonyms is listed once under each of its words.
  for (const line of new Set(lines(packageText('random-noun-generator-german', file)))) {
    if (!line.startsWith('-|')) continue
    for (const synonym of line.slice(2).split('|')) {
      const [, word, remarks] = /^(\p{L}+)((?: \([^)]*\))*)$/u.exec(synonym) ?? []
      if (word !== undefined) (marks.test(remarks!) ? coarse : plain).add(word.toLowerCase())
    }
  }
  return [...coarse].filter((word) => !plain.has(word))
}
