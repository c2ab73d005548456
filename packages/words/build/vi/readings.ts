import type { Form, PartOfSpeech } from '../../src/index.ts'
import type { Reading } from '../harvest.ts'
import type { Sense } from './dictionary.ts'

/**
 * The source's word classes. Vietnamese words have one form each, so a verb counts as its own infinitive and
 * a noun as its own singular: what a rule set allows of other languages it then allows of Vietnamese.
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

/** No source has the part of speech. The form is known all the same: a Vietnamese word has only one. */
const unknown: readonly [PartOfSpeech, Form] = ['unknown', 'base']

/** What the senses of a word in small letters say about it; phrases (X) and listed words are just words. */
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
 * A name has a capital in every syllable; all capitals make an abbreviation. Anything else with a capital in
 * it is a phrase about a name, or the beginning of a sentence: nothing for a game.
 */
export function readCapitalised(written: string): Reading | undefined {
  const base = { display: written, lemma: written }
  if (/^\p{Lu}{2,}$/u.test(written)) return { ...base, pos: 'abbreviation', form: 'base' }
  if (written.split(' ').every((syllable) => /^\p{Lu}\p{Ll}+$/u.test(syllable)))
    return { ...base, pos: 'name', form: 'unknown' }
  return undefined
}
