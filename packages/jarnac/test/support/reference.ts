import { chanceFrom, type Seat, seedFrom } from '@estocade/kernel'
import type { Judge } from '@estocade/words'
import type { Jarnac, JarnacAction, JarnacState, JarnacView } from '../../src/index.ts'
import { unseen } from '../../src/index.ts'

/** All sorted sets of three letters of the reserve, also impossible ones, which `decide` refuses. */
function everySwap(reserve: string): ReadonlySet<string> {
  const threes = new Set<string>()
  for (const a of reserve)
    for (const b of reserve) for (const c of reserve) threes.add([a, b, c].sort().join(''))
  return threes
}

/** The slow reference: tries every word of the list everywhere with `decide`. */
export function slowPlays(game: Jarnac, view: JarnacView, seat: Seat): readonly JarnacAction[] {
  const { phase } = view
  const judge: Judge = game.judgeOf(view.config)
  const words = [...judge.lexicon.words(), ...view.config.words.houseWords].filter(
    (word) => judge.admits(word).admitted,
  )
  const window = windowOf(view)
  const state = stateOf(view)
  const rows = [null, ...view.sides[seat]!.rows.keys()]
  const tried: JarnacAction[] = [
    { type: 'take' },
    { type: 'pass' },
    ...[...everySwap(view.sides[seat]!.reserve)].map((letters) => ({ type: 'swap' as const, letters })),
    ...(['decline', 'accept', 'challenge'] as const).map((type) => ({ type, window })),
  ]
  if (phase.type === 'playing' || phase.type === 'opening' || phase.type === 'last-jarnac')
    for (const word of words)
      for (const row of rows)
        tried.push(
          phase.type === 'playing' ? { type: 'lay', word, row } : { type: 'call', window, word, row },
        )
  return tried.filter((action) => accepted(game, state, seat, action, judge))
}

const anyChance = seedFrom('reference')

function accepted(game: Jarnac, state: JarnacState, seat: Seat, action: JarnacAction, judge: Judge): boolean {
  const decided = game.decide(state, seat, action, chanceFrom(anyChance))
  if (!decided.ok) return false
  // Where words are challenged anything may be laid; `plays` lists only right words.
  const laid = decided.value.events.find((event) => event.type === 'laid' || event.type === 'called')
  return laid === undefined || laid.was === '' || !judge.sameEntry(laid.was, laid.word)
}

const windowOf = ({ phase }: JarnacView): string =>
  phase.type === 'challenge'
    ? phase.window
    : phase.type === 'opening' || phase.type === 'last-jarnac'
      ? (phase.window?.id ?? 'none')
      : 'none'

/** Nothing but the bag is hidden, so the state can be derived from the view. */
export const stateOf = (view: JarnacView): JarnacState =>
  JSON.parse(JSON.stringify({ ...view, bag: unseen(view) })) as JarnacState
