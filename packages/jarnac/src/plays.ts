import type { Seat } from '@estocade/kernel'
import type { AnagramIndex, Judge } from '@estocade/words'
import type { JarnacAction } from './action.ts'
import { unanswered } from './challenge.ts'
import { isImmune } from './jarnac-call.ts'
import { stopped } from './lay.ts'
import { isFull } from './material.ts'
import { callersLeft, type Table } from './sides.ts'
import type { LastJarnac, Opening } from './state.ts'
import type { JarnacView } from './view.ts'

/**
 * Everything that a seat may do now, except hints, conceding and time-outs. Where any letters may be laid
 * (challenge), only words that the rule set admits are listed.
 */
export function* plays(view: JarnacView, seat: Seat, judge: Judge): Iterable<JarnacAction> {
  const { phase } = view
  if (phase.type === 'challenge' && unanswered(view, phase).includes(seat)) {
    yield { type: 'accept', window: phase.window }
    yield { type: 'challenge', window: phase.window }
  } else if (phase.type === 'playing' && phase.seat === seat) {
    yield* lays(view, seat, judge)
    yield { type: 'pass' }
  } else if (phase.type === 'opening' || phase.type === 'last-jarnac') {
    const callers = callersLeft(view, phase)
    if (callers.includes(seat)) {
      yield* calls(view, phase, judge)
      yield { type: 'decline', window: phase.window!.id }
    }
    const free = phase.type === 'opening' && !phase.window?.final && callers.every((one) => one === seat)
    if (free && phase.seat === seat) yield* openings(view, phase, seat)
  }
}

export interface Word {
  readonly row: number | null
  readonly word: string
}

/** All words of a board and reserve: new ones, then transformations row by row; each in alphabet order. */
export function* wordsOn(
  index: AnagramIndex,
  rows: readonly string[],
  reserve: string,
  shortest: number,
): Iterable<Word> {
  for (const word of index.from(reserve, shortest)) yield { row: null, word }
  for (const [row, was] of rows.entries())
    if (was !== '') for (const word of index.growing(was, reserve)) yield { row, word }
}

function* lays(view: Table, seat: Seat, judge: Judge): Iterable<JarnacAction> {
  const { rows, reserve } = view.sides[seat]!
  for (const { row, word } of candidates(view, judge, rows, reserve))
    if (row !== null || !isFull(rows)) yield { type: 'lay', word, row }
}

function* calls(view: Table, phase: Opening | LastJarnac, judge: Judge): Iterable<JarnacAction> {
  const { id, victim, found } = phase.window!
  const { rows, reserve } = view.sides[victim]!
  const longer = phase.type === 'last-jarnac' ? phase.length : 0
  const room = phase.type === 'last-jarnac' || !isFull(found.rows)
  for (const { row, word } of candidates(view, judge, rows, reserve)) {
    const free = row === null ? room && word.length > longer : !isImmune(view, victim, rows[row]!)
    if (free) yield { type: 'call', window: id, word, row }
  }
}

function* candidates(view: Table, judge: Judge, rows: readonly string[], reserve: string): Iterable<Word> {
  const { shortest, longest } = view.config
  const index = judge.vocabulary.anagrams(longest)
  for (const play of wordsOn(index, rows, reserve, shortest)) {
    const was = play.row === null ? '' : rows[play.row]!
    if (!barred(view, judge, play.word, was)) yield play
  }
}

/** The index contains only admitted words, so only the same-entry rule and wrong words are checked here. */
function barred(view: Table, judge: Judge, word: string, was: string): boolean {
  if (was !== '' && judge.sameEntry(was, word)) return true
  return view.wrong.length > 0 && stopped(view, judge, word, was) !== undefined
}

function* openings(view: JarnacView, { extra }: Opening, seat: Seat): Iterable<JarnacAction> {
  yield { type: 'take' }
  const { opened, reserve } = view.sides[seat]!
  if (!opened || view.config.solo || view.bag < 3 + extra) return
  for (const letters of threes(reserve)) yield { type: 'swap', letters }
}

/** The distinct sets of three letters, each in code-unit order. */
function threes(reserve: string): ReadonlySet<string> {
  const sorted = [...reserve].sort()
  const found = new Set<string>()
  for (let a = 0; a < sorted.length; a++)
    for (let b = a + 1; b < sorted.length; b++)
      for (let c = b + 1; c < sorted.length; c++) found.add(sorted[a]! + sorted[b]! + sorted[c]!)
  return found
}
