import type { AfterTexts } from './en.ts'

export const vi: AfterTexts = {}
