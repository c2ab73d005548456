import type { RefusalsTexts } from './en.ts'

export const fr: RefusalsTexts = {
  'refusal_unknown-word': '{{word}} n’est pas au dictionnaire.',
  'refusal_word-class': '{{word}} n’est pas admis par ces règles.',
  'refusal_missing-letters': 'Il manque {{missing}} pour {{word}}.',
  refusal_stale: 'Cette occasion est passée.',
}
