import type { Form } from '../../src/index.ts'
import { packageModule } from '../package-file.ts'

/** Form → base form, for irregular forms. */
export type Exceptions = Readonly<Record<string, string>>

/** By file: the whole package takes half a second to load. */
const wink = <T>(file: string): T => packageModule(`wink-lexicon/src/${file}.js`) as T

export interface IrregularForm {
  readonly word: string
  readonly lemma: string
  readonly pos: 'noun' | 'verb' | 'adjective'
  readonly form: Form
}

export function* irregularForms(): Generator<IrregularForm> {
  // Penn tags of common words.
  const lexicon = wink<Readonly<Record<string, readonly string[]>>>('lexicon')
  for (const [word, lemma] of Object.entries(wink<Exceptions>('wn-noun-exceptions')))
    yield { word, lemma, pos: 'noun', form: 'plural' }
  const verbs = Object.entries({
    ...wink<Exceptions>('irregular-verbs'),
    ...wink<Exceptions>('wn-verb-exceptions'),
  })
  const families = new Map<string, string[]>()
  for (const [word, lemma] of verbs) families.set(lemma, [...(families.get(lemma) ?? []), word])
  for (const [word, lemma] of verbs) {
    for (const form of verbForms(word, lemma, families.get(lemma)!, lexicon[word] ?? []))
      yield { word, lemma, pos: 'verb', form }
  }
  for (const [word, lemma] of Object.entries(wink<Exceptions>('wn-adjective-exceptions')))
    yield { word, lemma, pos: 'adjective', form: word.endsWith('st') ? 'superlative' : 'comparative' }
}

/** The lists do not distinguish `sang` from `sung`; tags do if they have the word, otherwise its letters decide. */
function verbForms(
  word: string,
  lemma: string,
  family: readonly string[],
  tags: readonly string[],
): readonly Form[] {
  if (word.endsWith('ing') && word !== lemma) return ['present participle']
  if (word.endsWith('s') && word !== lemma) return ['finite']
  const past: Form[] = []
  if (tags.includes('VBD')) past.push('finite')
  if (tags.includes('VBN')) past.push('past participle')
  if (past.length > 0 || word === lemma) return past
  if (looksLikeParticiple(word, family)) return ['past participle']
  return family.some((form) => looksLikeParticiple(form, family)) ? ['finite'] : ['finite', 'past participle']
}

/** Written, borne; sung beside sang. */
const looksLikeParticiple = (word: string, family: readonly string[]) =>
  /[^n]ne?$/.test(word) || (word.includes('u') && family.includes(word.replace('u', 'a')))
