import { ok, type Result, type Seat } from '@estocade/kernel'
import type { JarnacDecision } from './jarnac-decision.ts'
import { missingFrom } from './material.ts'
import { refusals } from './refusals.ts'
import { callersLeft } from './sides.ts'
import type { Opening } from './state.ts'
import { endTurn } from './turn.ts'

const SWAP = 3

/** J6–J8: one letter, or the first ones. */
export function take(decision: JarnacDecision, seat: Seat): Result<void> {
  const opening = openingOf(decision, seat)
  if (!opening.ok) return opening
  takeFirstOrOne(decision, seat, opening.value.extra)
  return ok(undefined)
}

export function takeFirstOrOne(decision: JarnacDecision, seat: Seat, extra: number): void {
  const { config, sides } = decision.state
  const first = !sides[seat]!.opened
  decision.emit({ type: 'took', seat, letters: decision.draw((first ? config.firstDraw : 1) + extra), first })
  if (first && config.openingVowel) drawVowel(decision, seat)
}

/** J7: first letters without a vowel: the last one is exchanged until a vowel comes, if the bag has one. */
function drawVowel(decision: JarnacDecision, seat: Seat): void {
  const { vowels } = decision.judge.lexicon.alphabet
  const isVowel = (letter: string) => vowels.includes(letter)
  for (;;) {
    const { sides, bag } = decision.state
    const { reserve } = sides[seat]!
    if (reserve === '' || [...reserve].some(isVowel) || !Object.keys(bag).some(isVowel)) return
    decision.emit({ type: 'exchanged', seat, drawn: decision.draw(1), back: reserve.at(-1)! })
  }
}

/** J9: three letters back for three; the new ones are drawn first. */
export function swap(decision: JarnacDecision, seat: Seat, letters: string): Result<void> {
  if (decision.state.config.solo) return refusals.swapSolo()
  const opening = openingOf(decision, seat)
  if (!opening.ok) return opening
  const { reserve, opened } = decision.state.sides[seat]!
  if (!opened) return refusals.swapFirst()
  if (letters.length !== SWAP) return refusals.swapThree()
  const missing = missingFrom(letters, reserve)
  if (missing !== '') return refusals.swapMissing(missing)
  const count = SWAP + opening.value.extra
  if (decision.bagSize < count) return refusals.swapBag(count, decision.bagSize)
  decision.emit({ type: 'swapped', seat, drawn: decision.draw(count), back: letters })
  return ok(undefined)
}

/** J11: one letter is drawn, then the side passes. It still gets its first letters later. */
export function timeUpWhileOpening(decision: JarnacDecision, seat: Seat): Result<void> {
  const opening = openingOf(decision, seat)
  if (!opening.ok) return opening
  decision.emit({ type: 'took', seat, letters: decision.draw(1 + opening.value.extra), first: false })
  endTurn(decision, seat, 'time')
  return ok(undefined)
}

/** The opening phase if this side may take letters now, else the refusal. */
function openingOf(decision: JarnacDecision, seat: Seat): Result<Opening> {
  const { phase } = decision.state
  if (phase.type === 'last-jarnac') return refusals.finalWindow()
  if (!('seat' in phase) || phase.seat !== seat) return refusals.notYourTurn()
  if (phase.type !== 'opening') return refusals.tookAlready()
  if (phase.window?.final) return refusals.finalWindow()
  if (callersLeft(decision.state, phase).some((caller) => caller !== seat)) return refusals.windowOpen()
  return ok(phase)
}
