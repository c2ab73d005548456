import { type Attempt, done, type Game, ok, type Result, type Seat } from '@estocade/kernel'
import { refusals } from '../crossword/refusals.ts'
import { type Cell, type Run, stoneAt } from '../grid.ts'
import { laidBy } from '../placement.ts'
import { type Colour, colours, stoneShown } from '../stones.ts'
import { answer, propose } from '../table/house-words.ts'
import { hasLeft } from '../table/leaving.ts'
import { drawColours, stockSizes } from '../table/stocks.ts'
import { checkSwap } from '../table/swaps.ts'
import type { TableWords, WordsFor } from '../table/table-words.ts'
import {
  afterStone,
  beginFrom,
  dealIfReady,
  drop,
  growFrom,
  leave,
  RechtDecision,
  settle,
  squareBonus,
} from './flow.ts'
import { beginnings, ends, fulfilments, namingFault, neededAt } from './naming.ts'
import { rechtRefusals } from './refusals.ts'
import type { OneStone, RechtAction, RechtState, RechtTypes, TurnPhase } from './types.ts'

type Action<T extends RechtAction['type']> = Extract<RechtAction, { readonly type: T }>

export function rechtDecider(wordsFor: WordsFor): Game<RechtTypes>['decide'] {
  return (state, by, action, chance) => {
    const decision = new RechtDecision(state, chance)
    return decision.if(attempt(decision, by, action, wordsFor))
  }
}

function attempt(decision: RechtDecision, by: Seat, action: RechtAction, wordsFor: WordsFor): Attempt {
  const { phase, proposal, houseWords, config } = decision.state
  if (phase.type === 'over' || phase.type === 'dealing') return refusals.over()
  if (hasLeft(decision.state, by)) return refusals.out()
  if (action.type === 'concede') {
    leave(decision, by, action.by ?? 'choice')
    return done
  }
  if (action.type === 'answer') return answer(decision, by, action.word, action.consent)
  if (proposal) return refusals.proposalOpen(proposal.word)
  if (action.type === 'ready') return ready(decision, by)
  if (phase.type === 'pause') return refusals.pause()
  if (phase.seat !== by) return refusals.notYourTurn()
  return onTurn(decision, phase, action, wordsFor(houseWords, config.words))
}

function onTurn(decision: RechtDecision, phase: TurnPhase, action: RechtAction, words: TableWords): Attempt {
  switch (action.type) {
    case 'name':
      return name(decision, phase, action, words)
    case 'add':
      return add(decision, phase, action)
    case 'buy':
      return buy(decision, phase, action.colour)
    case 'pass':
      return pass(decision, phase)
    case 'buy-and-pass':
      return buyAndPass(decision, phase, action.colour)
    case 'fulfil':
      return fulfil(decision, phase, action.stones)
    case 'fail':
      return fail(decision, phase)
    case 'swap':
      return swap(decision, phase, action)
    case 'propose':
      return phase.proposed ? refusals.proposedAlready() : propose(decision, phase.seat, action.word, words)
    default:
      return refusals.malformed()
  }
}

const isCell = (cell: Cell | undefined): cell is Cell =>
  typeof cell === 'object' &&
  cell !== null &&
  Number.isSafeInteger(cell.row) &&
  Number.isSafeInteger(cell.col)

/** The stone in the form of an event, or the reason why it cannot be laid. */
function held(state: RechtState, seat: Seat, { row, col, stone }: OneStone): Result<OneStone> {
  if (!isCell({ row, col }) || typeof stone !== 'string' || stone.length !== 1) return refusals.malformed()
  if (stoneAt(state.grid, row, col) !== undefined) return refusals.occupied({ row, col })
  const piece = stoneShown(stone)
  return state.racks[seat]!.includes(piece) ? ok({ row, col, stone }) : refusals.stonesNotHeld(piece)
}

/** T40–T42a */
function name(decision: RechtDecision, phase: TurnPhase, action: Action<'name'>, words: TableWords): Attempt {
  const { state } = decision
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
  decision.emit({ type: 'named', seat: phase.seat, laid: laid.value, run, begins })
  afterStone(decision, phase, squareBonus(decision.state, laid.value) + (place.value.vowel ? 1 : 0))
  return done
}

function placeFor(state: RechtState, phase: TurnPhase, { row, col }: Cell) {
  const here = (cell: Cell) => cell.row === row && cell.col === col
  if (phase.type === 'begin') {
    const place = beginnings(state).find(here)
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
function add(decision: RechtDecision, phase: TurnPhase, action: Action<'add'>): Attempt {
  const { state } = decision
  if (phase.type !== 'grow' && phase.type !== 'bonus') return rechtRefusals.noAdding()
  const laid = held(state, phase.seat, action)
  if (!laid.ok) return laid
  const needed = neededAt(state, laid.value)
  if (needed === undefined) return rechtRefusals.notAtEnd()
  if (needed !== laid.value.stone.toUpperCase()) return rechtRefusals.notNeeded(needed)
  decision.emit({ type: 'added', seat: phase.seat, laid: laid.value })
  afterStone(
    decision,
    phase,
    phase.type === 'bonus' ? phase.left - 1 : squareBonus(decision.state, laid.value),
  )
  return done
}

/** T42c, T43 */
function buy(decision: RechtDecision, phase: TurnPhase, colour: Colour): Attempt {
  const { stocks } = decision.state
  if (phase.type !== 'begin' && phase.type !== 'grow') return rechtRefusals.noBuying()
  if (phase.bought) return rechtRefusals.boughtAlready()
  if (!colours.includes(colour)) return refusals.malformed()
  if (stockSizes(stocks)[colour] === 0) return refusals.noSuchStones(colour, 0)
  const stones = drawColours(stocks, [colour], decision.chance)
  decision.emit({ type: 'bought', seat: phase.seat, stones })
  decision.enter({ ...phase, bought: true })
  return done
}

function pass(decision: RechtDecision, phase: TurnPhase): Attempt {
  if (phase.type === 'duty') return rechtRefusals.duty()
  if (phase.type === 'bonus') {
    growFrom(decision, phase.seat)
    return done
  }
  const { red, black } = stockSizes(decision.state.stocks)
  const empty = red + black === 0
  if (!phase.bought && !empty) return refusals.mustBuy()
  decision.emit({ type: 'passed', seat: phase.seat, counts: phase.type === 'begin' && empty })
  if (phase.type === 'begin') beginFrom(decision, phase.seat)
  else growFrom(decision, phase.seat)
  return done
}

function buyAndPass(decision: RechtDecision, phase: TurnPhase, colour: Colour): Attempt {
  const bought = buy(decision, phase, colour)
  return bought.ok ? pass(decision, decision.state.phase as TurnPhase) : bought
}

/** T45 */
function fulfil(decision: RechtDecision, phase: TurnPhase, stones: string): Attempt {
  const { state } = decision
  const { naming } = state
  if (phase.type !== 'duty' || !naming) return rechtRefusals.noDuty()
  if (!fulfilments(state.grid, naming, state.racks[phase.seat]!).includes(stones))
    return rechtRefusals.notFulfilled()
  const { direction, row, col, word } = naming
  const laid = laidBy({ direction, row, col, stones })
  decision.emit({ type: 'fulfilled', seat: phase.seat, laid })
  if (decision.state.racks[phase.seat]!.length === 0) settle(decision, 'out')
  else {
    decision.emit({ type: 'completed', run: { direction, row, col, word } })
    decision.begin(phase.seat)
  }
  return done
}

/** T46 */
function fail(decision: RechtDecision, phase: TurnPhase): Attempt {
  const { grid, naming, racks } = decision.state
  if (phase.type !== 'duty' || !naming) return rechtRefusals.noDuty()
  if (fulfilments(grid, naming, racks[phase.seat]!).length > 0) return rechtRefusals.dutyPossible()
  drop(decision, phase.seat)
  return done
}

/** T2 */
function swap(decision: RechtDecision, phase: TurnPhase, { row, col }: Cell): Attempt {
  const { grid, racks } = decision.state
  const letter = checkSwap(grid, racks[phase.seat]!, phase.fresh, { row, col })
  if (!letter.ok) return letter
  decision.emit({ type: 'swapped', seat: phase.seat, row, col, letter: letter.value })
  return done
}

function ready(decision: RechtDecision, by: Seat): Attempt {
  const { phase } = decision.state
  if (phase.type !== 'pause') return refusals.noPause()
  if (phase.ready.includes(by)) return refusals.readyAlready()
  decision.emit({ type: 'readied', seat: by })
  dealIfReady(decision)
  return done
}
