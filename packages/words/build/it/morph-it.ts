import type { Form } from '../../src/index.ts'
import { packageJson } from '../package-file.ts'

interface VerbTable {
  readonly [mood: string]: { readonly [tense: string]: string | Readonly<Record<string, string>> }
}

/** One form of one entry of Morph-it. */
export interface MorphItForm {
  readonly form: string
  readonly lemma: string
  readonly pos: 'noun' | 'verb' | 'adjective'
  readonly kind: Form
}

export function* nouns(): Generator<MorphItForm> {
  const table = packageJson('italian-words-dict', 'dist/words.json') as Record<string, { P: string | null }>
  for (const [lemma, { P }] of Object.entries(table)) {
    yield { form: lemma, lemma, pos: 'noun', kind: 'singular' }
    if (P !== null && P !== lemma) yield { form: P, lemma, pos: 'noun', kind: 'plural' }
  }
}

export function* adjectives(): Generator<MorphItForm> {
  const table = packageJson('italian-adjectives-dict', 'dist/adjectives.json') as Record<
    string,
    Record<string, string | null>
  >
  for (const [lemma, forms] of Object.entries(table)) {
    yield { form: lemma, lemma, pos: 'adjective', kind: 'base' }
    for (const form of Object.values(forms))
      if (form !== null && form !== lemma) yield { form, lemma, pos: 'adjective', kind: 'inflected' }
  }
}

export function* verbs(): Generator<MorphItForm> {
  const table = packageJson('italian-verbs-dict', 'dist/verbs.json') as Record<string, VerbTable>
  for (const [entry, moods] of Object.entries(table)) {
    // Verbs that are always reflexive. Without -re the entry is an error.
    const lemma = entry.replace(/rsi$/, 're')
    if (!lemma.endsWith('re')) continue
    // Not the table's own infinitive, which often contains a pronoun (abbagliarli).
    yield { form: lemma, lemma, pos: 'verb', kind: 'infinitive' }
    for (const [mood, tenses] of Object.entries(moods)) {
      if (mood === 'inf') continue
      for (const [tense, forms] of Object.entries(tenses))
        for (const form of typeof forms === 'string' ? [forms] : Object.values(forms))
          yield { form, lemma, pos: 'verb', kind: kindOf(mood, tense) }
    }
  }
}

function kindOf(mood: string, tense: string): Form {
  if (mood === 'ger') return 'gerund'
  if (mood === 'part') return tense === 'past' ? 'past participle' : 'present participle'
  return 'finite'
}
