import type { Clock } from '@estocade/kernel'
import type { JudgeConfig, LexiconId } from '@estocade/words'

/** How the game ends; `last-jarnac` is `last-row` with one more call for the others (J31–J36). */
export type Ending = 'last-row' | 'last-jarnac' | 'full-and-passed'

/** The complete and checked rules of one table. Only `configure` makes them. */
export interface JarnacConfig {
  readonly language: LexiconId
  /** 1–20. */
  readonly rows: number
  /** 2–9. */
  readonly shortest: number
  /** 4–15. */
  readonly longest: number
  /** Letters taken in a side's first turn, 1–20. */
  readonly firstDraw: number
  readonly ending: Ending
  readonly openingVowel: boolean
  /** Jarnac calls a caller has in one window; `null` is no limit, 0 no Jarnac. */
  readonly calls: number | null
  /** With more than two sides: who may call on a side that passed. */
  readonly callers: 'next' | 'open'
  /** J19: seconds to call Jarnac, 3–120; `null` is no limit. A match logged before this option has none. */
  readonly callTime?: number | null
  /** By seat; words of so many letters and more are safe from Jarnac. A missing entry is `null`. */
  readonly immunity: readonly (number | null)[]
  readonly judging: 'checked' | 'challenge'
  readonly penalty: boolean
  readonly words: Required<Omit<JudgeConfig, 'changes'>> & Pick<JudgeConfig, 'changes'>
  /** Hints a side may ask for in the game. */
  readonly hints: number
  readonly clock: Clock
  readonly solo: boolean
  /** Solo only. */
  readonly turnLimit: number | null
}

/** J4 */
export const seats = ({ solo }: JarnacConfig) => (solo ? { min: 1, max: 1 } : { min: 2, max: 6 })
