import type { CollectedReadings } from './collected-readings.ts'
import { isCertain, type Witnesses } from './witnesses.ts'
import { hasGenitive } from './word-list.ts'

const shortestFirst = 3
const shortestHead = 4
const joints = ['', 's', 'n', 'en', 'es', 'e', 'er']
const plurals = ['e', 'en', 'n', 'er', 'nen']

/**
 * Whether the last part of a compound is a noun that a source knows in the nominative singular, and the list has the
 * compound's genitive, or the compound is like others of its kind: Netz+werk, Warm+front with its plural.
 */
export function isKnownCompound(word: string, collected: CollectedReadings, witnesses: Witnesses): boolean {
  const { list } = collected
  const genitive = hasGenitive(word, list)
  const plural = plurals.some((ending) => list.has(word + ending))
  for (let at = shortestFirst; at <= word.length - shortestHead; at++) {
    const head = word.slice(at)
    if (!isCertain(head, witnesses)) continue
    if (genitive || (plural && isFeminine(head, witnesses))) return true
    if (isFirstNoun(word.slice(0, at), witnesses) && !hasOtherReading(head, collected)) return true
  }
  return false
}

/** The table has one gender of a noun; for Wunde it is that of `das Wunde`. */
const isFeminine = (head: string, { feminines }: Witnesses) => head.endsWith('e') || feminines.has(head)

/** A noun, with the letters that may join it to the next part. */
const isFirstNoun = (part: string, { tableNouns }: Witnesses) =>
  joints.some((joint) => part.endsWith(joint) && tableNouns.has(part.slice(0, part.length - joint.length)))

/** Whether the compound may be an adverb (kiloweise, kniehoch), or the plural of another one (Eissorten). */
const hasOtherReading = (head: string, collected: CollectedReadings) =>
  collected
    .of(head)
    .some(
      ({ pos, form }) =>
        pos === 'adverb' ||
        (pos === 'adjective' && form === 'base') ||
        (pos === 'verb' && form === 'infinitive'),
    )
