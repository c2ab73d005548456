/**
 * Regular inflection, forwards: the forms that `word` may have. The caller keeps the candidates that are words. This
 * gives few wrong guesses, while removing endings gives many.
 */

const endsInConsonantY = /[^aeiou]y$/
const sibilant = /(?:s|x|z|ch|sh)$/
/** One vowel and one consonant at the end: the consonant may be doubled (stop, stopped). */
const mayDouble = /[^aeiou](?:[aeiouy]|qu[aeiou])[bcdfgklmnprstvz]$/

/** Plural of a noun, third person of a verb. */
export function withS(word: string): readonly string[] {
  if (endsInConsonantY.test(word)) return [`${word.slice(0, -1)}ies`]
  if (sibilant.test(word)) return [`${word}es`, `${word}${word.at(-1)}es`]
  if (word.endsWith('o')) return [`${word}s`, `${word}es`]
  if (word.endsWith('quy')) return [`${word.slice(0, -1)}ies`]
  return [`${word}s`]
}

/** Plurals that only nouns have. */
export function pluralsOf(noun: string): readonly string[] {
  if (noun.endsWith('man')) return [`${noun.slice(0, -2)}en`]
  if (noun.endsWith('fe')) return [...withS(noun), `${noun.slice(0, -2)}ves`]
  if (noun.endsWith('f')) return [...withS(noun), `${noun.slice(0, -1)}ves`]
  return withS(noun)
}

export const withEd = (verb: string): readonly string[] => withVowelEnding(verb, 'ed')

export function withIng(verb: string): readonly string[] {
  if (verb.endsWith('ie')) return [`${verb.slice(0, -2)}ying`, `${verb}ing`]
  if (/[^aeiou]?[aeo]e$/.test(verb)) return [`${verb}ing`]
  if (verb.endsWith('e')) return [`${verb.slice(0, -1)}ing`, `${verb}ing`]
  return withVowelEnding(verb, 'ing')
}

export const withEr = (adjective: string): readonly string[] => withVowelEnding(adjective, 'er')
export const withEst = (adjective: string): readonly string[] => withVowelEnding(adjective, 'est')

function withVowelEnding(word: string, ending: string): readonly string[] {
  if (word.endsWith('e')) return [word + ending.slice(1)]
  if (endsInConsonantY.test(word) && ending !== 'ing') return [`${word.slice(0, -1)}i${ending}`]
  if (word.endsWith('c')) return [`${word}k${ending}`, word + ending]
  const doubled = mayDouble.test(word) || /^[aeiou][bdgmnprt]$/.test(word)
  return doubled ? [word + word.at(-1) + ending, word + ending] : [word + ending]
}
