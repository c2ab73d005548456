import { type Chance, ok, type Result, type Seat } from '@estocade/kernel'
import { refusals } from '../crossword/refusals.ts'
import { type Cell, type Run, stoneAt } from '../grid.ts'
import { laidBy } from '../placement.ts'
import { type Colour, colours, stoneShown } from '../stones.ts'
import { answer, propose } from '../table/house-words.ts'
import { hasLeft } from '../table/leaving.ts'
import { drawColours, stockSizes } from '../table/stocks.ts'
import { checkSwap } from '../table/swaps.ts'
import type { TableWords, WordsFor } from '../table/table-words.ts'
import { evolveRecht } from './evolve.ts'
import {
  afterStone,
  beginAgain,
  beginFrom,
  dealIfReady,
  drop,
  type Events,
  growFrom,
  leave,
  settle,
  squareBonus,
} from './flow.ts'
import { beginnings, ends, fulfilments, namingFault, neededAt } from './naming.ts'
import { rechtRefusals } from './refusals.ts'
import type { OneStone, RechtAction, RechtEvent, RechtState, TurnPhase } from './types.ts'

type Decided = Result<Events>
type Action<T extends RechtAction['type']> = Extract<RechtAction, { readonly type: T }>

export function rechtDecider(wordsFor: WordsFor) {
  return (state: RechtState, by: Seat, action: RechtAction, chance: Chance): Decided => {
    const { phase } = state
    if (phase.type === 'over' || phase.type === 'dealing') return refusals.over()
    if (hasLeft(state, by)) return refusals.out()
    if (action.type === 'concede') return ok(leave(state, by, action.by ?? 'choice', chance))
    if (action.type === 'answer') return answer(state, by, action.word, action.consent)
    if (state.proposal) return refusals.proposalOpen(state.proposal.word)
    if (action.type === 'ready') return ready(state, by, chance)
    if (phase.type === 'pause') return refusals.pause()
    if (phase.seat !== by) return refusals.notYourTurn()
    return onTurn(state, phase, action, wordsFor(state.houseWords, state.config.words?.classes), chance)
  }
}

function onTurn(
  state: RechtState,
  phase: TurnPhase,
  action: RechtAction,
  words: TableWords,
  chance: Chance,
): Decided {
  switch (action.type) {
    case 'name':
      return name(state, phase, action, words)
    case 'add':
      return add(state, phase, action)
    case 'buy':
      return buy(state, phase, action.colour, chance)
    case 'pass':
      return pass(state, phase)
    case 'buy-and-pass':
      return buyAndPass(state, phase, action.colour, chance)
    case 'fulfil':
      return fulfil(state, phase, action.stones)
    case 'fail':
      return fail(state, phase)
    case 'swap':
      return swap(state, phase, action)
    case 'propose':
      return phase.proposed ? refusals.proposedAlready() : propose(state, phase.seat, action.word, words)
    default:
      return refusals.malformed()
  }
}

const isCell = (cell: Cell | undefined): cell is Cell =>
  typeof cell === 'object' &&
  cell !== null &&
  Number.isSafeInteger(cell.row) &&
  Number.isSafeInteger(cell.col)

/** The stone as an event holds it, or why it cannot be laid. */
function held(state: RechtState, seat: Seat, { row, col, stone }: OneStone): Result<OneStone> {
  if (!isCell({ row, col }) || typeof stone !== 'string' || stone.length !== 1) return refusals.malformed()
  if (stoneAt(state.grid, row, col) !== undefined) return refusals.occupied({ row, col })
  const piece = stoneShown(stone)
  return state.racks[seat]!.includes(piece) ? ok({ row, col, stone }) : refusals.stonesNotHeld(piece)
}

/** T40–T42a */
function name(state: RechtState, phase: TurnPhase, action: Action<'name'>, words: TableWords): Decided {
  if (phase.type !== 'begin' && phase.type !== 'grow') return rechtRefusals.noNaming()
  if (!isCell(action.start) || typeof action.word !== 'string') return refusals.malformed()
  const laid = held(state, phase.seat, action)
  if (!laid.ok) return laid
  const place = placeFor(state, phase, laid.value)
  if (!place.ok) return place
  const { word, start } = action
  const run: Run = { row: start.row, col: start.col, direction: place.value.direction, word }
  if (phase.type === 'grow' && word === state.naming!.word) return rechtRefusals.sameWord(word)
  const fault = namingFault(state.grid, run, laid.value, words) ?? stoneFault(run, laid.value)
  if (fault) return rechtRefusals.naming(fault, word)
  const begins = phase.type === 'begin'
  const event: RechtEvent = { type: 'named', seat: phase.seat, laid: laid.value, run, begins }
  const after = evolveRecht(state, event)
  const bonus = squareBonus(after, laid.value) + (place.value.vowel ? 1 : 0)
  return ok([event, ...afterStone(after, phase, bonus)])
}

function placeFor(state: RechtState, phase: TurnPhase, { row, col }: Cell) {
  const here = (cell: Cell) => cell.row === row && cell.col === col
  if (phase.type === 'begin') {
    const places = beginnings(state).filter(here)
    // Between two letters of the finished word's line only one is crossed; the kinder one counts.
    const place = places.find(({ vowel }) => vowel) ?? places[0]
    return place ? ok(place) : rechtRefusals.beginPlace()
  }
  const naming = state.naming!
  return ends(state.grid, naming).some(here)
    ? ok({ row, col, direction: naming.direction, vowel: false })
    : rechtRefusals.notAtEnd()
}

function stoneFault(run: Run, { row, col, stone }: OneStone): 'piece' | undefined {
  const k = run.direction === 'across' ? col - run.col : row - run.row
  return run.word[k] === stone.toUpperCase() ? undefined : 'piece'
}

/** T42b, T47 */
function add(state: RechtState, phase: TurnPhase, action: Action<'add'>): Decided {
  if (phase.type !== 'grow' && phase.type !== 'bonus') return rechtRefusals.noAdding()
  const laid = held(state, phase.seat, action)
  if (!laid.ok) return laid
  const needed = neededAt(state, laid.value)
  if (needed === undefined) return rechtRefusals.notAtEnd()
  if (needed !== laid.value.stone.toUpperCase()) return rechtRefusals.notNeeded(needed)
  const event: RechtEvent = { type: 'added', seat: phase.seat, laid: laid.value }
  const after = evolveRecht(state, event)
  const bonus = phase.type === 'bonus' ? phase.left - 1 : squareBonus(after, laid.value)
  return ok([event, ...afterStone(after, phase, bonus)])
}

/** T42c, T43 */
function buy(state: RechtState, phase: TurnPhase, colour: Colour, chance: Chance): Decided {
  if (phase.type !== 'begin' && phase.type !== 'grow') return rechtRefusals.noBuying()
  if (phase.bought) return rechtRefusals.boughtAlready()
  if (!colours.includes(colour)) return refusals.malformed()
  if (stockSizes(state.stocks)[colour] === 0) return refusals.noSuchStones(colour, 0)
  const stones = drawColours(state.stocks, [colour], chance)
  return ok([
    { type: 'bought', seat: phase.seat, stones },
    { type: 'phased', phase: { ...phase, bought: true } },
  ])
}

function pass(state: RechtState, phase: TurnPhase): Decided {
  if (phase.type === 'duty') return rechtRefusals.duty()
  if (phase.type === 'bonus') return ok(growFrom(state, phase.seat))
  const { red, black } = stockSizes(state.stocks)
  const empty = red + black === 0
  if (!phase.bought && !empty) return refusals.mustBuy()
  const counts = phase.type === 'begin' && empty
  const passed: RechtEvent = { type: 'passed', seat: phase.seat, counts }
  const after = evolveRecht(state, passed)
  return ok([passed, ...(phase.type === 'begin' ? beginFrom : growFrom)(after, phase.seat)])
}

function buyAndPass(state: RechtState, phase: TurnPhase, colour: Colour, chance: Chance): Decided {
  const bought = buy(state, phase, colour, chance)
  if (!bought.ok) return bought
  const after = bought.value.reduce(evolveRecht, state)
  const passed = pass(after, after.phase as TurnPhase)
  return passed.ok ? ok([...bought.value, ...passed.value]) : passed
}

/** T45 */
function fulfil(state: RechtState, phase: TurnPhase, stones: string): Decided {
  const { naming } = state
  if (phase.type !== 'duty' || !naming) return rechtRefusals.noDuty()
  if (!fulfilments(state.grid, naming, state.racks[phase.seat]!).includes(stones))
    return rechtRefusals.notFulfilled()
  const { direction, row, col, word } = naming
  const laid = laidBy({ direction, row, col, stones })
  const event: RechtEvent = { type: 'fulfilled', seat: phase.seat, laid }
  const after = evolveRecht(state, event)
  if (after.racks[phase.seat]!.length === 0) return ok([event, ...settle(after, 'out')])
  return ok([event, { type: 'completed', run: { direction, row, col, word } }, ...beginAgain(phase.seat)])
}

/** T46 */
function fail(state: RechtState, phase: TurnPhase): Decided {
  if (phase.type !== 'duty' || !state.naming) return rechtRefusals.noDuty()
  if (fulfilments(state.grid, state.naming, state.racks[phase.seat]!).length > 0)
    return rechtRefusals.dutyPossible()
  return ok(drop(state, phase.seat))
}

/** T2 */
function swap(state: RechtState, phase: TurnPhase, { row, col }: Cell): Decided {
  const letter = checkSwap(state.grid, state.racks[phase.seat]!, phase.fresh, { row, col })
  return letter.ok ? ok([{ type: 'swapped', seat: phase.seat, row, col, letter: letter.value }]) : letter
}

function ready(state: RechtState, by: Seat, chance: Chance): Decided {
  const { phase } = state
  if (phase.type !== 'pause') return refusals.noPause()
  if (phase.ready.includes(by)) return refusals.readyAlready()
  const readied: RechtEvent = { type: 'readied', seat: by }
  return ok([readied, ...dealIfReady(evolveRecht(state, readied), chance)])
}
