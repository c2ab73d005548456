/**
 * How hard it is for a person to see that `word` can be made out of `from` ('' for a word out of loose
 * letters); 1 is a middling play. Endings are seen first, then front letters, then letters put between, and
 * rearranged words last; short words before long ones.
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

/** Do the letters of `part` stand in `word` in their order? */
function inOrder(part: string, word: string): boolean {
  let at = 0
  for (const letter of word) if (letter === part[at]) at++
  return at === part.length
}
