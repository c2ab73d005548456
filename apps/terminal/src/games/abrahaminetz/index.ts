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
}
