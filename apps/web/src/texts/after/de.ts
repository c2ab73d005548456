import type { AfterTexts } from './en.ts'

export const de: AfterTexts = {}
