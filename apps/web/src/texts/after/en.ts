export const en = {}

export type AfterTexts = Readonly<Record<keyof typeof en, string>>
