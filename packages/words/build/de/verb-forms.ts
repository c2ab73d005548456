import type { CollectedReadings } from './collected-readings.ts'
import type { SeparableVerbs } from './separable.ts'
import { hasGenitive } from './word-list.ts'

/** Whether a word that ends like a noun is a form of a verb; a word with a genitive is not. */
export const isVerbForm = (word: string, collected: CollectedReadings, separable: SeparableVerbs): boolean =>
  !hasGenitive(word, collected.list) &&
  (isStem(word, collected) || isFiniteForm(word, collected) || separable.isFiniteForm(word))

/** The stem of a verb, of which the list has other forms: ausbuddel, palpier. */
function isStem(word: string, collected: CollectedReadings): boolean {
  const { list } = collected
  if (['t', 'et', 'ens'].some((ending) => list.has(word + ending))) return true
  return ['en', 'n'].some((ending) => collected.hasForm(word + ending, 'verb', 'infinitive'))
}

/** `hohnlache` beside hohnlacht, `peppest` beside peppen, `dostest` beside doste. */
function isFiniteForm(word: string, collected: CollectedReadings): boolean {
  const { list } = collected
  if (word.endsWith('test') && list.has(word.slice(0, -2))) return true
  const [, stem, ending] = /^(.+?)(e|e?st|e?t)$/.exec(word) ?? []
  if (stem === undefined) return false
  // `hohnlachend` is a participle, `kaminierens` the genitive of an infinitive.
  if (list.has(`${stem}end`) || list.has(`${stem}ens`)) return true
  if (ending === 'e') return list.has(`${stem}t`) && ['', 'st', 'te'].some((other) => list.has(stem + other))
  if (list.has(`${stem}e`) && (list.has(`${stem}st`) || list.has(`${stem}te`))) return true
  return collected.hasForm(`${stem}en`, 'verb', 'infinitive')
}
