import type { typDom } from '@estocade/games'
import type { TerminalGame } from '../terminal-game.ts'
import { crosswordTable } from './crossword.ts'
import { prestoTable } from './presto.ts'
import { rechtTable } from './recht.ts'
import { typDomRecords } from './records.ts'
import { reviewLines } from './review.ts'
import { simulates } from './simulate.ts'
import { addSolveCrossword } from './solve-crossword.ts'
import { addSolvePresto } from './solve-presto.ts'

const shared = { review: reviewLines, records: typDomRecords } as const

export const kreuzwortGame: TerminalGame<typDom.CrosswordView> = {
  id: 'kreuzwort',
  ...crosswordTable('kreuzwort'),
  ...shared,
  commands: { simulate: simulates('kreuzwort'), solve: addSolveCrossword },
}

export const pointGame: TerminalGame<typDom.CrosswordView> = {
  id: 'point',
  ...crosswordTable('point'),
  ...shared,
  commands: { simulate: simulates('point') },
}

export const prestoGame: TerminalGame<typDom.PrestoView> = {
  id: 'presto',
  ownScreens: true,
  ...prestoTable,
  ...shared,
  commands: { simulate: simulates('presto'), solve: addSolvePresto },
}

export const rechtGame: TerminalGame<typDom.RechtView> = {
  id: 'recht',
  ...rechtTable,
  ...shared,
  commands: { simulate: simulates('recht') },
}
