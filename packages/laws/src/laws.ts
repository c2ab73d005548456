import {
  configureTwice,
  deterministic,
  refusalsChangeNothing,
  stateFollows,
  timeoutAccepted,
} from './deciding.ts'
import { type Law, law } from './law.ts'
import { foldIsLive, plainData, undone, verified } from './logging.ts'
import { dutyOrOutcome, piecesConserved, playsAccepted, playsComplete, terminates } from './playing.ts'
import { secrecy } from './seeing.ts'

/** Data is frozen while a game is played, so a method that changes its input throws. */
export const purity = 'methods throw nothing and change nothing'
const pure = law(purity, () => ({}))

export const laws: readonly Law[] = [
  configureTwice,
  deterministic,
  stateFollows,
  refusalsChangeNothing,
  playsAccepted,
  playsComplete,
  piecesConserved,
  foldIsLive,
  plainData,
  terminates,
  dutyOrOutcome,
  timeoutAccepted,
  verified,
  undone,
  secrecy,
  pure,
]
