/** A box's letters: how many there are of each. */
export type LetterCounts = Readonly<Record<string, number>>

export interface ValuedLetter {
  readonly count: number
  readonly value: number
}
/** A box's letters with their points. */
export type ValuedLetters = Readonly<Record<string, ValuedLetter>>

/** Reads `A14 B4 …`: fourteen A, four B. */
export function letterCounts(text: string): LetterCounts {
  return Object.fromEntries(text.split(' ').map((item) => [item[0]!, Number(item.slice(1))]))
}

/** Reads `A7:1 B2:3 …`: seven A worth 1 each, two B worth 3. */
export function valuedLetters(text: string): ValuedLetters {
  return Object.fromEntries(
    text.split(' ').map((item) => {
      const [count, value] = item.slice(1).split(':')
      return [item[0]!, { count: Number(count), value: Number(value) }]
    }),
  )
}
