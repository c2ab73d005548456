import { ok, type Result, type Seat } from '@estocade/kernel'
import { missingFrom } from './material.ts'
import { refusals } from './refusals.ts'
import { callersLeft } from './sides.ts'
import type { Opening } from './state.ts'
import { endTurn } from './turn.ts'
import type { Unfolding } from './unfolding.ts'

const SWAP = 3

/** J6–J8: one letter, or the first ones. */
export function take(tale: Unfolding, seat: Seat): Result<void> {
  const opening = openingOf(tale, seat)
  if (!opening.ok) return opening
  takeFirstOrOne(tale, seat, opening.value.extra)
  return ok(undefined)
}

export function takeFirstOrOne(tale: Unfolding, seat: Seat, extra: number): void {
  const { config, sides } = tale.state
  const first = !sides[seat]!.opened
  tale.add({ type: 'took', seat, letters: tale.draw((first ? config.firstDraw : 1) + extra), first })
  if (first && config.openingVowel) drawVowel(tale, seat)
}

/** J7: first letters without a vowel: the last one is exchanged until a vowel comes, if the bag has one. */
function drawVowel(tale: Unfolding, seat: Seat): void {
  const { vowels } = tale.judge.lexicon.alphabet
  const isVowel = (letter: string) => vowels.includes(letter)
  for (;;) {
    const { sides, bag } = tale.state
    const { reserve } = sides[seat]!
    if (reserve === '' || [...reserve].some(isVowel) || !Object.keys(bag).some(isVowel)) return
    tale.add({ type: 'exchanged', seat, drawn: tale.draw(1), back: reserve.at(-1)! })
  }
}

/** J9: three letters back for three; the new ones are drawn first. */
export function swap(tale: Unfolding, seat: Seat, letters: string): Result<void> {
  if (tale.state.config.solo) return refusals.swapSolo()
  const opening = openingOf(tale, seat)
  if (!opening.ok) return opening
  const { reserve, opened } = tale.state.sides[seat]!
  if (!opened) return refusals.swapFirst()
  if (letters.length !== SWAP) return refusals.swapThree()
  const missing = missingFrom(letters, reserve)
  if (missing !== '') return refusals.swapMissing(missing)
  const count = SWAP + opening.value.extra
  if (tale.bagSize < count) return refusals.swapBag(count, tale.bagSize)
  tale.add({ type: 'swapped', seat, drawn: tale.draw(count), back: letters })
  return ok(undefined)
}

/** J11: one letter is drawn, then the side passes; first letters stay due. */
export function timeUpWhileOpening(tale: Unfolding, seat: Seat): Result<void> {
  const opening = openingOf(tale, seat)
  if (!opening.ok) return opening
  tale.add({ type: 'took', seat, letters: tale.draw(1 + opening.value.extra), first: false })
  endTurn(tale, seat, 'time')
  return ok(undefined)
}

/** May this side take letters now? */
function openingOf(tale: Unfolding, seat: Seat): Result<Opening> {
  const { phase } = tale.state
  if (phase.type === 'last-jarnac') return refusals.finalWindow()
  if (!('seat' in phase) || phase.seat !== seat) return refusals.notYourTurn()
  if (phase.type !== 'opening') return refusals.tookAlready()
  if (phase.window?.final) return refusals.finalWindow()
  if (callersLeft(tale.state, phase).some((caller) => caller !== seat)) return refusals.windowOpen()
  return ok(phase)
}
