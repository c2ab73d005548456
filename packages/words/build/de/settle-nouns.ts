import type { Form } from '../../src/index.ts'
import type { Reading } from '../harvest.ts'
import type { CollectedReadings } from './collected-readings.ts'
import { plainVowel } from './infer-adjectives.ts'
import type { Witnesses } from './witnesses.ts'

/** Endings that make another form of a singular, longest first. */
const endings: readonly (readonly [string, Form])[] = [
  ['innen', 'plural'],
  ['nen', 'plural'],
  ['sen', 'plural'],
  ['ern', 'case'],
  ['ens', 'case'],
  ['es', 'case'],
  ['ns', 'case'],
  ['en', 'plural'],
  ['er', 'plural'],
  ['se', 'plural'],
  ['s', 'case'],
  ['n', 'plural'],
  ['e', 'plural'],
]

/**
 * Nouns that were read as nominative singular by one weak sign only: a capital, an ending, or the last part of a
 * compound. They keep this reading if a second source knows them or the list declines them. A form of another noun gets
 * that reading. For the rest the form is unknown, so the strict word classes refuse them.
 */
export function settleNouns(collected: CollectedReadings, witnesses: Witnesses): void {
  for (const [word, readings] of [...collected.read()]) {
    if (!readings.some(isSingular) || isCertain(word, witnesses)) continue
    collected.settle(
      word,
      readings.map((reading) =>
        isSingular(reading) ? settled(word, reading, collected, witnesses) : reading,
      ),
    )
  }
}

const isSingular = ({ pos, form }: Reading) => pos === 'noun' && form === 'singular'

/** Whether a source that declines nouns has it; a thesaurus does not count, because it also has plurals (Leviten). */
const isCertain = (word: string, { tableNouns, declinedNouns }: Witnesses) =>
  tableNouns.has(word) || declinedNouns.has(word)

const isWitnessed = (word: string, witnesses: Witnesses) =>
  isCertain(word, witnesses) || witnesses.thesaurusNouns.has(word)

function settled(
  word: string,
  reading: Reading,
  collected: CollectedReadings,
  witnesses: Witnesses,
): Reading {
  const other = formOf(word, collected, witnesses)
  if (other !== undefined) return { ...reading, lemma: other.lemma, form: other.form }
  return witnesses.thesaurusNouns.has(word) ||
    declinesInList(word, collected) ||
    (isKnownCompound(word, collected, witnesses) && !isVerbForm(word, collected))
    ? reading
    : { ...reading, form: 'unknown' }
}

/** `Netzwerke` is a form of Netzwerk. */
function formOf(
  word: string,
  collected: CollectedReadings,
  witnesses: Witnesses,
): { lemma: string; form: Form } | undefined {
  for (const [ending, form] of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    for (const base of [stem, plainVowel(stem)]) {
      const noun = base.length < 3 ? undefined : collected.of(base).find(isSingular)
      const strong = isWitnessed(base, witnesses) || isKnownCompound(base, collected, witnesses)
      if (noun !== undefined && strong) return { lemma: noun.lemma, form }
    }
  }
  return foreignSingular(word, collected)
}

/** `Globuli` is the plural of Globulus. */
function foreignSingular(
  word: string,
  collected: CollectedReadings,
): { lemma: string; form: Form } | undefined {
  const latin = word.endsWith('i') ? [`${word.slice(0, -1)}us`, `${word.slice(0, -1)}o`] : []
  const noun = latin.flatMap((singular) => collected.of(singular)).find(isSingular)
  return noun === undefined ? undefined : { lemma: noun.lemma, form: 'plural' }
}

/** Whether it has a genitive in -s and a plural: no plural, dative or verb form has both. */
function declinesInList(word: string, { list }: CollectedReadings): boolean {
  const genitive = list.has(`${word}s`) || list.has(`${word}es`)
  const plural = ['e', 'en', 'n', 'er', 'nen'].some((ending) => list.has(word + ending))
  const feminine = /(?:ung|heit|keit|schaft|tion|sion|tät|ik|enz|anz|ur|ie|in)$/.test(word)
  return (genitive && plural) || (feminine && plural)
}

/** The stem of a verb (ausbuddel) or its second person (dostest), which ends like a noun by coincidence. */
function isVerbForm(word: string, collected: CollectedReadings): boolean {
  const { list } = collected
  if (word.endsWith('test') && list.has(word.slice(0, -2)) && list.has(`${word.slice(0, -2)}t`)) return true
  return ['en', 'n'].some((ending) => collected.hasForm(word + ending, 'verb', 'infinitive'))
}

/**
 * Whether the last part of a compound is a noun that a source knows in the nominative singular, and either the first
 * part is a noun too (Netz+werk) or the list inflects the whole word. Neither is true of `Austonne`, a form of a verb.
 */
function isKnownCompound(word: string, { list }: CollectedReadings, witnesses: Witnesses): boolean {
  const inflected = ['s', 'es', 'e', 'en', 'n', 'er', 'nen'].some((ending) => list.has(word + ending))
  for (let at = 3; at <= word.length - 4; at++) {
    if (!isCertain(word.slice(at), witnesses)) continue
    if (inflected || isFirstNoun(word.slice(0, at), witnesses)) return true
  }
  return false
}

/** A noun, with the letters that may join it to the next part. */
const isFirstNoun = (part: string, { tableNouns }: Witnesses) =>
  ['', 's', 'n', 'en', 'es', 'e', 'er'].some(
    (joint) => part.endsWith(joint) && tableNouns.has(part.slice(0, part.length - joint.length)),
  )
