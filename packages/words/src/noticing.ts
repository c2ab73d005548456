/**
 * How difficult it is for a person to notice that `word` can be made from `from` ('' for a word from loose letters); 1 is
 * average. Added endings are easiest to notice, then letters in front, then inserted letters, and rearranged words last.
 * Short words are easier than long ones.
 */
export function difficultyOf(word: string, from: string): number {
  if (from === '') return 0.6 + 0.45 * (word.length - 3)
  const added = 0.25 * (word.length - from.length - 1)
  if (word.startsWith(from)) return 0.35 + added
  if (word.endsWith(from)) return 0.55 + added
  if (word.includes(from)) return 0.8 + added
  if (inOrder(from, word)) return 14 + added + 0.5 * (word.length - 4)
  return 36 + added + 1 * (word.length - 4)
}

/** Whether `word` contains the letters of `part` in the same order, possibly with others between them. */
function inOrder(part: string, word: string): boolean {
  let at = 0
  for (const letter of word) if (letter === part[at]) at++
  return at === part.length
}
