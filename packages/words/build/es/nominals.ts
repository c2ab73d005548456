import type { Form, PartOfSpeech } from '../../src/index.ts'
import type { Flag } from '../hunspell/index.ts'

export type Nominal = Extract<PartOfSpeech, 'noun' | 'adjective'>

const feminine: Flag = 'G'

/** Endings that only adjectives have, among the words with two genders. */
const adjectival =
  /(?:oso|ivo|ico|ado|ido|ario|udo|esco|iento|izo|uzco|áneo|áceo|ífero|ívoro|ngue|undo|eño|uno|ísimo|ífico|ático)$/
/** Words without a feminine form: both noun and adjective, or adjective only. */
const either = /(?:ante|ente|al|ar|ense|ista|il|az|oz|ita|ota|í|ú)$/
const onlyAdjective = /(?:ble|forme|érrimo)$/

/** The dictionary does not distinguish nouns from adjectives; sometimes the ending does. */
export function nominalClasses(word: string, flags: readonly Flag[]): readonly Nominal[] {
  if (onlyAdjective.test(word)) return ['adjective']
  if (flags.includes(feminine)) return adjectival.test(word) ? ['adjective'] : ['noun', 'adjective']
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
