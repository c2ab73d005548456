import type { JarnacView } from '@estocade/games'
import type { TerminalGame } from '../terminal-game.ts'
import { jarnacRecords } from './records.ts'
import { reviewLines } from './review.ts'
import { addSimulate } from './simulate.ts'
import { addSolve } from './solve.ts'
import { jarnacTable } from './table.ts'

export const jarnacGame: TerminalGame<JarnacView> = {
  id: 'jarnac',
  ...jarnacTable,
  review: reviewLines,
  records: jarnacRecords,
  commands: { simulate: addSimulate, solve: addSolve },
}
