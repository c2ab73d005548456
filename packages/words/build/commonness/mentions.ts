import { lines, packageText } from '../package-file.ts'

/**
 * How often OpenThesaurus names a word, each group of synonyms counting 1 in all. People have many ways to say
 * what they often talk about; an encyclopedia's terms have few synonyms.
 */
export function thesaurusMentions(): ReadonlyMap<string, number> {
  const mentions = new Map<string, number>()
  const file = 'rsrc/dictionaries/de/th_de_DE_v2.dat'
  for (const line of lines(packageText('random-noun-generator-german', file))) {
    if (!line.startsWith('-|')) continue
    const group = line.slice(2).split('|')
    const words = new Set(group.flatMap(wordsOf))
    for (const word of words) mentions.set(word, (mentions.get(word) ?? 0) + 1 / group.length)
  }
  return mentions
}

/** The words of a synonym in lower case, without remarks in brackets. */
const wordsOf = (synonym: string) =>
  synonym
    .replace(/\([^)]*\)/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
