import { packageText } from '../package-file.ts'

/** How words are written: only the capital tells a noun from the rest. */
export interface Writings {
  /** Seen with a capital: a noun, or a name. Kept in lower case. */
  readonly capital: ReadonlySet<string>
  readonly small: ReadonlySet<string>
}

/** The writings of the words asked for, which are in lower case. */
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

/** The strings of a flat JSON array, one at a time: parsed at once, 1.7 million words cost 150 MB. */
function* quoted(json: string): Generator<string> {
  for (let start = json.indexOf('"'); start >= 0; ) {
    const end = json.indexOf('"', start + 1)
    yield json.slice(start + 1, end)
    start = json.indexOf('"', end + 1)
  }
}
