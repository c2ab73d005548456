export const en = {
  'refusal_unknown-word': '{word} is not in the dictionary.',
}

export type RefusalTexts = Readonly<Record<keyof typeof en, string>>
