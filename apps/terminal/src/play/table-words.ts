import type { TableView } from '@estocade/table'
import { type Judge, judge, type LexiconId, marksOf, type WordRules } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'

/** What the dictionaries of this machine say about a table's words; the table itself judges. */
export interface TableWords {
  /** What counts as a word, for reading what is typed. */
  admits(table: TableView, word: string): boolean
  /** A laid word, followed by its spelling with marks if the letters lack them. */
  written(table: TableView, word: string): string
}

const languageOf = ({ config }: TableView) => (config as { readonly language: LexiconId }).language

/** T12: the word rules that the table has chosen, else those of the Typ-Dom box. */
const rulesOf = ({ config }: TableView): WordRules => ({
  classes: 'typ-dom',
  ...(config as { readonly words?: WordRules }).words,
})

/** The words of a table by its language and word rules, and those that its players have agreed on. */
export function tableWords(): TableWords {
  const judges = new Map<string, Judge>()
  const judgeFor = (language: LexiconId, rules: WordRules): Judge => {
    const key = JSON.stringify([language, rules])
    const known = judges.get(key) ?? judge(loadLexicon(cacheFolder(), language), rules)
    judges.set(key, known)
    return known
  }
  return {
    admits(table, word) {
      const { houseWords = [] } = (table.match?.view ?? {}) as { readonly houseWords?: readonly string[] }
      return houseWords.includes(word) || judgeFor(languageOf(table), rulesOf(table)).admits(word).admitted
    },
    written(table, word) {
      const language = languageOf(table)
      if (!language.startsWith('vi') || isClosed(table)) return word
      const marks = marksOf(loadLexicon(cacheFolder(), language), word)
      return marks === '' ? word : `${word} (${marks})`
    },
  }
}

/** J47: where words are challenged, the dictionary's spelling would show that a word is right. */
const isClosed = ({ config, phase }: TableView): boolean =>
  (config as { readonly judging?: string }).judging === 'challenge' && phase !== 'over'
