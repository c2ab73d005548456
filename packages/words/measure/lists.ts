import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type Alphabet, normalise } from '../src/index.ts'

/** The text of a file, decompressed if it is gzipped; UTF-8, or Latin-1 if it is not valid UTF-8. */
export function readText(path: string): string {
  const raw = readFileSync(path)
  const bytes = path.endsWith('.gz') ? gunzipSync(raw) : raw
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

/** The tokens of a frequency list, commonest first: one per line; a count after the token is ignored. */
export const readTokens = (path: string): readonly string[] =>
  readText(path)
    .split('\n')
    .map((line) => line.trim().split(/\s+/)[0]!.normalize('NFC'))
    .filter((token) => token !== '')

/** The tiles of a word list's ordinary words; capitalised words only when `capitals` is set (German nouns). */
export function readWords(path: string, alphabet: Alphabet, capitals: boolean): ReadonlySet<string> {
  const found = new Set<string>()
  for (const line of readText(path).split('\n')) {
    const written = line.trim()
    const allCapitals = written === written.toUpperCase()
    if (!capitals && !allCapitals && written !== written.toLowerCase()) continue
    const word = tilesOf(written, alphabet)
    if (word !== undefined) found.add(word)
  }
  return found
}

export function tilesOf(written: string, alphabet: Alphabet): string | undefined {
  if (!/^\p{L}+$/u.test(written)) return undefined
  const normalised = normalise(written, alphabet)
  return normalised.ok ? normalised.value : undefined
}
