import type { RefusalsTexts } from './en.ts'

export const es: RefusalsTexts = {
  'refusal_unknown-word': '{{word}} no está en el diccionario.',
  'refusal_word-class': '{{word}} no vale con estas reglas.',
  'refusal_missing-letters': 'Para {{word}} falta {{missing}}.',
  refusal_stale: 'Esa ocasión ya pasó.',
}
