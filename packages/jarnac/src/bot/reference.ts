import type { Bot, Seat } from '@estocade/kernel'
import type { JarnacAction } from '../action.ts'
import { callersLeft } from '../sides.ts'
import type { JarnacTypes, JarnacView } from '../view.ts'
import { chooseCall, refusedIn } from './calls.ts'
import { Finder } from './finder.ts'
import { type Knowledge, knowledgeOf } from './knowledge.ts'
import type { JudgeSource } from './player.ts'
import { EMPTY, type Position } from './position.ts'
import { tableOf } from './table.ts'

/** What a simple player lays: a row (EMPTY for a new word) and a class. */
type Choice = { readonly row: number; readonly target: number } | undefined
type Choose = (position: Position, finder: Finder) => Choice

/** F: makes each row in turn as long as possible at once; never swaps. */
export const bestWordPerRow = (judges: JudgeSource): Bot<JarnacTypes> =>
  simpleBot(judges, 'best-word-per-row', (position, finder) => {
    const { length } = finder.graph
    for (let row = 0; row < position.terms.rows; row++) {
      const old = position.rows[row]!
      if (old === EMPTY) finder.fresh(position.reserve, 0)
      else finder.growing(old, position.reserve, 0)
      const target = bestFound(finder, (id) => length[id]!)
      if (target !== EMPTY) return { row: old === EMPTY ? EMPTY : row, target }
    }
    return undefined
  })

/**
 * P3: uses as few letters as possible for each word, because each word earns one. A row grown by one letter
 * and a new word of the shortest length are equal; of these it takes the most points per letter. Never swaps.
 */
export const stepwise = (judges: JudgeSource): Bot<JarnacTypes> =>
  simpleBot(judges, 'stepwise', (position, finder) => {
    const { length } = finder.graph
    let best: Choice
    let bestValue = -Infinity
    const weigh = (row: number, old: number, usual: number) => {
      const was = old === EMPTY ? 0 : length[old]!
      const value = (id: number) => {
        const added = length[id]! - was
        return (length[id]! ** 2 - was ** 2) / added - 1000 * (added - usual)
      }
      const target = bestFound(finder, value)
      if (target === EMPTY || value(target) <= bestValue) return
      bestValue = value(target)
      best = { row, target }
    }
    for (let row = 0; row < position.terms.rows; row++) {
      const old = position.rows[row]!
      if (old === EMPTY) continue
      finder.growing(old, position.reserve, 0)
      weigh(row, old, 1)
    }
    if (!position.isFull(0)) {
      finder.fresh(position.reserve, 0)
      weigh(EMPTY, EMPTY, 3)
    }
    return best
  })

function bestFound(finder: Finder, value: (id: number) => number): number {
  let best = EMPTY
  for (let i = 0; i < finder.count; i++)
    if (best === EMPTY || value(finder.found[i]!) > value(best)) best = finder.found[i]!
  return best
}

/** Sees everything, calls every Jarnac, accepts every word; differs only in what it lays. */
function simpleBot(judges: JudgeSource, id: string, choose: Choose): Bot<JarnacTypes> {
  return {
    id,
    choose(view, seat) {
      const knowledge = knowledgeOf(judges.judgeOf(view.config), view.config)
      const { phase } = view
      if (phase.type === 'challenge') return { type: 'accept', window: phase.window }
      if (phase.type === 'playing') return lay(view, seat, knowledge, choose)
      if (phase.type !== 'opening' && phase.type !== 'last-jarnac') throw new Error('The bot has no duty.')
      const { window } = phase
      const callers = callersLeft(view, phase)
      if (window === null || !callers.includes(seat)) return { type: 'take' }
      const taken = chooseCall(view, seat, phase, knowledge, null)
      if (taken !== undefined) return { type: 'call', window: window.id, ...taken }
      const mayTake = phase.type === 'opening' && phase.seat === seat && window.final === null
      return mayTake && callers.length === 1 ? { type: 'take' } : { type: 'decline', window: window.id }
    },
  }
}

function lay(view: JarnacView, seat: Seat, knowledge: Knowledge, choose: Choose): JarnacAction {
  const { position } = tableOf(view, seat, knowledge.graph)
  const chosen = choose(position, new Finder(knowledge.graph))
  if (chosen === undefined) return { type: 'pass' }
  const row = chosen.row === EMPTY ? null : chosen.row
  const from = row === null ? '' : view.sides[seat]!.rows[row]!
  const word = knowledge.spell(chosen.target, from, refusedIn(view))
  return word === undefined ? { type: 'pass' } : { type: 'lay', word, row }
}
