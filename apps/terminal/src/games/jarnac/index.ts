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
  examples: {
    'solve jarnac': [
      ['estocade solve jarnac --lang fr --reserve ACEERT', 'new words of these letters'],
      ['estocade solve jarnac --lang de --reserve RETS --rows MAU,REST', 'and what each row can grow into'],
      [
        'estocade solve jarnac --lang fr --reserve SN --rows CARIES,SORBETS --jarnac 2',
        'the best double Jarnac',
      ],
    ],
    'simulate jarnac': [
      ['estocade simulate jarnac --lang fr --bots 5,4 --games 20', 'who wins how often'],
      ['estocade simulate jarnac --preset professional-de --bots master,provost --json', 'with challenges'],
    ],
  },
}
