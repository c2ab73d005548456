import type { Form, PartOfSpeech } from '../../src/index.ts'
import type { Flag } from '../hunspell/index.ts'

export type Nominal = Extract<PartOfSpeech, 'noun' | 'adjective'>

const feminine: Flag = 'G'

/** Endings that only adjectives have, among the words with two genders. */
const adjectival =
  /(?:oso|ivo|ico|ado|ido|ario|udo|esco|iento|izo|uzco|áneo|áceo|ífero|ívoro|ngue|undo|eño|uno|ísimo|ífico|ático|[áéíóú][^aeiouáéíóú]+eo)$/
/** Words without a feminine form: both noun and adjective, or adjective only. */
const either = /(?:ante|ente|al|ar|ense|ista|il|az|oz|ita|ota|í|ú)$/
const onlyAdjective = /(?:ble|forme|érrimo)$/

/** Whether the dictionary has the adverb of a word (rápidamente, brevemente): only adjectives have one. */
export function adverbsOf(words: Iterable<string>): (word: string) => boolean {
  const adverbs = new Set([...words].filter((word) => word.endsWith('mente')))
  return (word) => adverbs.has(`${word.replace(/o$/, 'a')}mente`)
}

/** The dictionary does not distinguish nouns from adjectives; an adverb or the ending sometimes does. */
export function nominalClasses(
  word: string,
  flags: readonly Flag[],
  hasAdverb: (word: string) => boolean,
): readonly Nominal[] {
  if (onlyAdjective.test(word)) return ['adjective']
  if (flags.includes(feminine))
    return adjectival.test(word) || hasAdverb(word) ? ['adjective'] : ['noun', 'adjective']
  // `alto` is listed twice: with a feminine it is the adjective, without it the noun.
  if (hasAdverb(word) && !word.endsWith('o')) return ['adjective']
  return either.test(word) ? ['noun', 'adjective'] : ['noun']
}

/** A noun's feminine is a nominative singular like any other: `niña`. */
export function nominalForm(pos: Nominal, flag: Flag | undefined, form: string): Form {
  if (pos === 'adjective') return flag === undefined ? 'base' : 'inflected'
  if (flag === undefined) return 'singular'
  return flag === feminine && !form.endsWith('s') ? 'singular' : 'plural'
}

/** Flags that make a new word of a word, and its class. Plural and feminine are not such flags. */
export const derived: ReadonlyMap<Flag, Nominal> = new Map<Flag, Nominal>([
  ['T', 'adjective'],
  ...[...'ABCFHJKLMNOPQU'].map((flag) => [flag, 'noun'] as const),
])
