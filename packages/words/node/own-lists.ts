import { readFileSync } from 'node:fs'
import { alphabets, type Lexicon, withOwnList, wordList } from '../src/index.ts'
import { type Named, namedFile } from './thesaurus.ts'

/** Environment variable that names own lists for this process and its workers: `fr=/lists/club.txt`, one per line. */
const VARIABLE = 'ESTOCADE_WORDS'

/** From now on the words of these languages come from these files. */
export function useOwnLists(lists: readonly Named[]): void {
  process.env[VARIABLE] = lists.map(({ id, path }) => `${id}=${path}`).join('\n')
}

/** The lexicon with the words of the own list for its language, if there is one. */
export function withNamedList(lexicon: Lexicon): Lexicon {
  const named = (process.env[VARIABLE] ?? '')
    .split('\n')
    .map(namedFile)
    .find((list) => list?.id === lexicon.alphabet.id)
  if (named === undefined) return lexicon
  const { lexicon: list } = wordList(readFileSync(named.path, 'utf8'), alphabets[named.id])
  return withOwnList(lexicon, list)
}
