import { readFileSync } from 'node:fs'
import { alphabets, type Lexicon, type LexiconId, lexiconIds, withOwnList, wordList } from '../src/index.ts'

/** Environment variable that names own lists for this process and its workers: `fr=/lists/club.txt`, one per line. */
const VARIABLE = 'ESTOCADE_WORDS'

/** `fr=FILE` as its two parts; `undefined` when it is not of that form. */
export function ownListFrom(text: string): { readonly id: LexiconId; readonly path: string } | undefined {
  const [name, path] = [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]
  const id = lexiconIds.find((known) => known === name)
  return id === undefined || path === '' ? undefined : { id, path }
}

/** Takes the words of these languages from these files from now on. */
export function useOwnLists(lists: readonly { readonly id: LexiconId; readonly path: string }[]): void {
  process.env[VARIABLE] = lists.map(({ id, path }) => `${id}=${path}`).join('\n')
}

/** The lexicon with the words of the list that was named for its language, if any. */
export function withNamedList(lexicon: Lexicon): Lexicon {
  const named = (process.env[VARIABLE] ?? '')
    .split('\n')
    .map(ownListFrom)
    .find((list) => list?.id === lexicon.alphabet.id)
  if (named === undefined) return lexicon
  const { lexicon: list } = wordList(readFileSync(named.path, 'utf8'), alphabets[named.id])
  return withOwnList(lexicon, list)
}
