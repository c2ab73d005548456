import { readFileSync } from 'node:fs'
import { alphabets, type Lexicon, withOwnList, wordList } from '../src/index.ts'
import { type Named, namedFile } from './thesaurus.ts'

/** Environment variable that names own lists for this process and its workers: `fr=/lists/club.txt`, one per line. */
const VARIABLE = 'ESTOCADE_WORDS'

/** Takes the words of these languages from these files from now on. */
export function useOwnLists(lists: readonly Named[]): void {
  process.env[VARIABLE] = lists.map(({ id, path }) => `${id}=${path}`).join('\n')
}

/** The lexicon with the words of the list that was named for its language, if any. */
export function withNamedList(lexicon: Lexicon): Lexicon {
  const named = (process.env[VARIABLE] ?? '')
    .split('\n')
    .map(namedFile)
    .find((list) => list?.id === lexicon.alphabet.id)
  if (named === undefined) return lexicon
  const { lexicon: list } = wordList(readFileSync(named.path, 'utf8'), alphabets[named.id])
  return withOwnList(lexicon, list)
}
