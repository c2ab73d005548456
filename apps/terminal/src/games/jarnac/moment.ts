import type { JarnacView } from '@estocade/games'
import { less } from '../letters.ts'

/** What the side at `me` may do now. */
export type Moment =
  | {
      readonly type: 'window'
      readonly window: string
      readonly victim: number
      readonly mayTake: boolean
      /** J9: three letters may be swapped instead. */
      readonly maySwap: boolean
      /** Without a Jarnac the game is over. */
      readonly ends: boolean
    }
  | { readonly type: 'opening'; readonly count: number; readonly maySwap: boolean }
  | { readonly type: 'playing' }
  | { readonly type: 'challenge'; readonly window: string; readonly word: string; readonly by: number }
  /** For a side's turn, or for what the others answer. */
  | { readonly type: 'waiting'; readonly for: number | 'others' }
  | { readonly type: 'over' }

export function momentOf(view: JarnacView, me: number): Moment {
  const { phase } = view
  switch (phase.type) {
    case 'over':
      return { type: 'over' }
    case 'dealing':
      return { type: 'waiting', for: 0 }
    case 'challenge': {
      const { seat, word } = phase.pending
      return me < 0 || seat === me || phase.accepted.some((one) => one === me)
        ? { type: 'waiting', for: 'others' }
        : { type: 'challenge', window: phase.window, word, by: seat }
    }
    case 'last-jarnac':
      return mayCall(view, me) ? windowMoment(view, me) : { type: 'waiting', for: 'others' }
    case 'opening':
      if (mayCall(view, me)) return windowMoment(view, me)
      return phase.seat === me ? openingMoment(view, me) : { type: 'waiting', for: phase.seat }
    case 'playing':
      return phase.seat === me ? { type: 'playing' } : { type: 'waiting', for: phase.seat }
  }
}

function openingMoment(view: JarnacView, me: number): Moment {
  const extra = view.phase.type === 'opening' ? view.phase.extra : 0
  const { opened } = view.sides[me]!
  const count = Math.min(view.bag, (opened ? 1 : view.config.firstDraw) + extra)
  return { type: 'opening', count, maySwap: maySwap(view, me, extra) }
}

/** J9, J10: a swap needs three letters in the reserve, as many as are drawn in the bag, and a turn behind one. */
function maySwap({ sides, config, bag }: JarnacView, me: number, extra: number): boolean {
  const { opened, reserve } = sides[me]!
  return opened && !config.solo && reserve.length >= 3 && bag >= 3 + extra
}

function windowMoment(view: JarnacView, me: number): Moment {
  const { phase } = view
  const { id, victim, final } = (phase as Extract<typeof phase, { type: 'opening' | 'last-jarnac' }>).window!
  const mayTake = phase.type === 'opening' && phase.seat === me && final === null
  const swaps = mayTake && maySwap(view, me, phase.extra)
  return { type: 'window', window: id, victim, mayTake, maySwap: swaps, ends: final !== null }
}

function mayCall({ phase, sides, config }: JarnacView, me: number): boolean {
  if ((phase.type !== 'opening' && phase.type !== 'last-jarnac') || phase.window === null || me < 0)
    return false
  const { victim, calls, declined } = phase.window
  const turn = phase.type === 'opening' ? phase.seat : nextIn(sides, phase.seat)
  return (
    victim !== me &&
    config.calls !== 0 &&
    (turn === me || config.callers === 'open') &&
    !sides[me]!.out &&
    sides[me]!.rows.includes('') &&
    !declined.some((seat) => seat === me) &&
    (config.calls === null || (calls[me] ?? 0) < config.calls)
  )
}

function nextIn(sides: JarnacView['sides'], after: number): number {
  for (let step = 1; step <= sides.length; step++) {
    const next = (after + step) % sides.length
    if (!sides[next]!.out) return next
  }
  return after
}

/** A place where the typed letters make a word; `row` is `null` for a new one. */
export interface Aim {
  readonly row: number | null
  readonly was: string
  readonly used: string
}

/** The seat whose letters can be used now. */
export const groundSeat = (moment: Moment, me: number): number | undefined =>
  moment.type === 'window' ? moment.victim : moment.type === 'playing' ? me : undefined

/** All places where the letters allow the word. The table judges the word. */
export function aimsOf(view: JarnacView, seat: number, word: string): readonly Aim[] {
  const { rows, reserve } = view.sides[seat]!
  const remakes = [...rows.keys()].flatMap((row) => {
    const was = rows[row]!
    const beyond = less(was, word)
    const fits = was !== '' && beyond.left === '' && beyond.lacking !== ''
    return fits && less(reserve, beyond.lacking).lacking === '' ? [{ row, was, used: beyond.lacking }] : []
  })
  const fresh =
    hasRoom(view, seat) && word.length >= view.config.shortest && less(reserve, word).lacking === ''
  return fresh ? [...remakes, { row: null, was: '', used: word }] : remakes
}

/** J21: in a window the board counts as it was at the pass; the last Jarnac (J32) needs no room on it. */
function hasRoom({ phase, sides }: JarnacView, seat: number): boolean {
  if (phase.type === 'last-jarnac') return true
  const window = phase.type === 'opening' ? phase.window : null
  return (window?.victim === seat ? window.found : sides[seat]!).rows.includes('')
}
