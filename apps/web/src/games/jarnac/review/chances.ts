import type { jarnac } from '@estocade/games'
import type { Found } from '../../../review/game-review.ts'
import type { Moment, Replay } from './replay.ts'

/** A word that was possible, and the moment of the game where it was. */
export interface Chance {
  readonly seat: number
  readonly turn: number
  /** The moment at which it was possible. */
  readonly moment: number
  readonly word: string
  /** The seat of the board on which it was possible, and the row; `null` for a new word. */
  readonly board: number
  readonly row: number | null
  /** The word that it transforms, '' for a new one. */
  readonly was: string
  /** The letters of the reserve that it uses. */
  readonly added: string
  readonly points: number
}

export interface JarnacChance extends Chance {
  readonly taken: boolean
}

export interface Chances extends Found {
  readonly missed: readonly Chance[]
  readonly jarnacs: readonly JarnacChance[]
  readonly accuracies: readonly number[]
}

/** The review as two lists; each line has its moment. A word that was possible in several turns is listed once. */
export function chancesOf({ moments }: Replay, { turns, sides }: jarnac.Review): Chances {
  const jarnacs = [...taken(moments), ...turns.flatMap((turn) => jarnacsIn(turn, moments))]
  return {
    missed: turns.flatMap((turn) => missedIn(turn, moments)).filter(isFirst),
    jarnacs: jarnacs.sort((a, b) => a.moment - b.moment).filter(isFirst),
    accuracies: sides.map(({ accuracy }) => accuracy),
  }
}

const isFirst = <C extends Chance>(chance: C, at: number, all: readonly C[]): boolean =>
  all.findIndex((one) => sameWord(one, chance)) === at

const sameWord = (a: Chance | JarnacChance, b: Chance | JarnacChance): boolean =>
  a.seat === b.seat && a.word === b.word && a.was === b.was && isTaken(a) === isTaken(b)

export const isTaken = (chance: Chance | JarnacChance): boolean => 'taken' in chance && chance.taken

/** The best word that was still possible when the side passed. */
function missedIn({ turn, seat, missed }: jarnac.TurnReview, moments: readonly Moment[]): Chance[] {
  const [best] = missed
  const passed = moments.findLastIndex((one) => one.turn === turn && ends(one) && one.seat === seat)
  if (best === undefined || best.points <= 0 || passed < 1) return []
  const rows = moments[passed - 1]!.sides[seat]!.rows
  const { word, row, points } = best
  return [{ seat, turn, moment: passed - 1, board: seat, row, ...spelt(word, rows, row), points }]
}

const ends = ({ action }: Moment): boolean => action?.type === 'pass' || action?.type === 'timeout'

function jarnacsIn({ turn, missedJarnacs }: jarnac.TurnReview, moments: readonly Moment[]): JarnacChance[] {
  return missedJarnacs.flatMap(({ seat, jarnac }) => {
    const moment = moments.findIndex((_, i) => letGo(moments, i, turn, seat)) - 1
    const before = moments[moment]
    if (before === undefined || before.victim === null) return []
    const { rows } = before.sides[before.victim]!
    const board = before.victim
    return jarnac.map(({ word, row }) => ({
      seat,
      turn,
      moment,
      board,
      row,
      ...spelt(word, rows, row),
      points: word.length ** 2,
      taken: false,
    }))
  })
}

/** Whether this move let a window pass without a call. */
function letGo(moments: readonly Moment[], at: number, turn: number, seat: number): boolean {
  const { action, ...move } = moments[at]!
  const open = moments[at - 1]?.victim ?? null
  return open !== null && move.turn === turn && move.seat === seat && action?.type !== 'call'
}

const taken = (moments: readonly Moment[]): JarnacChance[] =>
  moments.flatMap(({ events, turn }, moment) =>
    events.flatMap((event) =>
      event.type === 'called'
        ? [
            {
              seat: event.seat,
              turn,
              moment,
              word: event.word,
              // The moment shows it where it was taken to.
              board: event.seat,
              row: null,
              was: event.was,
              added: event.used,
              points: event.word.length ** 2,
              taken: true,
            },
          ]
        : [],
    ),
  )

function spelt(word: string, rows: readonly string[], row: number | null) {
  const was = row === null ? '' : (rows[row] ?? '')
  let added = word
  for (const letter of was) added = added.replace(letter, '')
  return { word, was, added }
}
