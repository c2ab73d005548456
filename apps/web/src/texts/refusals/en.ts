export const en = {
  'refusal_unknown-word': '{{word}} is not in the dictionary.',
  'refusal_word-class': '{{word}} is not a word of this rule set.',
  'refusal_missing-letters': '{{word}} needs {{missing}}.',
  refusal_stale: 'That window is closed.',
}

export type RefusalsTexts = Readonly<Record<keyof typeof en, string>>
