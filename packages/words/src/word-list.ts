import { type Alphabet, letterNumbers } from './alphabet.ts'
import { writeArcs } from './automaton-arc.ts'
import { AutomatonBuilder, LONGEST_WORD } from './automaton-builder.ts'
import { writeLexicon } from './format.ts'
import { type Lexicon, openLexicon } from './lexicon.ts'
import { normalise } from './normalise.ts'

/** A line that is not a word: its number, counted from 1, and what is wrong with it. */
export interface LineFault {
  readonly line: number
  readonly text: string
}

export interface WordList {
  readonly lexicon: Lexicon
  readonly faults: readonly LineFault[]
}

/** A lexicon from any plain list, one word per line. Empty lines are skipped, and repeated words count once. */
export function wordList(text: string, alphabet: Alphabet): WordList {
  const words = new Set<string>()
  const faults: LineFault[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const written = raw.trim()
    if (written === '') continue
    const normalised = normalise(written, alphabet)
    const fault = normalised.ok ? lengthFault(normalised.value) : normalised.error.text
    if (fault !== undefined) faults.push({ line: index + 1, text: fault })
    else if (normalised.ok) words.add(normalised.value)
  }
  return { lexicon: lexiconOf(words, alphabet), faults }
}

/** The lexicon file of normalised words without any other data. */
export function lexiconFile(words: Iterable<string>, alphabet: Alphabet): Uint8Array<ArrayBuffer> {
  const sorted = inAlphabetOrder(words, alphabet)
  const automaton = buildAutomaton(sorted, alphabet)
  return writeLexicon({ alphabet, size: sorted.length, sections: { automaton } })
}

/** The same, opened. */
export function lexiconOf(words: Iterable<string>, alphabet: Alphabet): Lexicon {
  const opened = openLexicon(lexiconFile(words, alphabet))
  if (!opened.ok) throw new Error(opened.error.text)
  return opened.value
}

/** Words of this alphabet, each once, in the alphabet's order. */
export function inAlphabetOrder(words: Iterable<string>, alphabet: Alphabet): readonly string[] {
  const unique = [...new Set(words)]
  if ([...alphabet.letters].sort().join('') === alphabet.letters) return unique.sort()
  // The engine's own sort is much faster than comparing letters: translate to letter numbers, sort, translate back.
  const { letters } = alphabet
  const numbers = letterNumbers(alphabet)
  return unique
    .map((word) => translate(word, (code) => numbers[code]!))
    .sort()
    .map((word) => translate(word, (number) => letters.charCodeAt(number)))
}

function translate(word: string, by: (code: number) => number): string {
  let translated = ''
  for (let i = 0; i < word.length; i++) translated += String.fromCharCode(by(word.charCodeAt(i)))
  return translated
}

export function alphabetOrder(alphabet: Alphabet): (a: string, b: string) => number {
  const numbers = letterNumbers(alphabet)
  return (a, b) => {
    const shorter = Math.min(a.length, b.length)
    for (let i = 0; i < shorter; i++) {
      const difference = numbers[a.charCodeAt(i)]! - numbers[b.charCodeAt(i)]!
      if (difference !== 0) return difference
    }
    return a.length - b.length
  }
}

/** The automaton section of words that are sorted, unique and of this alphabet. */
export function buildAutomaton(sorted: readonly string[], alphabet: Alphabet): Uint8Array {
  const numbers = letterNumbers(alphabet)
  const builder = new AutomatonBuilder()
  const letters = new Uint8Array(LONGEST_WORD)
  for (const word of sorted) {
    for (let i = 0; i < word.length; i++) letters[i] = numbers[word.charCodeAt(i)]!
    builder.add(letters, word.length)
  }
  return writeArcs(builder.finish())
}

function lengthFault(word: string): string | undefined {
  if (word.length < 2) return 'A word has at least 2 letters.'
  return word.length > LONGEST_WORD ? `A word has at most ${LONGEST_WORD} letters.` : undefined
}
