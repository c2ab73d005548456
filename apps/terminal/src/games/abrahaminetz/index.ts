import type { abrahaminetz } from '@estocade/games'
import type { TerminalGame } from '../terminal-game.ts'
import { reviewLines } from './review.ts'
import { addSimulate } from './simulate.ts'
import { addSolve } from './solve.ts'
import { abrahaminetzTable } from './table.ts'

export const abrahaminetzGame: TerminalGame<abrahaminetz.View> = {
  id: 'abrahaminetz',
  ...abrahaminetzTable,
  review: reviewLines,
  commands: { simulate: addSimulate, solve: addSolve },
  examples: {
    'solve abrahaminetz': [
      [
        'estocade solve abrahaminetz --lang fr --rack MARe --hand ABCDE*- --most 5',
        'the five words with most points',
      ],
    ],
    'simulate abrahaminetz': [['estocade simulate abrahaminetz --lang de --bots 3,2,1', 'three seats']],
    play: [['estocade play --game abrahaminetz --lang de --bots 3', 'example_three']],
  },
}
