import { ok, type Result, refuse } from '@estocade/kernel'
import { alphabets, type LexiconId, lexiconIds, normalise } from '@estocade/words'

/** A change to a dictionary as it is asked for. */
export interface WordChangeRequest {
  readonly language: string
  readonly word: string
  readonly change: 'added' | 'removed'
  readonly scope: 'entry' | 'form'
  /** Further forms of a new word. */
  readonly forms?: readonly string[]
  readonly reason: string
}

/** A word and its forms as they are laid. */
export function speltIn({
  language,
  word,
  forms = [],
}: Pick<WordChangeRequest, 'language' | 'word' | 'forms'>): Result<{
  readonly language: LexiconId
  readonly word: string
  readonly forms: readonly string[]
}> {
  const id = lexiconIds.find((one) => one === language)
  if (id === undefined)
    return refuse('no-language', `There is no dictionary ${language}; there are ${lexiconIds.join(', ')}.`)
  const spelt = [word, ...forms].map((one) => normalise(one, alphabets[id]))
  const wrong = spelt.findIndex((one) => !one.ok)
  if (wrong >= 0)
    return refuse('bad-word', `${[word, ...forms][wrong]} cannot be laid with the letters of ${id}.`, {
      word: [word, ...forms][wrong]!,
    })
  const [first, ...others] = spelt.map((one) => (one.ok ? one.value : ''))
  return ok({ language: id, word: first!, forms: [...new Set(others)].filter((form) => form !== first) })
}
