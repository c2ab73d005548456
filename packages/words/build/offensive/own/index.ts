import type { Language } from '../../../src/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { vi } from './vi.ts'

/**
 * What our own reading adds to the lists of a language, by the rule in `docs/dictionaries.md`. Everything is spelt as it
 * is written, in lower case; an underscore stands for a space.
 */
export interface OwnMarks {
  /** Head words; each stands for all forms of its entry. */
  readonly words: string
  /**
   * Parts of head words: `x-` is a beginning, `-x` an ending, `-x-` any part, and `x` a whole syllable. They mark the
   * compounds and derivations that nobody has listed.
   */
  readonly parts: string
  /** Words that a list has, or that have such a part, and that offend nobody. */
  readonly harmless: string
}

export const ownMarks: Readonly<Record<Language, OwnMarks>> = { fr, de, en, es, it, vi }

/** Whether a head word in lower case has one of the parts. */
export function hasPart(parts: readonly string[]): (word: string) => boolean {
  if (parts.length === 0) return () => false
  const pattern = new RegExp(parts.map(expressionOf).join('|'), 'u')
  return (word) => pattern.test(word)
}

function expressionOf(part: string): string {
  const text = part.replace(/^-|-$/g, '')
  return (part.startsWith('-') ? '' : '(?:^| )') + text + (part.endsWith('-') ? '' : '(?:$| )')
}
