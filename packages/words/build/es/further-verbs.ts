import type { Flag, HunspellDictionary, Stem } from '../hunspell/index.ts'
import { packageJson } from '../package-file.ts'
import { isVerbal } from './verbs.ts'

/** The model verb, a list of model verbs, or the model with remarks about gaps in the paradigm. */
type Model = string | readonly Model[] | Readonly<Record<string, unknown>>

/**
 * The conjugator knows 1,400 verbs that the dictionary lacks, but it is slow. Its list names the model of each verb; the
 * dictionary's flags of other verbs with that model then conjugate it quickly.
 */
export function furtherVerbs(dictionary: HunspellDictionary): readonly Stem[] {
  const models = packageJson('@jirimracek/conjugate-esp', 'dist/data/definitions.json') as Record<
    string,
    Model
  >
  const flagsOfVerb = verbFlags(dictionary)
  const flagsOfModel = commonestFlags(models, flagsOfVerb)
  // An infinitive without flags means that the dictionary lists the verb's forms one by one.
  const listed = new Set(dictionary.stems.map((stem) => stem.word))
  const stems = new Map<string, Stem>()
  for (const [verb, model] of Object.entries(models)) {
    const word = verb.replace(/se$/, '')
    const flags = flagsOfModel.get(modelName(model))
    if (flags !== undefined && !flagsOfVerb.has(word) && !listed.has(word))
      stems.set(word, { word, flags: [...flags], morphology: '' })
  }
  return [...stems.values()]
}

/** The conjugation flags of every verb, as one string. */
function verbFlags({ stems }: HunspellDictionary): Map<string, string> {
  const found = new Map<string, string>()
  for (const { word, flags } of stems)
    if (isVerbal(flags)) found.set(word, flags.filter((flag: Flag) => isVerbal([flag])).join(''))
  return found
}

function commonestFlags(
  models: Readonly<Record<string, Model>>,
  flagsOfVerb: ReadonlyMap<string, string>,
): Map<string, string> {
  const votes = new Map<string, Map<string, number>>()
  for (const [verb, model] of Object.entries(models)) {
    const flags = flagsOfVerb.get(verb)
    if (flags === undefined) continue
    const ofModel = votes.get(modelName(model)) ?? new Map<string, number>()
    votes.set(modelName(model), ofModel.set(flags, (ofModel.get(flags) ?? 0) + 1))
  }
  const commonest = (counts: ReadonlyMap<string, number>) => [...counts].sort((a, b) => b[1] - a[1])[0]![0]
  return new Map([...votes].map(([model, counts]) => [model, commonest(counts)]))
}

function modelName(model: Model): string {
  if (typeof model === 'string') return model
  return Array.isArray(model) ? modelName(model[0]) : Object.keys(model)[0]!
}
