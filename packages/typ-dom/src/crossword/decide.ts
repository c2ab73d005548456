import { type Attempt, type Chance, Decision, done, type Game, type Seat } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { joinsBlocks, type Placement, stonesOf } from '../placement.ts'
import { type Colour, colours, stoneSet } from '../stones.ts'
import { adoptIfAgreed, answer, propose } from '../table/house-words.ts'
import { hasLeft, type LeavingPart, nextPlayer, players } from '../table/leaving.ts'
import { beginner, dealRacks, drawColours, stockSizes } from '../table/stocks.ts'
import { checkSwap } from '../table/swaps.ts'
import type { TableWords, WordsFor } from '../table/table-words.ts'
import { evolve } from './evolve.ts'
import { checkLay } from './lay.ts'
import { refusals } from './refusals.ts'
import { type CrosswordRules, FIRST_OUT_BONUS } from './rules.ts'
import type {
  CrosswordAction,
  CrosswordConfig,
  CrosswordEvent,
  CrosswordPhase,
  CrosswordState,
  CrosswordTypes,
  Settlement,
} from './types.ts'

type Turn = Extract<CrosswordPhase, { readonly type: 'turn' }>

/** A decision of Kreuzwort or Point, with the rules that differ between them. */
class CrosswordDecision extends Decision<CrosswordState, CrosswordEvent> {
  constructor(
    state: CrosswordState,
    readonly rules: CrosswordRules,
    readonly chance: Chance,
  ) {
    super(state, evolve)
  }

  get stones() {
    return stoneSet(alphabets[this.state.config.language])
  }
}

export function deal(
  config: CrosswordConfig,
  part: LeavingPart,
  round: number,
  factor: number,
  chance: Chance,
): readonly CrosswordEvent[] {
  const alphabet = alphabets[config.language]
  const racks = dealRacks(alphabet, part, config.deal, chance)
  const first = beginner(racks, alphabet, chance)
  return [
    { type: 'dealt', round, factor, racks, first },
    { type: 'turned', seat: first },
  ]
}

export function decider(rules: CrosswordRules, wordsFor: WordsFor): Game<CrosswordTypes>['decide'] {
  return (state, by, action, chance) => {
    const decision = new CrosswordDecision(state, rules, chance)
    return decision.if(attempt(decision, by, action, wordsFor))
  }
}

function attempt(
  decision: CrosswordDecision,
  by: Seat,
  action: CrosswordAction,
  wordsFor: WordsFor,
): Attempt {
  const { phase, proposal, houseWords, config } = decision.state
  if (phase.type === 'over' || phase.type === 'dealing') return refusals.over()
  if (hasLeft(decision.state, by)) return refusals.out()
  if (action.type === 'concede') return leave(decision, by, action.by ?? 'choice')
  if (action.type === 'answer') return answer(decision, by, action.word, action.consent)
  if (proposal) return refusals.proposalOpen(proposal.word)
  if (action.type === 'ready') return ready(decision, by)
  if (phase.type === 'pause') return refusals.pause()
  if (phase.seat !== by) return refusals.notYourTurn()
  const words = wordsFor(houseWords, config.words)
  switch (action.type) {
    case 'lay':
      return lay(decision, phase, action, words)
    case 'swap':
      return swap(decision, phase, action.row, action.col)
    case 'buy':
      return buy(decision, phase, action.colours)
    case 'pass':
      return pass(decision, phase)
    case 'propose':
      return phase.proposed ? refusals.proposedAlready() : propose(decision, by, action.word, words)
    default:
      // Actions come from outside: an unknown one is refused.
      action satisfies never
      return refusals.malformed()
  }
}

function lay(decision: CrosswordDecision, turn: Turn, action: Placement, words: TableWords): Attempt {
  const { state, rules } = decision
  const { seat } = turn
  if (turn.laid > 0 && !turn.owed) return refusals.wordLaid()
  const { direction, row, col, stones } = action
  const placement: Placement = { direction, row, col, stones }
  const checked = checkLay(state, state.racks[seat]!, placement, words)
  if (!checked.ok) return checked
  const points = rules.points(stonesOf(state.grid, placement), decision.stones)
  const earned = joinsBlocks(placement) && (turn.laid === 0 || state.config.chains)
  decision.emit({ type: 'laid', seat, placement, word: checked.value, points, earned })
  if (decision.state.racks[seat]!.length === 0) emptied(decision, seat)
  else if (!earned) turnOver(decision, seat)
  return done
}

function emptied(decision: CrosswordDecision, by: Seat): void {
  if (!decision.rules.playsLapOut) {
    settle(decision, 'out')
    return
  }
  decision.emit({ type: 'emptied', seat: by, points: decision.state.out === null ? FIRST_OUT_BONUS : 0 })
  turnOver(decision, by)
}

/** The next player's turn, or the end of the round. */
function turnOver(decision: CrosswordDecision, by: Seat): void {
  const { state } = decision
  const next = nextPlayer(state, by)
  if (state.out !== null && lapEnds(state, by, next)) settle(decision, 'out')
  else decision.emit({ type: 'turned', seat: next })
}

/** T24: whether the turn, going from `by` to `next`, passes the player who began the round. */
function lapEnds({ first, seats }: CrosswordState, by: Seat, next: Seat): boolean {
  const steps = (to: Seat) => (to - by + seats) % seats || seats
  return steps(first) <= steps(next)
}

function settle(decision: CrosswordDecision, reason: Settlement['reason']): void {
  const { state, rules } = decision
  const settlement = rules.settle(state, reason, decision.stones)
  decision.emit({ type: 'settled', settlement, racks: state.racks })
  if (reason === 'alone') decision.emit({ type: 'ended', winners: players(state) })
  else if (state.round >= state.config.rounds)
    decision.emit({ type: 'ended', winners: rules.winners(decision.state) })
}

/** T14: the others play on; the last one wins the match. */
function leave(decision: CrosswordDecision, by: Seat, why: 'choice' | 'time'): Attempt {
  const { state, rules } = decision
  const inRound = state.phase.type === 'turn'
  const rack = inRound ? state.racks[by]! : []
  const price = rules.leftPrice(rack, decision.stones)
  decision.emit({ type: 'left', seat: by, by: why, rack, price })
  const { phase } = decision.state
  if (players(decision.state).length === 1) {
    if (inRound) settle(decision, 'alone')
    else decision.emit({ type: 'ended', winners: players(decision.state) })
  } else if (phase.type === 'pause') dealIfReady(decision)
  else {
    adoptIfAgreed(decision)
    if (phase.type === 'turn' && phase.seat === by) turnOver(decision, by)
  }
  return done
}

/** T2 */
function swap(decision: CrosswordDecision, turn: Turn, row: number, col: number): Attempt {
  const { grid, racks } = decision.state
  const letter = checkSwap(grid, racks[turn.seat]!, turn.fresh, { row, col })
  if (!letter.ok) return letter
  decision.emit({ type: 'swapped', seat: turn.seat, row, col, letter: letter.value })
  return done
}

/** T8, T23 */
function buy(decision: CrosswordDecision, turn: Turn, asked: readonly Colour[]): Attempt {
  const { state, rules, chance } = decision
  if (!Array.isArray(asked) || !asked.every((colour) => colours.includes(colour))) return refusals.malformed()
  if (turn.laid > 0 && rules.furtherIsFree) return refusals.boughtAfterWord()
  if (asked.length < 1 || asked.length > rules.mostBought) return refusals.buyNumber(rules.mostBought)
  const sizes = stockSizes(state.stocks)
  for (const colour of colours)
    if (asked.filter((one) => one === colour).length > sizes[colour])
      return refusals.noSuchStones(colour, sizes[colour])
  decision.emit({ type: 'bought', seat: turn.seat, stones: drawColours(state.stocks, asked, chance) })
  turnOver(decision, turn.seat)
  return done
}

/** T9, T11, T22, T26 */
function pass(decision: CrosswordDecision, turn: Turn): Attempt {
  const { state, rules } = decision
  const { red, black } = stockSizes(state.stocks)
  const empty = red + black === 0
  if (turn.laid > 0) {
    if (!rules.furtherIsFree && !empty) return refusals.mustBuy()
    turnOver(decision, turn.seat)
    return done
  }
  if (rules.mustBuy && !empty) return refusals.mustBuy()
  decision.emit({ type: 'passed', seat: turn.seat })
  const stuck = decision.state.passes >= (empty ? 1 : 2) * players(state).length
  if (stuck) settle(decision, 'stuck')
  else turnOver(decision, turn.seat)
  return done
}

/** T13: the next round is dealt when all are ready. */
function ready(decision: CrosswordDecision, by: Seat): Attempt {
  const { phase } = decision.state
  if (phase.type !== 'pause') return refusals.noPause()
  if (phase.ready.includes(by)) return refusals.readyAlready()
  decision.emit({ type: 'readied', seat: by })
  dealIfReady(decision)
  return done
}

/** T11: each round in a row without a winner doubles the next. */
function dealIfReady(decision: CrosswordDecision): void {
  const { state, chance } = decision
  const { phase, config, round, factor } = state
  if (phase.type !== 'pause' || players(state).some((one) => !phase.ready.includes(one))) return
  const next = phase.settlement.winners.length === 0 ? factor * 2 : 1
  decision.emitAll(deal(config, state, round + 1, next, chance))
}
