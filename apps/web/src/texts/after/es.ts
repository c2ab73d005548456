import type { AfterTexts } from './en.ts'

export const es: AfterTexts = {}
