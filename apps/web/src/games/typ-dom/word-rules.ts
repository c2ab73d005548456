import type { WordRules } from '@estocade/words'
import type { TableWordRules } from '../../words/checked.ts'

interface Table {
  readonly config: { readonly language: string; readonly words?: WordRules }
  readonly houseWords: readonly string[]
}

/** T12: the table's word rules together with its house words. */
export const wordRulesOf = ({ config, houseWords }: Table): TableWordRules => ({
  language: config.language,
  words: { classes: 'typ-dom', ...config.words, houseWords },
})
