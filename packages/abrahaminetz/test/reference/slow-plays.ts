import type { Seat } from '@estocade/kernel'
import { type Abrahaminetz, type Action, EXCHANGES, type View, valuesOf } from '../../src/index.ts'
import { plainScan } from './plain-scan.ts'

/** Everything a side may do that is a play, found the slow way. */
export function* slowPlays(game: Abrahaminetz, view: View, seat: Seat): Iterable<Action> {
  const { phase, config, wrong } = view
  const hand = view.hands[seat] ?? ''
  if (phase.type === 'over' || view.out[seat]) return
  if (phase.type === 'window') {
    if (!phase.awaiting.includes(seat)) return
    yield { type: 'accept', window: phase.window }
    yield { type: 'challenge', window: phase.window }
    return
  }
  if (phase.type === 'turn' ? phase.seat !== seat : phase.chosen[seat]) return
  const words = [...game.judgeOf(config).vocabulary.words()].filter((word) => !wrong.includes(word))
  const position = {
    rack: view.rack,
    hand,
    beginners: config.beginners,
    coverSame: config.coverSame,
    exchanges: 0,
  }
  for (const { laying } of plainScan(words, position, valuesOf(config.language)))
    yield phase.type === 'turn' ? { type: 'lay', ...laying } : { type: 'choose', cards: laying.cards }
  if (phase.type === 'starting') {
    yield { type: 'decline' }
    return
  }
  if (phase.exchanges < EXCHANGES && view.stock > 0)
    for (const card of new Set(hand)) yield { type: 'exchange', card }
  yield { type: 'pass' }
}
