/** One place of a condition: any character, one of `letters`, or none of them. */
interface Place {
  readonly letters: string
  readonly among: boolean
}

const anything: Place = { letters: '', among: false }

/** A compiled condition: does the word end (suffix) or begin (prefix) like this? */
export type Condition = (word: string) => boolean

/** Affix conditions consist of characters, `.`, `[abc]` and `[^abc]`; a single `.` is always met. */
export function compileCondition(written: string, kind: 'prefix' | 'suffix'): Condition {
  if (written === '.') return () => true
  const places = parsePlaces(written)
  const length = places.length
  return (word) => {
    const start = kind === 'prefix' ? 0 : word.length - length
    if (start < 0 || word.length < length) return false
    for (let at = 0; at < length; at++) {
      const place = places[at]!
      if (place.letters.includes(word[start + at]!) !== place.among) return false
    }
    return true
  }
}

function parsePlaces(written: string): Place[] {
  const places: Place[] = []
  for (const [token] of written.matchAll(/\[\^?[^\]]*\]|./gsu)) {
    if (token === '.') places.push(anything)
    else if (token.startsWith('[^')) places.push({ letters: token.slice(2, -1), among: false })
    else if (token.startsWith('[')) places.push({ letters: token.slice(1, -1), among: true })
    else places.push({ letters: token, among: true })
  }
  return places
}
