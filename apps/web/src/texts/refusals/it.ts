import type { RefusalsTexts } from './en.ts'

export const it: RefusalsTexts = {
  'refusal_unknown-word': '{{word}} non è nel dizionario.',
  'refusal_word-class': '{{word}} non vale con queste regole.',
  'refusal_missing-letters': 'Per {{word}} manca {{missing}}.',
  refusal_stale: 'Quell’occasione è passata.',
}
