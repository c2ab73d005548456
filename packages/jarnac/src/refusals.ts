import { type Refusal, type Result, refuse } from '@estocade/kernel'

type No = Result<never, Refusal>

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`
/** Letters whose names begin with a vowel sound. */
const a = (letter: string) => `${'AEFHILMNORSX'.includes(letter) ? 'an' : 'a'} ${letter}`
const rowText = (row: number) => `row ${row + 1}`

/** Every refusal of an action, with its code. Those of options are in `options.ts`. */
export const refusals = {
  over: (): No => refuse('over', 'The game is over.'),
  notYourTurn: (): No => refuse('not-your-turn', 'It is not your turn.'),
  out: (): No => refuse('out', 'This side is out of the game.'),
  takeFirst: (): No => refuse('take-first', 'Take letters first.'),
  tookAlready: (): No => refuse('took-already', 'The letters of this turn are taken already.'),
  windowOpen: (): No =>
    refuse('window-open', 'The others may still call Jarnac; letters are taken when they have declined.'),
  finalWindow: (): No =>
    refuse('final-window', 'The game ends here unless you call Jarnac: call or decline.'),
  pending: (word: string): No =>
    refuse('pending', `${word} may still be challenged: accept or challenge it first.`, { word }),
  stale: (): No => refuse('stale', 'That window is closed.'),
  notCaller: (): No => refuse('not-caller', 'You cannot call Jarnac here.'),
  declined: (): No => refuse('declined', 'You have declined already.'),
  callLimit: (limit: number): No =>
    refuse('call-limit', `Only ${count(limit, 'Jarnac call')} in one window.`, { limit }),
  callerFull: (): No => refuse('caller-full', 'You have no empty row to put a Jarnac on.'),
  victimFull: (): No =>
    refuse('victim-full', 'A new word cannot be taken: that board had no empty row for it.'),
  notLonger: (word: string, length: number): No =>
    refuse(
      'not-longer',
      `${word} must have more than ${count(length, 'letter')}, as the word just laid has.`,
      {
        word,
        length,
      },
    ),
  immune: (was: string): No => refuse('immune', `${was} is long enough to be safe from Jarnac.`, { was }),
  gone: (word: string): No =>
    refuse('gone', `${word} is gone: another side took those letters first.`, { word }),
  boardFull: (): No => refuse('board-full', 'There is no empty row for a new word.'),
  noRow: (row: number, rows: number): No =>
    refuse('no-row', `There is no ${rowText(row)}; the board has ${count(rows, 'row')}.`, {
      row: row + 1,
      rows,
    }),
  emptyRow: (row: number): No =>
    refuse('empty-row', `No word lies on ${rowText(row)}; a new word goes on the first empty row.`, {
      row: row + 1,
    }),
  tooShort: (word: string, shortest: number): No =>
    refuse('too-short', `${word || 'A word'} is too short: at least ${count(shortest, 'letter')}.`, {
      word,
      shortest,
    }),
  tooLong: (word: string, longest: number): No =>
    refuse('too-long', `${word} is too long: at most ${count(longest, 'letter')}.`, { word, longest }),
  foreignLetter: (word: string, letter: string): No =>
    refuse('foreign-letter', `${word} is written with ${letter}, which is not a letter of this game.`, {
      word,
      letter,
    }),
  unchanged: (word: string): No =>
    refuse('unchanged', `${word} lies there already; a transformation adds a letter.`, { word }),
  nothingAdded: (word: string, was: string): No =>
    refuse('nothing-added', `${word} only rearranges ${was}; a transformation adds a letter.`, { word, was }),
  letterLeftOut: (word: string, was: string, missing: string): No =>
    refuse('letter-left-out', `${word} leaves out ${spelt(missing)} of ${was}; no letter leaves its row.`, {
      word,
      was,
      missing,
    }),
  missingLetters: (word: string, missing: string, reserve: string): No =>
    refuse('missing-letters', `${word} needs ${needed(missing, reserve)} not in the reserve.`, {
      word,
      missing,
    }),
  foundWrong: (word: string): No =>
    refuse('found-wrong', `${word} was found wrong in this game and may not be laid again.`, { word }),
  sameEntry: (word: string, was: string): No =>
    refuse('same-entry', `${word} is another form of ${was}: the same dictionary entry.`, { word, was }),
  swapThree: (): No => refuse('swap-three', 'Exactly three letters are swapped.'),
  swapMissing: (missing: string): No =>
    refuse('swap-missing', `${spelt(missing)} cannot be swapped: not in the reserve.`, { missing }),
  swapFirst: (): No => refuse('swap-first', 'There is no swap in the first turn.'),
  swapBag: (needed: number, left: number): No =>
    refuse('swap-bag', `A swap needs ${count(needed, 'letter')} in the bag; it has ${left}.`, {
      needed,
      left,
    }),
  swapSolo: (): No => refuse('swap-solo', 'There is no swap in solo.'),
  noHints: (): No => refuse('no-hints', 'This table gives no hints.'),
  hintsUsed: (limit: number): No =>
    refuse('hints-used', `You have used ${limit === 1 ? 'your hint' : `all ${limit} hints`}.`, { limit }),
  noChallenge: (): No => refuse('no-challenge', 'There is no word to challenge or accept.'),
  ownWord: (): No => refuse('own-word', 'Your own word is for the others to challenge or accept.'),
  accepted: (): No => refuse('accepted-already', 'You have accepted this word already.'),
}

const spelt = (letters: string) => [...letters].join(' ')

function needed(missing: string, reserve: string): string {
  if (missing.length > 1) return `${spelt(missing)}, which are`
  return reserve.includes(missing) ? `another ${missing} that is` : `${a(missing)} that is`
}
