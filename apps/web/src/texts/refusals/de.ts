import type { RefusalsTexts } from './en.ts'

export const de: RefusalsTexts = {
  'refusal_unknown-word': '{{word}} steht nicht im Wörterbuch.',
  'refusal_word-class': '{{word}} gilt nach diesen Regeln nicht.',
  'refusal_missing-letters': 'Für {{word}} fehlt {{missing}}.',
  refusal_stale: 'Diese Gelegenheit ist vorbei.',
}
