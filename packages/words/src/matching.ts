import { type Alphabet, LETTER_SPAN, letterNumbers, NO_LETTER } from './alphabet.ts'
import type { Automaton } from './automaton.ts'
import { childAt, END, LAST, LETTER } from './automaton-arc.ts'

/** Any letter. */
const ANY = 254

/** Words that match the pattern, where `.` is any letter. */
export function wordsMatching(
  automaton: Automaton,
  pattern: string,
  holds: (number: number) => boolean,
): readonly string[] {
  const { arcs, counts, alphabet } = automaton
  const wanted = cells(pattern, alphabet)
  const found: string[] = []
  const walk = (node: number, depth: number, before: number, word: string): void => {
    const letter = wanted[depth]!
    const atEnd = depth === wanted.length - 1
    for (let at = node; ; at++) {
      const tag = arcs.tags[at]!
      if (letter === ANY || letter === (tag & LETTER)) {
        const number = before + counts[node]! - counts[at]!
        const longer = word + alphabet.letters[tag & LETTER]
        const child = childAt(arcs, at)
        if (!atEnd && child !== 0) walk(child, depth + 1, number + ((tag >>> 5) & 1), longer)
        else if (atEnd && (tag & END) !== 0 && holds(number)) found.push(longer)
      }
      if (tag >= LAST || (tag & LETTER) >= letter) return
    }
  }
  if (wanted.length > 0 && automaton.root !== 0) walk(automaton.root, 0, 0, '')
  return found
}

function cells(pattern: string, alphabet: Alphabet): Uint8Array {
  const numbers = letterNumbers(alphabet)
  return Uint8Array.from(pattern, (char) => {
    if (char === '.') return ANY
    const code = char.charCodeAt(0)
    return code < LETTER_SPAN ? numbers[code]! : NO_LETTER
  })
}
