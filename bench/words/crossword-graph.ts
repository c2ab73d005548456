import { alphabets, crosswordOf, lexiconOf, vocabularyOf } from '@estocade/words'
import { bytesKept, markdownTable, shown } from '../measure.ts'

/** The cost of the two-way graph and of Jarnac's trie for a whole language. */
export function indexes(words: readonly string[]): string {
  const vocabulary = vocabularyOf(lexiconOf(words, alphabets.fr))
  const row = (name: string, build: () => unknown) => {
    const start = performance.now()
    const { bytes } = bytesKept(build)
    const seconds = (performance.now() - start) / 1000
    return [name, shown(seconds), shown(bytes / 1e6), shown(bytes / words.length)]
  }
  return [
    `### Indexes of ${shown(words.length)} French words`,
    markdownTable(
      ['', 'built in s', 'MB', 'bytes a word'],
      [
        row('two-way graph (crosswords)', () => crosswordOf(vocabulary)),
        row('letter trie, words to 9 letters', () => vocabulary.anagrams(9)),
        row('letter trie, words to 15 letters', () => vocabulary.anagrams(15)),
      ],
    ),
  ].join('\n\n')
}
