import type { LexiconId } from '../src/index.ts'
import { german } from './de/index.ts'
import { english } from './en/index.ts'
import { spanish } from './es/index.ts'
import { french } from './fr/index.ts'
import type { Source } from './harvest.ts'
import { italian } from './it/index.ts'
import { vietnamese, vietnamese29 } from './vi/index.ts'

export const sources: readonly Source[] = [
  french,
  german,
  english,
  spanish,
  italian,
  vietnamese,
  vietnamese29,
]

export function sourceOf(id: LexiconId): Source {
  const source = sources.find((source) => source.id === id)
  if (source === undefined) throw new Error(`No source for ${id}`)
  return source
}
