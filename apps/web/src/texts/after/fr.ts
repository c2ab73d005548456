import type { AfterTexts } from './en.ts'

export const fr: AfterTexts = {}
