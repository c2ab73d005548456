/** Slow reference implementations of the searches: each looks at every word, and tests compare with it. */

/** The letters that are left; `undefined` if `letters` does not contain all of `word`. */
function without(letters: string, word: string): string | undefined {
  let left = letters
  for (const letter of word) {
    const place = left.indexOf(letter)
    if (place < 0) return undefined
    left = left.slice(0, place) + left.slice(place + 1)
  }
  return left
}

/** Words with at least `shortest` letters from the letters. */
export const wordsFrom = (words: readonly string[], letters: string, shortest = 1): readonly string[] =>
  words.filter((word) => word.length >= shortest && without(letters, word) !== undefined)

/** Words from all letters of `old` and at least one of `letters`. */
export const wordsGrowing = (words: readonly string[], old: string, letters: string): readonly string[] =>
  words.filter((word) => {
    const added = without(word, old)
    return added !== undefined && added !== '' && without(letters, added) !== undefined
  })

export const wordsContaining = (words: readonly string[], block: string): readonly string[] =>
  words.filter((word) => block !== '' && word.includes(block))

/** `.` is any letter. */
export const wordsMatching = (words: readonly string[], pattern: string): readonly string[] =>
  words.filter(
    (word) =>
      word.length === pattern.length && [...pattern].every((cell, i) => cell === '.' || cell === word[i]),
  )

/** Every path of the two-way graph: a prefix backwards, `>` for the separator, and the rest forwards. */
export function crosswordPaths(words: readonly string[]): ReadonlySet<string> {
  const paths = new Set<string>()
  for (const word of words) {
    const backwards = [...word].reverse().join('')
    for (let split = 1; split < word.length; split++)
      paths.add(`${backwards.slice(-split)}>${word.slice(split)}`)
    paths.add(backwards)
  }
  return paths
}
