import type { AfterTexts } from './en.ts'

export const it: AfterTexts = {}
