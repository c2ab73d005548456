import type { Form, PartOfSpeech } from '../../src/index.ts'
import type { Reading } from '../harvest.ts'
import type { Sense } from './dictionary.ts'

/**
 * The source's word classes. A Vietnamese word has one form, so a verb counts as its own infinitive and a noun as its own
 * singular. The rule sets of other languages can then be applied to Vietnamese.
 */
const classes: Readonly<Record<string, readonly [PartOfSpeech, Form]>> = {
  N: ['noun', 'singular'],
  V: ['verb', 'infinitive'],
  A: ['adjective', 'base'],
  R: ['adverb', 'base'],
  P: ['pronoun', 'base'],
  D: ['determiner', 'base'],
  M: ['numeral', 'base'],
  E: ['preposition', 'base'],
  C: ['conjunction', 'base'],
  I: ['particle', 'base'],
  O: ['interjection', 'base'],
  Z: ['prefix', 'base'],
}

/** No source has the part of speech. The form is known anyway: a Vietnamese word has only one. */
const unknown: readonly [PartOfSpeech, Form] = ['unknown', 'base']

/** The readings from the senses of a word in lower case; phrases (X) and listed words get no part of speech. */
export function readingsOf(word: string, senses: readonly Sense[] | undefined): readonly Reading[] {
  const read = new Map<PartOfSpeech, Form>()
  for (const sense of senses ?? []) {
    const [pos, form] = classOf(sense)
    read.set(pos, form)
  }
  if (read.size === 0) read.set(...unknown)
  return [...read].map(([pos, form]) => ({ display: word, lemma: word, pos, form }))
}

function classOf({ pos, subPos, definition }: Sense): readonly [PartOfSpeech, Form] {
  if (isAbbreviated(definition)) return ['abbreviation', 'base']
  if (subPos === 'Np') return ['name', 'unknown']
  return classes[pos.toUpperCase()] ?? unknown
}

const isAbbreviated = (definition: string) => definition.includes('[viết tắt]')

/**
 * A name has a capital in every syllable; an abbreviation consists of capitals. Anything else with a capital is a phrase
 * about a name, or the beginning of a sentence, and is left out.
 */
export function readCapitalised(written: string): Reading | undefined {
  const base = { display: written, lemma: written }
  if (/^\p{Lu}{2,}$/u.test(written)) return { ...base, pos: 'abbreviation', form: 'base' }
  if (written.split(' ').every((syllable) => /^\p{Lu}\p{Ll}+$/u.test(syllable)))
    return { ...base, pos: 'name', form: 'unknown' }
  return undefined
}
