import type { Game, Seat } from '@estocade/kernel'
import { type Judge, judge, type Lexicon } from '@estocade/words'
import { configure, seats } from './config.ts'
import { deal, decide, EXCHANGES } from './decide.ts'
import { emptyState, evolve } from './evolve.ts'
import { finderFor } from './plays/finder.ts'
import type { Position } from './plays/play-search.ts'
import type { AbrahaminetzTypes, Action, Config, View } from './types.ts'
import { outcome, see, toAct, view } from './view.ts'

export type Abrahaminetz = Game<AbrahaminetzTypes> & {
  readonly lexicon: Lexicon
  /** The judge of a table's words, kept for the next table with the same. */
  judgeOf(config: Pick<Config, 'words'>): Judge
}

/** Abrahaminetz with one dictionary; its language is the dictionary's. */
export function createAbrahaminetz(lexicon: Lexicon): Abrahaminetz {
  const judgeOf = judgesOf(lexicon)
  return {
    id: 'abrahaminetz',
    rulesVersion: 1,
    lexicon,
    judgeOf,
    configure: (options) => configure(options, lexicon.alphabet),
    seats,
    clock: (config) => config.clock,
    empty: emptyState,
    setup: (config, seats, chance) => deal(emptyState(config, seats), chance),
    decide: (state, seat, action, chance) => decide(judgeOf(state.config), state, seat, action, chance),
    evolve,
    view,
    see,
    toAct,
    plays: (view, seat) => plays(view, seat, judgeOf(view.config)),
    onTimeout,
    outcome,
  }
}

function judgesOf(lexicon: Lexicon): Abrahaminetz['judgeOf'] {
  const known = new Map<string, Judge>()
  return ({ words }) => {
    const key = JSON.stringify(words)
    const found = known.get(key) ?? judge(lexicon, words)
    known.set(key, found)
    return found
  }
}

/** The position of the seat whose turn it is, in the form that the search needs. */
export function positionOf(view: View, seat: Seat): Position {
  const { rack, hands, config, phase } = view
  return {
    rack,
    hand: hands[seat] ?? '',
    beginners: config.beginners,
    anywhere: config.faceDown === 'anywhere',
    coverSame: config.coverSame,
    exchanges: phase.type === 'turn' ? phase.exchanges : 0,
  }
}

function* plays(view: View, seat: Seat, judge: Judge): Iterable<Action> {
  const { phase } = view
  if (!toAct(view).some((duty) => duty.seat === seat)) return
  const finder = finderFor(judge.vocabulary)
  if (phase.type === 'window') {
    yield { type: 'accept', window: phase.window }
    yield { type: 'challenge', window: phase.window }
  } else if (phase.type === 'starting') {
    for (const { laying } of finder.plays(positionOf(view, seat)))
      yield { type: 'choose', cards: laying.cards }
    yield { type: 'decline' }
  } else if (phase.type === 'turn') {
    for (const { laying, word } of finder.plays(positionOf(view, seat)))
      if (!view.wrong.includes(word)) yield { type: 'lay', ...laying }
    if (phase.exchanges < EXCHANGES && view.stock > 0)
      for (const card of new Set(view.hands[seat] ?? '')) yield { type: 'exchange', card }
    yield { type: 'pass' }
  }
}

/** A19, A3, A26: a time-out passes, declines to offer a starting word, or accepts a word. */
function onTimeout({ phase }: View): Action {
  if (phase.type === 'starting') return { type: 'decline' }
  return phase.type === 'window' ? { type: 'accept', window: phase.window } : { type: 'pass' }
}
