import { type Refusal, type Result, refuse } from '@estocade/kernel'
import type { NamingFault } from './naming.ts'

type No = Result<never, Refusal>

const namingTexts: Readonly<Record<NamingFault, (word: string) => string>> = {
  'no-word': (word) => `${word} does not count.`,
  disagrees: (word) => `${word} does not agree with what lies there.`,
  piece: (word) => `${word} does not hold the piece with the stone.`,
  'no-room': (word) => `There is no room for ${word}: a stone lies right before or behind it.`,
  'no-word-across': (word) => `${word} would make a run across it that is no word.`,
}

/** Refusals of Wer behält recht? alone. */
export const rechtRefusals = {
  noNaming: (): No => refuse('no-naming', 'No word is named now.'),
  noAdding: (): No => refuse('no-adding', 'No stone is added now.'),
  noBuying: (): No => refuse('no-buying', 'Nothing is bought now.'),
  boughtAlready: (): No => refuse('bought-already', 'One stone a turn is bought.'),
  sameWord: (word: string): No =>
    refuse('same-word', `${word} is named already; name another word.`, { word }),
  naming: (fault: NamingFault, word: string): No =>
    refuse(`naming-${fault}`, namingTexts[fault](word), { word }),
  beginPlace: (): No =>
    refuse('begin-place', 'Begin in the middle, or beside a letter of the word finished last, crossing it.'),
  notAtEnd: (): No =>
    refuse('not-at-end', 'A stone goes to an end of the piece, where the named word needs one.'),
  notNeeded: (letter: string): No =>
    refuse('not-needed', `The named word needs ${letter} there.`, { letter }),
  duty: (): No => refuse('duty', 'You must lay all stones your word still needs.'),
  noDuty: (): No => refuse('no-duty', 'There is no duty to fulfil.'),
  notFulfilled: (): No =>
    refuse('not-fulfilled', 'Lay exactly the stones the word still needs, from your rack.'),
  dutyPossible: (): No => refuse('duty-possible', 'You hold all the stones: lay them.'),
}
