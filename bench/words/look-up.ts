import { alphabets, lexiconFile, lexiconOf, openLexicon } from '@estocade/words'
import { bytesKept, compare, markdownTable, median, shown, slowerLines } from '../measure.ts'

const QUERIES = 50_000

/**
 * `has` compared with a Set. A string keeps its hash after a Set has used it, and real words arrive as new strings (from a
 * socket, from tiles), so every run gets new strings; half of them are words.
 */
export function lookUp(words: readonly string[]): string {
  const file = lexiconFile(words, alphabets.fr)
  const opened = opening(file)
  const lexicon = bytesKept(() => lexiconOf(words, alphabets.fr))
  const set = bytesKept(() => new Set(Buffer.from(words.join('\n'), 'latin1').toString('latin1').split('\n')))
  const fresh = freshQueries(words)
  let queries: readonly string[] = []
  const prepare = (round: number) => {
    queries = fresh(round)
  }
  let found = 0
  const measured = compare(
    {
      prepare,
      times: QUERIES,
      run: () => {
        for (const query of queries) if (lexicon.value.has(query)) found++
      },
    },
    {
      prepare,
      times: QUERIES,
      run: () => {
        for (const query of queries) if (set.value.has(query)) found--
      },
    },
    40,
  )
  if (found !== 0) throw new Error('The automaton and the Set disagree.')
  const perWord = (bytes: number) => shown(bytes / words.length)
  return [
    `### A look-up, ${shown(words.length)} French words, fresh strings, half of them words`,
    markdownTable(
      ['', 'µs a look-up', 'bytes a word in memory'],
      [
        ['automaton', shown(measured.aMicros), perWord(lexicon.bytes)],
        ['Set of strings', shown(measured.bMicros), perWord(set.bytes)],
        [
          '**ratio**',
          `**${shown(measured.ratio)}×** (A/A ${measured.noise.toFixed(3)})`,
          `${shown(set.bytes / lexicon.bytes)}×`,
        ],
      ],
    ),
    `The file consists of the automaton and 100 more bytes; it takes ${shown(file.length / words.length)} bytes a word.`,
    opened,
    ...slowerLines('a look-up in the automaton', 'Set.has', 1 / measured.ratio),
  ].join('\n\n')
}

function freshQueries(words: readonly string[]): (round: number) => readonly string[] {
  const text = Buffer.from(words.join(''), 'latin1')
  const offsets = [0]
  for (const word of words) offsets.push(offsets.at(-1)! + word.length)
  return (round) =>
    Array.from({ length: QUERIES }, (_, i) => {
      const word = ((i + round * QUERIES) * 48_271) % words.length
      const letters = Buffer.from(text.subarray(offsets[word], offsets[word + 1]))
      const place = i % letters.length
      if (i % 2 === 1) letters[place] = 65 + ((letters[place]! - 65 + 1 + (i % 25)) % 26)
      return letters.toString('latin1')
    })
}

/** From the bytes to the first answer; the hash is checked when a file arrives, not here. */
function opening(bytes: Uint8Array): string {
  const times = Array.from({ length: 31 }, () => {
    const start = performance.now()
    const opened = openLexicon(bytes)
    if (!opened.ok || !opened.value.has('MOT')) throw new Error('The lexicon does not open.')
    return performance.now() - start
  })
  const later = median(times.slice(1))
  return `Opened from its bytes in ${shown(times[0]!)} ms the first time, ${shown(later)} ms in later runs.`
}
