import type { Duty, Outcome, Seat, Viewer } from '@estocade/kernel'
import { wordsWith } from '@estocade/words'
import { type Cell, crossing, lineWith, type Run, step } from '../grid.ts'
import { BLACK_JOLLY, colourOf, colours, isJollyStone, RED_JOLLY, type Stone } from '../stones.ts'
import { proposalDuties, proposalPlays } from '../table/house-words.ts'
import { hasLeft, reasonOf, withLeft } from '../table/leaving.ts'
import { pauseDuties, seeRacked, viewRacked } from '../table/racked.ts'
import { fullerColour } from '../table/stocks.ts'
import { swapsOf } from '../table/swaps.ts'
import type { TableWords } from '../table/table-words.ts'
import { beginnings, ends, fulfilments, namingFault, neededAt } from './naming.ts'
import type { RechtAction, RechtEvent, RechtSeen, RechtState, RechtView, TurnPhase } from './types.ts'

export function viewRecht(state: RechtState, viewer: Viewer): RechtView {
  const shown = state.phase.type === 'pause' || state.phase.type === 'over'
  const sees = (seat: number) => shown || seat === viewer || state.out.some((one) => one === seat)
  return viewRacked(state, sees)
}

export const seeRecht = (event: RechtEvent, viewer: Viewer): RechtSeen => seeRacked(event, viewer)

export function rechtToAct(view: RechtView): readonly Duty[] {
  const { phase, proposal, round } = view
  if (proposal) return proposalDuties(proposal, view)
  if (phase.type === 'pause') return pauseDuties(phase.ready, view, round)
  if (!('seat' in phase)) return []
  return [{ seat: phase.seat, for: 'turn', about: `round ${round} turn ${view.turn}` }]
}

export function* rechtPlays(view: RechtView, seat: Seat, words: TableWords): Iterable<RechtAction> {
  const { phase, proposal } = view
  if (proposal) {
    yield* proposalPlays(view, seat)
    return
  }
  if (phase.type === 'pause' && !phase.ready.includes(seat) && !hasLeft(view, seat)) yield { type: 'ready' }
  if (!('seat' in phase) || phase.seat !== seat) return
  yield* smallPlays(view, phase)
  for (const cell of swapsOf(view.grid, view.racks[seat]!, phase.fresh)) yield { type: 'swap', ...cell }
  if (phase.type === 'grow' || phase.type === 'bonus') yield* additions(view, seat)
  if (phase.type === 'begin' || phase.type === 'grow') yield* namings(view, seat, words)
}

function* smallPlays(view: RechtView, phase: TurnPhase): Iterable<RechtAction> {
  if (phase.type === 'duty') {
    const ways = fulfilments(view.grid, view.naming!, view.racks[phase.seat]!)
    for (const stones of ways) yield { type: 'fulfil', stones }
    if (ways.length === 0) yield { type: 'fail' }
    return
  }
  const empty = view.stocks.red + view.stocks.black === 0
  if (phase.type === 'bonus' || phase.bought || empty) yield { type: 'pass' }
  if (phase.type === 'bonus' || phase.bought) return
  for (const colour of colours) if (view.stocks[colour] > 0) yield { type: 'buy', colour }
}

/** The ways to lay a letter from this rack: the stone itself, or a jolly. */
export function showings(rack: readonly Stone[], letter: string): readonly string[] {
  const jolly = colourOf(letter) === 'red' ? RED_JOLLY : BLACK_JOLLY
  return [...(rack.includes(letter) ? [letter] : []), ...(rack.includes(jolly) ? [letter.toLowerCase()] : [])]
}

/** T42b */
export function* additions(view: RechtView, seat: Seat): Iterable<Extract<RechtAction, { type: 'add' }>> {
  for (const { row, col } of ends(view.grid, view.naming!)) {
    const needed = neededAt(view, { row, col })
    if (needed === undefined) continue
    for (const stone of showings(view.racks[seat]!, needed)) yield { type: 'add', row, col, stone }
  }
}

/** T40–T42a: every legal naming, place by place. */
export function* namings(
  view: RechtView,
  seat: Seat,
  words: TableWords,
): Iterable<Extract<RechtAction, { type: 'name' }>> {
  const { naming, phase } = view
  const places =
    phase.type === 'begin'
      ? beginnings(view)
      : ends(view.grid, naming!).map((cell) => ({ ...cell, direction: naming!.direction }))
  for (const place of places)
    for (const stone of stonesToShow(view.racks[seat]!, words.judge.lexicon.alphabet.letters))
      for (const run of runsWith(view, place, stone, words))
        if (phase.type === 'begin' || run.word !== naming!.word)
          yield {
            type: 'name',
            row: place.row,
            col: place.col,
            stone,
            word: run.word,
            start: { row: run.row, col: run.col },
          }
}

function stonesToShow(rack: readonly Stone[], letters: string): readonly string[] {
  const kinds = [...new Set(rack)]
  return kinds.flatMap((stone) =>
    isJollyStone(stone)
      ? [...letters]
          .filter((letter) => colourOf(letter) === colourOf(stone))
          .map((letter) => letter.toLowerCase())
      : [stone],
  )
}

/** The words that contain the piece together with the stone, wherever they may be laid out. */
function* runsWith(
  view: RechtView,
  place: Cell & Pick<Run, 'direction'>,
  stone: string,
  words: TableWords,
): Iterable<Run> {
  const { direction, row, col } = place
  const piece = lineWith(view.grid, { row, col, stone }, direction)
  // A stone that makes no word across the line fits no naming.
  const across = lineWith(view.grid, { row, col, stone }, crossing(direction))
  if (across.word.length > 1 && !words.has(across.word)) return
  for (const word of wordsWith(words.judge.vocabulary, piece.word))
    for (let k = word.indexOf(piece.word); k >= 0; k = word.indexOf(piece.word, k + 1)) {
      const run: Run = { ...step(piece, direction, -k), direction, word }
      if (namingFault(view.grid, run, { row, col }, words) === undefined) yield run
    }
}

/** T50 */
export function rechtTimeout(view: RechtView): RechtAction {
  const { phase, proposal } = view
  if (proposal) return { type: 'answer', word: proposal.word, consent: false }
  if (!('seat' in phase)) return { type: 'ready' }
  if (phase.type === 'duty') {
    const [stones] = fulfilments(view.grid, view.naming!, view.racks[phase.seat]!)
    return stones === undefined ? { type: 'fail' } : { type: 'fulfil', stones }
  }
  const colour = fullerColour(view.stocks)
  if (phase.type === 'bonus' || phase.bought || colour === undefined) return { type: 'pass' }
  return { type: 'buy-and-pass', colour }
}

export function rechtOutcome(view: RechtView): Outcome | undefined {
  const { phase } = view
  if (phase.type !== 'over') return undefined
  return withLeft(
    { scores: view.scores, winners: phase.winners, reason: reasonOf(view, phase.settlement) },
    view,
  )
}
