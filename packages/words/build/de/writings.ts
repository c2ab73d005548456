import { packageText } from '../package-file.ts'

/** How words are written: only the capital distinguishes a noun from other words. */
export interface Writings {
  /** Words seen with a capital, in lower case: nouns or names. */
  readonly capital: ReadonlySet<string>
  readonly small: ReadonlySet<string>
}

/** How the given words, which are in lower case, are written. */
export function readWritings(asked: ReadonlySet<string>): Writings {
  const capital = new Set<string>()
  const small = new Set<string>()
  for (const word of quoted(packageText('all-the-german-words', 'woerter.json'))) {
    if (word.length > longest) continue
    const lower = word.toLowerCase()
    if (!asked.has(lower)) continue
    if (lower === word) small.add(lower)
    else if (word.slice(1) === lower.slice(1)) capital.add(lower)
  }
  return { capital, small }
}

const longest = 15

/** The strings of a flat JSON array, one at a time: parsing 1.7 million words at once would take 150 MB. */
function* quoted(json: string): Generator<string> {
  for (let start = json.indexOf('"'); start >= 0; ) {
    const end = json.indexOf('"', start + 1)
    yield json.slice(start + 1, end)
    start = json.indexOf('"', end + 1)
  }
}
