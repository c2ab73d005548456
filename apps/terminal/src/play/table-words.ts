import type { TableView } from '@estocade/table'
import { type Judge, judge, type LexiconId, marksOf } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'

/** What the dictionaries of this machine say about a table's words; the table itself judges. */
export interface TableWords {
  /** What counts as a word, for reading what is typed. */
  admits(table: TableView, word: string): boolean
  /** A laid word, and where its letters lack the marks the way it is written. */
  written(table: TableView, word: string): string
}

const languageOf = ({ config }: TableView) => (config as { readonly language: LexiconId }).language

/** Typ-Dom's words by language, and those that a table has agreed on. */
export function tableWords(): TableWords {
  const judges = new Map<LexiconId, Judge>()
  return {
    admits(table, word) {
      const language = languageOf(table)
      const known =
        judges.get(language) ?? judge(loadLexicon(cacheFolder(), language), { classes: 'typ-dom' })
      judges.set(language, known)
      const { houseWords = [] } = (table.match?.view ?? {}) as { readonly houseWords?: readonly string[] }
      return houseWords.includes(word) || known.admits(word).admitted
    },
    written(table, word) {
      const language = languageOf(table)
      if (!language.startsWith('vi') || isClosed(table)) return word
      const marks = marksOf(loadLexicon(cacheFolder(), language), word)
      return marks === '' ? word : `${word} (${marks})`
    },
  }
}

/** J47: where words are challenged, the spelling of the dictionary would be a verdict. */
const isClosed = ({ config, phase }: TableView): boolean =>
  (config as { readonly judging?: string }).judging === 'challenge' && phase !== 'over'
