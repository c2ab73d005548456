import type { Language, Lexicon } from '../src/index.ts'
import { tilesOf } from './lists.ts'

const pronouns: Partial<Record<Language, RegExp>> = {
  es: /^(.+?)(?:[mts]e(?:l[oa]s?)?|l[oae]s?|nos(?:l[oa]s?)?|os(?:l[oa]s?)?)$/,
  it: /^(.+?)(?:[mtcvs]i|l[oaie]|ne|gli(?:e(?:l[oaie]|ne))?|[mtcvs]e(?:l[oaie]|ne))$/,
}

/**
 * A verb with attached pronouns (Spanish `dármelo`, Italian `farlo`). By decision no dictionary of the project admits
 * these.
 */
export function isClitic(token: string, lexicon: Lexicon): boolean {
  const base = pronouns[lexicon.alphabet.language]?.exec(token)?.[1]
  if (base === undefined) return false
  const plain = base
    .normalize('NFD')
    .replace(/[\u0300\u0301]/g, '')
    .normalize('NFC')
  // Imperatives double the pronoun's consonant (dimmi, fallo); infinitives lose their -e (far-lo) or -re (por-lo).
  const stems = [base, plain, `${plain}e`, `${plain}re`, plain.slice(0, -1), `${plain}s`]
  return stems.some((stem) => {
    const word = tilesOf(stem, lexicon.alphabet)
    return word !== undefined && word.length > 1 && lexicon.readingsOf(word).some(({ pos }) => pos === 'verb')
  })
}
