import {
  type Attempt,
  assertNever,
  type Chance,
  type Decided,
  Decision,
  done,
  ok,
  type Result,
  refuse,
  type Seat,
  seat,
  seatsOf,
} from '@estocade/kernel'
import { becauseOf, type Judge } from '@estocade/words'
import { costOfHand, HAND, takeFrom, valuesOf } from './cards.ts'
import { evolve } from './evolve.ts'
import { checkLaying, EXCHANGE_COST, pointsFor, rackAfter } from './laying.ts'
import { afterPuttingUnder, afterTaking, type Stock, stockSize, topOf } from './stock.ts'
import type { Action, EndReason, Event, Laying, StartingWord, State } from './types.ts'

/** The most exchanges per turn (A18). */
export const EXCHANGES = 7

/** A decision of Abrahaminetz, with the judge of its words and the chance for its draws. */
class CardDecision extends Decision<State, Event> {
  constructor(
    state: State,
    readonly judge: Judge,
    readonly chance: Chance,
  ) {
    super(state, evolve)
  }
}

export function decide(
  judge: Judge,
  state: State,
  by: Seat,
  action: Action,
  chance: Chance,
): Result<Decided<State, Event>> {
  const decision = new CardDecision(state, judge, chance)
  return decision.if(attempt(decision, by, action))
}

function attempt(decision: CardDecision, by: Seat, action: Action): Attempt {
  const { state } = decision
  if (state.phase.type === 'over') return refuse('over', 'The match is over.')
  if (state.out[by] !== false) return refuse('out', 'This side is no longer in the match.')
  switch (action.type) {
    case 'choose':
      return choose(decision, by, action.cards)
    case 'decline':
      return decline(decision, by)
    case 'lay':
      return lay(decision, by, action)
    case 'exchange':
      return exchange(decision, by, action.card)
    case 'pass':
      return pass(decision, by)
    case 'accept':
    case 'challenge':
      return answer(decision, by, action)
    case 'concede':
      return concede(decision, by, action.by)
    default:
      return assertNever(action)
  }
}

// --- The start (A3) ---

function mayChoose({ phase }: State, by: Seat): Attempt {
  if (phase.type !== 'starting') return refuse('started', 'The starting words have been revealed.')
  if (phase.chosen[by] !== null) return refuse('already-chosen', 'This side has made its choice.')
  return done
}

function choose(decision: CardDecision, by: Seat, cards: string): Attempt {
  const { state, judge } = decision
  const may = mayChoose(state, by)
  if (!may.ok) return may
  const laying: Laying = { grow: 'none', cards }
  const word = checkLaying('', state.hands[by]!, laying, state.config, judge.lexicon.alphabet)
  if (!word.ok) return word
  if (state.config.judging === 'checked') {
    const admitted = mustAdmit(judge, word.value)
    if (!admitted.ok) return admitted
  }
  decision.emit({ type: 'chose', seat: by, cards })
  startIfReady(decision)
  return done
}

function decline(decision: CardDecision, by: Seat): Attempt {
  const may = mayChoose(decision.state, by)
  if (!may.ok) return may
  decision.emit({ type: 'chose', seat: by, cards: '' })
  startIfReady(decision)
  return done
}

function startIfReady(decision: CardDecision): void {
  const { state, judge, chance } = decision
  const { phase, out } = state
  if (phase.type !== 'starting') return
  if (phase.chosen.some((cards, i) => cards === null && !out[i])) return
  const words = phase.chosen.map((cards, i) => startingWord(out[i] ? '' : (cards ?? ''), state, judge))
  const best = Math.max(...words.map(({ admitted, points }) => (admitted ? points : 0)))
  const dearest = seatsOf(words.length).filter((i) => words[i]!.admitted && words[i]!.points === best)
  const among = dearest.length > 0 ? dearest : seatsOf(words.length).filter((i) => !out[i])
  const by = dearest.length === 1 ? 'points' : 'lot'
  const first = among.length === 1 ? among[0]! : among[chance.below(among.length)]!
  decision.emit({ type: 'started', words, by })
  decision.emit({ type: 'turn', seat: first, number: 1 })
}

function startingWord(cards: string, { config }: State, judge: Judge): StartingWord {
  if (cards === '') return { cards, points: 0, admitted: false }
  const laying: Laying = { grow: 'none', cards }
  return {
    cards,
    // The value of the word without the bonus for a third card, which is only for words laid on the rack.
    points: pointsFor(cards, { ...laying, cards: '' }, 0, valuesOf(config.language)),
    admitted: judge.admits(cards.toUpperCase()).admitted,
  }
}

// --- A turn ---

function mayPlay({ phase }: State, by: Seat): Result<{ readonly exchanges: number }> {
  if (phase.type === 'starting')
    return refuse('starting', 'First every side chooses a starting word or declines.')
  if (phase.type === 'window') return refuse('window-open', 'The word laid last is still open to challenge.')
  if (phase.type !== 'turn' || phase.seat !== by) return refuse('not-your-turn', 'It is another side’s turn.')
  return ok(phase)
}

function mustAdmit(judge: Judge, word: string): Attempt {
  const verdict = judge.admits(word)
  return verdict.admitted
    ? done
    : refuse('not-a-word', verdict.text, { word, reason: verdict.reason, ...becauseOf(verdict) })
}

function lay(decision: CardDecision, by: Seat, { grow, cards, down }: Laying): Attempt {
  const { state, judge } = decision
  const turn = mayPlay(state, by)
  if (!turn.ok) return turn
  const laying: Laying = down === undefined ? { grow, cards } : { grow, cards, down }
  const word = checkLaying(state.rack, state.hands[by]!, laying, state.config, judge.lexicon.alphabet)
  if (!word.ok) return word
  if (state.wrong.includes(word.value))
    return refuse('found-wrong', `${word.value} has been found wrong in this game.`, { word: word.value })
  const checked = state.config.judging === 'checked'
  const admitted = checked ? mustAdmit(judge, word.value) : done
  if (!admitted.ok) return admitted
  const after = rackAfter(state.rack, laying)
  const points = pointsFor(after, laying, turn.value.exchanges, valuesOf(state.config.language))
  decision.emit({ type: 'laid', seat: by, ...laying })
  if (checked) stands(decision, by, word.value, points)
  else {
    const awaiting = sidesIn(state).filter((each) => each !== by)
    decision.emit({ type: 'opened', window: `w${state.windows + 1}`, word: word.value, points, awaiting })
  }
  return done
}

function stands(decision: CardDecision, by: Seat, word: string, points: number): void {
  decision.emit({ type: 'scored', seat: by, word, points })
  draw(decision, by, HAND - decision.state.hands[by]!.length)
  if (decision.state.hands[by] === '') end(decision, 'hand-empty')
  else nextTurn(decision, by)
}

function draw(decision: CardDecision, by: Seat, count: number): void {
  const cards = topOf(decision.state, Math.max(0, count), decision.chance)
  if (cards !== '') decision.emit({ type: 'drew', seat: by, cards })
}

function exchange(decision: CardDecision, by: Seat, card: string): Attempt {
  const { state } = decision
  const turn = mayPlay(state, by)
  if (!turn.ok) return turn
  if (card.length !== 1 || takeFrom(state.hands[by]!, card) === undefined)
    return refuse('cards-missing', `The hand does not hold the card ${card}.`, { cards: card })
  if (turn.value.exchanges >= EXCHANGES)
    return refuse('exchanges-used', `A turn has at most ${EXCHANGES} exchanges.`, { most: EXCHANGES })
  if (stockSize(state) === 0) return refuse('stock-empty', 'The stock is empty: nothing to exchange for.')
  const took = topOf(afterPuttingUnder(state, card), 1, decision.chance)
  decision.emit({ type: 'exchanged', seat: by, gave: card, took })
  return done
}

function pass(decision: CardDecision, by: Seat): Attempt {
  const turn = mayPlay(decision.state, by)
  if (!turn.ok) return turn
  decision.emit({ type: 'passed', seat: by, points: 0 - EXCHANGE_COST * turn.value.exchanges })
  draw(decision, by, 1)
  if (decision.state.idle >= sidesIn(decision.state).length) end(decision, 'all-passed')
  else nextTurn(decision, by)
  return done
}

// --- Challenge (A26) ---

function answer(
  decision: CardDecision,
  by: Seat,
  action: Action & { type: 'accept' | 'challenge' },
): Attempt {
  const { state, judge } = decision
  const { phase } = state
  if (phase.type !== 'window' || phase.window !== action.window)
    return refuse('stale', 'That word is no longer open to challenge.', { window: action.window })
  if (phase.seat === by) return refuse('own-word', 'A side does not answer for its own word.')
  if (!phase.awaiting.includes(by)) return refuse('answered', 'This side has accepted the word.')
  if (action.type === 'accept') {
    decision.emit({ type: 'accepted', seat: by })
    closeIfAccepted(decision)
    return done
  }
  const { word, points } = phase
  const verdict = judge.admits(word)
  const wrong = verdict.admitted ? {} : { wrong: verdict.reason }
  decision.emit({ type: 'challenged', seat: by, word, ...wrong })
  if (verdict.admitted) stands(decision, phase.seat, word, points)
  else decision.emit({ type: 'withdrawn', seat: phase.seat, word })
  return done
}

function closeIfAccepted(decision: CardDecision): void {
  const { phase } = decision.state
  if (phase.type === 'window' && phase.awaiting.length === 0)
    stands(decision, phase.seat, phase.word, phase.points)
}

// --- The end ---

function concede(decision: CardDecision, by: Seat, why: 'time' | undefined): Attempt {
  const { phase } = decision.state
  if (phase.type === 'window' && phase.seat === by)
    decision.emit({ type: 'withdrawn', seat: by, word: phase.word })
  decision.emit({ type: 'conceded', seat: by, ...(why && { by: why }) })
  if (sidesIn(decision.state).length === 1) end(decision, 'conceded')
  else if (phase.type === 'starting') startIfReady(decision)
  else if ('seat' in phase && phase.seat === by) nextTurn(decision, by)
  else closeIfAccepted(decision)
  return done
}

export const sidesIn = ({ out }: Pick<State, 'out'>): readonly Seat[] =>
  seatsOf(out.length).filter((each) => !out[each])

function nextTurn(decision: CardDecision, by: Seat): void {
  const { out, turns } = decision.state
  let next = by as number
  do next = (next + 1) % out.length
  while (out[next])
  decision.emit({ type: 'turn', seat: seat(next), number: turns + 1 })
}

/** A23: ends the match. A side that wins because the others conceded has no cards subtracted. */
function end(decision: CardDecision, reason: EndReason): void {
  const { hands, config } = decision.state
  const values = valuesOf(config.language)
  const costs = hands.map((hand) => (reason === 'conceded' ? 0 : costOfHand(hand, values)))
  decision.emit({ type: 'ended', reason, hands, costs })
}

export function deal(state: State, chance: Chance): readonly Event[] {
  const hands: string[] = []
  let stock: Stock = state
  for (let i = 0; i < state.hands.length; i++) {
    const hand = topOf(stock, HAND, chance)
    hands.push(hand)
    stock = afterTaking(stock, hand)
  }
  return [{ type: 'dealt', hands }]
}
