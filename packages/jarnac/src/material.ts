/** The letters of `word` that `letters` lacks, each as often as it is missing, in the order of the word. */
export function missingFrom(word: string, letters: string): string {
  let missing = ''
  let left = letters
  for (const letter of word) {
    const at = left.indexOf(letter)
    if (at < 0) missing += letter
    else left = left.slice(0, at) + left.slice(at + 1)
  }
  return missing
}

/** `letters` without those of `used`, which must all be contained. The others keep their order. */
export function lettersLess(letters: string, used: string): string {
  let left = letters
  for (const letter of used) {
    const at = left.indexOf(letter)
    if (at < 0) throw new RangeError(`No ${letter} in ${letters}`)
    left = left.slice(0, at) + left.slice(at + 1)
  }
  return left
}

/** The row a new word goes on: the first empty one; −1 when all are filled. */
export const firstEmptyRow = (rows: readonly string[]): number => rows.indexOf('')

export const isFull = (rows: readonly string[]): boolean => firstEmptyRow(rows) < 0
