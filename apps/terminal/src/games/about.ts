import type { Scene } from './terminal-game.ts'

/** The values of a sentence about a seat; the reader's own seat chooses the sentence that says "you". */
export const about = ({ names, me }: Pick<Scene, 'names' | 'me'>, seat: number) => ({
  name: names[seat]!,
  ...(seat === me ? { context: 'you' } : {}),
})
