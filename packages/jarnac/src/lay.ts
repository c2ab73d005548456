import { ok, type Refusal, type Result, type Seat } from '@estocade/kernel'
import { becauseOf, foreignLetter } from '@estocade/words'
import type { JarnacDecision } from './jarnac-decision.ts'
import { firstEmptyRow, isFull, lettersLess, missingFrom } from './material.ts'
import type { WordJudge } from './referee.ts'
import { refusals } from './refusals.ts'
import type { Table } from './sides.ts'
import { endsByFilling, fillLastRow } from './turn.ts'

/** What a word is made of: the word of its row, '' for a new one, and letters of the reserve. */
export interface Fit {
  readonly was: string
  readonly used: string
}

/** J13–J17: checks the letters of a word. `judged` checks whether it is a word. */
export function fit(
  table: { readonly rows: readonly string[]; readonly reserve: string },
  word: string,
  row: number | null,
): Result<Fit> {
  const was = row === null ? '' : table.rows[row]
  if (row !== null && was === undefined) return refusals.noRow(row, table.rows.length)
  if (row !== null && was === '') return refusals.emptyRow(row)
  if (was === word) return refusals.unchanged(word)
  const leftOut = missingFrom(was!, word)
  if (leftOut !== '') return refusals.letterLeftOut(word, was!, leftOut)
  const used = lettersLess(word, was!)
  if (used === '') return refusals.nothingAdded(word, was!)
  const missing = missingFrom(used, table.reserve)
  if (missing !== '') return refusals.missingLetters(word, missing, table.reserve)
  return ok({ was: was!, used })
}

/** Checks letters and length, which do not depend on how words are judged (J13). */
export function shaped(table: Table, judge: WordJudge, word: string): Refusal | undefined {
  const { shortest, longest } = table.config
  const foreign = foreignLetter(word, judge.lexicon.alphabet)
  if (foreign !== undefined) return errorOf(refusals.foreignLetter(word, foreign))
  if (word.length < shortest) return errorOf(refusals.tooShort(word, shortest))
  if (word.length > longest) return errorOf(refusals.tooLong(word, longest))
  return undefined
}

/** J40: why the rule set does not admit the word; `undefined` when it does. */
export function judged(judge: WordJudge, word: string, was: string): Refusal | undefined {
  const verdict = judge.admits(word)
  if (!verdict.admitted)
    return { code: verdict.reason, params: { word, ...becauseOf(verdict) }, text: verdict.text }
  return was !== '' && judge.sameEntry(was, word) ? errorOf(refusals.sameEntry(word, was)) : undefined
}

/** J44: whether the word was found wrong before, by itself or as a lengthening of `was`. */
const foundWrong = (table: Table, word: string, was: string): boolean =>
  table.wrong.some((one) => one.word === word && (one.from === null || one.from === was))

/** Why a word with valid letters may not be laid: it was found wrong before, or the judge refuses it. */
export function stopped(table: Table, judge: WordJudge, word: string, was: string): Refusal | undefined {
  if (foundWrong(table, word, was)) return errorOf(refusals.foundWrong(word))
  return table.config.judging === 'checked' ? judged(judge, word, was) : undefined
}

export function lay(decision: JarnacDecision, seat: Seat, word: string, row: number | null): Result<void> {
  const { phase, sides, config } = decision.state
  if (phase.type === 'opening' && phase.seat === seat) return refusals.takeFirst()
  if (phase.type !== 'playing' || phase.seat !== seat) return refusals.notYourTurn()
  const misshapen = shaped(decision.state, decision.judge, word)
  if (misshapen) return { ok: false, error: misshapen }
  const side = sides[seat]!
  if (row === null && isFull(side.rows)) return refusals.boardFull()
  const fitted = fit(side, word, row)
  if (!fitted.ok) return fitted
  const stop = stopped(decision.state, decision.judge, word, fitted.value.was)
  if (stop) return { ok: false, error: stop }
  const window = config.judging === 'challenge' ? decision.nextWindow() : null
  decision.emit({ type: 'laid', seat, row: row ?? firstEmptyRow(side.rows), word, ...fitted.value, window })
  if (window === null) afterLay(decision, seat, word, row === null, 0)
  return ok(undefined)
}

/** J18, J31: checks the end of the game, then draws the earned letter; `bonus` for a wrong challenge (J42). */
export function afterLay(
  decision: JarnacDecision,
  seat: Seat,
  word: string,
  isNew: boolean,
  bonus: number,
): void {
  if (isNew && endsByFilling(decision.state, seat)) fillLastRow(decision, seat, word.length)
  else earn(decision, seat, 1 + bonus)
}

export function earn(decision: JarnacDecision, seat: Seat, count: number): void {
  const letters = decision.draw(count)
  if (letters !== '') decision.emit({ type: 'earned', seat, letters })
}

const errorOf = (refused: Result<never, Refusal>): Refusal => (refused as { readonly error: Refusal }).error
