import { type Refusal, type Result, refuse } from '@estocade/kernel'
import { becauseOf, type Reason, type RefusedWord } from '@estocade/words'
import type { Cell, Run } from '../grid.ts'

type No = Result<never, Refusal>

/** Every refusal of an action in Kreuzwort, Point and, where they fit, Wer behält recht?. */
export const refusals = {
  over: (): No => refuse('over', 'The match is over.'),
  out: (): No => refuse('out', 'You have left this match.'),
  notYourTurn: (): No => refuse('not-your-turn', 'It is not your turn.'),
  malformed: (): No => refuse('malformed', 'That is no action of this game.'),
  pause: (): No => refuse('pause', 'The round is over; the next one begins when all are ready.'),
  noPause: (): No => refuse('no-pause', 'The round is still being played.'),
  readyAlready: (): No => refuse('ready-already', 'You are ready already.'),
  proposalOpen: (word: string): No =>
    refuse('proposal-open', `First the others answer whether ${word} shall count.`, { word }),
  proposedAlready: (): No => refuse('proposed-already', 'One proposal a turn.'),
  noJolly: ({ row, col }: Cell): No => refuse('no-jolly', 'No jolly lies there.', { row, col }),
  jollyFresh: (): No => refuse('jolly-fresh', 'A jolly laid in this turn stays where it is.'),
  jollyBuiltIn: (sides: number): No =>
    refuse(
      'jolly-built-in',
      `The jolly has neighbours on ${sides} sides; it can be taken with two at most.`,
      { sides },
    ),
  letterNotHeld: (letter: string): No =>
    refuse('letter-not-held', `The jolly stands for ${letter}, which you do not hold.`, { letter }),
  stonesNotHeld: (stones: string): No =>
    refuse('stones-not-held', `You do not hold these stones: ${stones}.`, { stones }),
  tooShort: (): No => refuse('too-short', 'A word has at least two letters.', { shortest: 2 }),
  nothingLaid: (): No => refuse('nothing-laid', 'At least one stone is laid.'),
  occupied: ({ row, col }: Cell): No => refuse('occupied', 'A stone lies there already.', { row, col }),
  nothingLying: ({ row, col }: Cell): No => refuse('nothing-lying', 'No stone lies there.', { row, col }),
  notWhole: (): No =>
    refuse('not-whole', 'The word goes on: name all its letters from the first to the last.'),
  opening: (): No => refuse('opening', 'The first word runs across from the middle of the table.'),
  noSharedLetter: (word: string): No =>
    refuse('no-shared-letter', 'The word must hold a letter that lies on the table already.', { word }),
  notTouching: (word: string): No =>
    refuse('not-touching', 'The word must touch what lies on the table.', { word }),
  noWord: (word: string, verdict: RefusedWord): No =>
    refuse('no-word', verdict.text, { word, reason: verdict.reason, ...becauseOf(verdict) }),
  noWordAcross: (run: Run, reason: Reason): No =>
    refuse('no-word-across', `${run.word}, where the stones touch, is no word.`, {
      word: run.word,
      reason,
      row: run.row,
      col: run.col,
    }),
  wordLaid: (): No => refuse('word-laid', 'You have laid your word of this turn.'),
  buyNumber: (most: number): No =>
    refuse('buy-number', most === 1 ? 'Buy exactly one stone.' : `Buy one to ${most} stones.`, { most }),
  noSuchStones: (colour: string, left: number): No =>
    refuse('stock-short', `The ${colour} stock has ${left}.`, { colour, left }),
  mustBuy: (): No => refuse('must-buy', 'Who lays nothing buys a stone.'),
  boughtAfterWord: (): No =>
    refuse('buy-after-word', 'After a word nothing is bought: lay the further word or end the turn.'),
}
