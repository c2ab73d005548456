import { type Chance, ok, type Result, type Seat } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { joinsBlocks, type Placement, stonesOf } from '../placement.ts'
import { type Colour, colours, stoneSet } from '../stones.ts'
import { adoptedByLeaving, answer, propose } from '../table/house-words.ts'
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
  Settlement,
} from './types.ts'

type Events = readonly CrosswordEvent[]
type Decided = Result<Events>
type Turn = Extract<CrosswordPhase, { readonly type: 'turn' }>

export function deal(
  config: CrosswordConfig,
  part: LeavingPart,
  round: number,
  factor: number,
  chance: Chance,
): Events {
  const alphabet = alphabets[config.language]
  const racks = dealRacks(alphabet, part, config.deal, chance)
  const first = beginner(racks, alphabet, chance)
  return [
    { type: 'dealt', round, factor, racks, first },
    { type: 'turned', seat: first },
  ]
}

export function decider(rules: CrosswordRules, wordsFor: WordsFor) {
  return (state: CrosswordState, by: Seat, action: CrosswordAction, chance: Chance): Decided => {
    const { phase } = state
    if (phase.type === 'over' || phase.type === 'dealing') return refusals.over()
    if (hasLeft(state, by)) return refusals.out()
    if (action.type === 'concede') return ok(leave(rules, state, by, action.by ?? 'choice', chance))
    if (action.type === 'answer') return answer(state, by, action.word, action.consent)
    if (state.proposal) return refusals.proposalOpen(state.proposal.word)
    if (action.type === 'ready') return ready(state, by, chance)
    if (phase.type === 'pause') return refusals.pause()
    if (phase.seat !== by) return refusals.notYourTurn()
    const words = wordsFor(state.houseWords, state.config.words?.classes)
    switch (action.type) {
      case 'lay':
        return lay(rules, state, phase, action, words)
      case 'swap':
        return swap(state, phase, action.row, action.col)
      case 'buy':
        return buy(rules, state, phase, action.colours, chance)
      case 'pass':
        return pass(rules, state, phase)
      case 'propose':
        return phase.proposed ? refusals.proposedAlready() : propose(state, by, action.word, words)
      default:
        // Actions come from outside: what is none is refused.
        action satisfies never
        return refusals.malformed()
    }
  }
}

function lay(
  rules: CrosswordRules,
  state: CrosswordState,
  turn: Turn,
  action: Placement,
  words: TableWords,
): Decided {
  if (turn.laid > 0 && !turn.owed) return refusals.wordLaid()
  const { direction, row, col, stones } = action
  const placement: Placement = { direction, row, col, stones }
  const checked = checkLay(state, state.racks[turn.seat]!, placement, words)
  if (!checked.ok) return checked
  const set = stoneSet(alphabets[state.config.language])
  const points = rules.points(stonesOf(state.grid, placement), set)
  const earned = joinsBlocks(placement) && (turn.laid === 0 || state.config.chains)
  const laid: CrosswordEvent = {
    type: 'laid',
    seat: turn.seat,
    placement,
    word: checked.value,
    points,
    earned,
  }
  const after = evolve(state, laid)
  if (after.racks[turn.seat]!.length === 0) return ok([laid, ...emptied(rules, after, turn.seat)])
  return ok(earned ? [laid] : [laid, ...turnOver(rules, after, turn.seat)])
}

function emptied(rules: CrosswordRules, state: CrosswordState, by: Seat): Events {
  if (!rules.playsLapOut) return settle(rules, state, 'out')
  const points = state.out === null ? FIRST_OUT_BONUS : 0
  const event: CrosswordEvent = { type: 'emptied', seat: by, points }
  return [event, ...turnOver(rules, evolve(state, event), by)]
}

/** The next player's turn, or the end of the round. */
function turnOver(rules: CrosswordRules, state: CrosswordState, by: Seat): Events {
  const next = nextPlayer(state, by)
  if (state.out !== null && lapEnds(state, by, next)) return settle(rules, state, 'out')
  return [{ type: 'turned', seat: next }]
}

/** T24: from `by` to `next` the turn comes past the place of whoever began the round. */
function lapEnds({ first, seats }: CrosswordState, by: Seat, next: Seat): boolean {
  const steps = (to: Seat) => (to - by + seats) % seats || seats
  return steps(first) <= steps(next)
}

function settle(rules: CrosswordRules, state: CrosswordState, reason: Settlement['reason']): Events {
  const settlement = rules.settle(state, reason, stoneSet(alphabets[state.config.language]))
  const settled: CrosswordEvent = { type: 'settled', settlement, racks: state.racks }
  if (reason === 'alone') return [settled, { type: 'ended', winners: players(state) }]
  if (state.round < state.config.rounds) return [settled]
  return [settled, { type: 'ended', winners: rules.winners(evolve(state, settled)) }]
}

/** T14: the others play on; the last one wins the match. */
function leave(
  rules: CrosswordRules,
  state: CrosswordState,
  by: Seat,
  why: 'choice' | 'time',
  chance: Chance,
): Events {
  const inRound = state.phase.type === 'turn'
  const rack = inRound ? state.racks[by]! : []
  const price = rules.leftPrice(rack, stoneSet(alphabets[state.config.language]))
  const left: CrosswordEvent = { type: 'left', seat: by, by: why, rack, price }
  const gone = evolve(state, left)
  if (players(gone).length === 1)
    return [
      left,
      ...(inRound ? settle(rules, gone, 'alone') : [{ type: 'ended' as const, winners: players(gone) }]),
    ]
  const adopted = adoptedByLeaving(gone)
  const after = adopted.reduce(evolve, gone)
  if (after.phase.type === 'pause') return [left, ...dealIfReady(after, chance)]
  const onTurn = after.phase.type === 'turn' && after.phase.seat === by
  return [left, ...adopted, ...(onTurn ? turnOver(rules, after, by) : [])]
}

/** T2 */
function swap(state: CrosswordState, turn: Turn, row: number, col: number): Decided {
  const letter = checkSwap(state.grid, state.racks[turn.seat]!, turn.fresh, { row, col })
  return letter.ok ? ok([{ type: 'swapped', seat: turn.seat, row, col, letter: letter.value }]) : letter
}

/** T8, T23 */
function buy(
  rules: CrosswordRules,
  state: CrosswordState,
  turn: Turn,
  asked: readonly Colour[],
  chance: Chance,
): Decided {
  if (!Array.isArray(asked) || !asked.every((colour) => colours.includes(colour))) return refusals.malformed()
  if (turn.laid > 0 && rules.furtherIsFree) return refusals.boughtAfterWord()
  if (asked.length < 1 || asked.length > rules.mostBought) return refusals.buyNumber(rules.mostBought)
  const sizes = stockSizes(state.stocks)
  for (const colour of colours)
    if (asked.filter((one) => one === colour).length > sizes[colour])
      return refusals.noSuchStones(colour, sizes[colour])
  const bought: CrosswordEvent = {
    type: 'bought',
    seat: turn.seat,
    stones: drawColours(state.stocks, asked, chance),
  }
  return ok([bought, ...turnOver(rules, evolve(state, bought), turn.seat)])
}

/** T9, T11, T22, T26 */
function pass(rules: CrosswordRules, state: CrosswordState, turn: Turn): Decided {
  const { red, black } = stockSizes(state.stocks)
  const empty = red + black === 0
  if (turn.laid > 0)
    return rules.furtherIsFree || empty ? ok(turnOver(rules, state, turn.seat)) : refusals.mustBuy()
  if (rules.mustBuy && !empty) return refusals.mustBuy()
  const passed: CrosswordEvent = { type: 'passed', seat: turn.seat }
  const after = evolve(state, passed)
  const stuck = after.passes >= (empty ? 1 : 2) * players(state).length
  return ok([passed, ...(stuck ? settle(rules, after, 'stuck') : turnOver(rules, after, turn.seat))])
}

/** T13: the next round is dealt when all are ready. */
function ready(state: CrosswordState, by: Seat, chance: Chance): Decided {
  const { phase } = state
  if (phase.type !== 'pause') return refusals.noPause()
  if (phase.ready.includes(by)) return refusals.readyAlready()
  const readied: CrosswordEvent = { type: 'readied', seat: by }
  return ok([readied, ...dealIfReady(evolve(state, readied), chance)])
}

/** T11: each round in a row without a winner doubles the next. */
function dealIfReady(state: CrosswordState, chance: Chance): Events {
  const { phase, config, round, factor } = state
  if (phase.type !== 'pause' || players(state).some((one) => !phase.ready.includes(one))) return []
  const next = phase.settlement.winners.length === 0 ? factor * 2 : 1
  return deal(config, state, round + 1, next, chance)
}
