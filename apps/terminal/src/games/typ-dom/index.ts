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
  examples: {
    'solve crossword': [
      ['estocade solve crossword --lang de --position table.json', 'every word that may be laid'],
    ],
    'simulate kreuzwort': [
      ['estocade simulate kreuzwort --lang de --bots 5,3 --games 50', 'who wins how often'],
    ],
    play: [['estocade play --game kreuzwort --players Ann,Bob --bots novice', 'example_two']],
  },
}

export const pointGame: TerminalGame<typDom.CrosswordView> = {
  id: 'point',
  ...crosswordTable('point'),
  ...shared,
  commands: { simulate: simulates('point') },
  examples: {
    'simulate point': [['estocade simulate point --lang fr --bots 5,5,1', 'three seats']],
  },
}

export const prestoGame: TerminalGame<typDom.PrestoView> = {
  id: 'presto',
  ownScreens: true,
  ...prestoTable,
  ...shared,
  commands: { simulate: simulates('presto'), solve: addSolvePresto },
  examples: {
    'solve presto': [
      [
        'estocade solve presto --lang de --stones AEIOUNNRSTDL',
        'one crossword of all stones, if there is one',
      ],
    ],
    'simulate presto': [['estocade simulate presto --bots 5,4 --rounds 1', 'matches of one round']],
  },
}

export const rechtGame: TerminalGame<typDom.RechtView> = {
  id: 'recht',
  ...rechtTable,
  ...shared,
  commands: { simulate: simulates('recht') },
  examples: {
    'simulate recht': [['estocade simulate recht --bots master,novice --json', 'for a program to read']],
  },
}
