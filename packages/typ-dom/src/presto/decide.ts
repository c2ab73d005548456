import { type Attempt, type Chance, Decision, done, type Game, refuse, type Seat } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { refusals } from '../crossword/refusals.ts'
import type { Grid } from '../grid.ts'
import { adoptIfAgreed, answer, propose } from '../table/house-words.ts'
import { hasLeft, type LeavingPart, players } from '../table/leaving.ts'
import { dealRacks } from '../table/stocks.ts'
import type { TableWords, WordsFor } from '../table/table-words.ts'
import { benchFaults, readBench } from './bench.ts'
import { prestoDeal } from './config.ts'
import { evolvePresto } from './evolve.ts'
import type { PrestoAction, PrestoConfig, PrestoEvent, PrestoState, PrestoTypes } from './types.ts'

type PrestoDecision = Decision<PrestoState, PrestoEvent>

/** T32, T33: points of the first and the second, by whether a stone is left over. */
const POINTS = { whole: [4, 2], spare: [2, 1] } as const
const FINISHERS = 2

export function dealPresto(
  config: PrestoConfig,
  part: LeavingPart,
  round: number,
  chance: Chance,
): readonly PrestoEvent[] {
  const each = prestoDeal(players(part).length)
  return [{ type: 'dealt', round, racks: dealRacks(alphabets[config.language], part, each, chance) }]
}

export function prestoDecider(wordsFor: WordsFor): Game<PrestoTypes>['decide'] {
  return (state, by, action, chance) => {
    const decision: PrestoDecision = new Decision(state, evolvePresto)
    return decision.if(attempt(decision, by, action, chance, wordsFor))
  }
}

function attempt(
  decision: PrestoDecision,
  by: Seat,
  action: PrestoAction,
  chance: Chance,
  wordsFor: WordsFor,
): Attempt {
  const { phase, houseWords, config } = decision.state
  if (phase.type === 'over' || phase.type === 'dealing') return refusals.over()
  if (hasLeft(decision.state, by)) return refusals.out()
  if (action.type === 'concede') return leave(decision, by, action.by ?? 'choice', chance)
  if (action.type === 'answer') return answer(decision, by, action.word, action.consent)
  if (action.type === 'ready') return ready(decision, by, chance)
  if (phase.type === 'pause') return refusals.pause()
  const words = wordsFor(houseWords, config.words)
  switch (action.type) {
    case 'claim':
      return claim(decision, by, action.round, action.bench, words)
    case 'give-up':
      return giveUp(decision, by, action.round, action.by)
    case 'resume':
      return resume(decision, by)
    case 'propose':
      return propose(decision, by, action.word, words)
    default:
      action satisfies never
      return refusals.malformed()
  }
}

/** T32–T34: a valid claim is final; a wrong one shows its faults and blocks for a while. */
function claim(decision: PrestoDecision, by: Seat, round: number, bench: Grid, words: TableWords): Attempt {
  const { state } = decision
  if (round !== state.round) return refuse('stale', 'That round is over.')
  const builder = state.builders[by]!
  if (builder.type === 'blocked') return refuse('blocked', 'A wrong claim: wait a little before the next.')
  if (builder.type !== 'building') return notBuilding()
  const left = readBench(bench, state.racks[by]!, words.judge.lexicon.alphabet.letters)
  if (!left.ok) return left
  const faults = benchFaults(bench, left.value, state.config.easy ? 1 : 0, words)
  if (faults.length > 0) {
    decision.emit({ type: 'refused', seat: by, bench, faults })
    return done
  }
  const place = state.builders.filter(({ type }) => type === 'finished').length
  const points = POINTS[left.value.length === 0 ? 'whole' : 'spare'][place as 0 | 1]
  decision.emit({ type: 'finished', seat: by, bench, points })
  settleIfOver(decision)
  return done
}

/** T35 */
function giveUp(decision: PrestoDecision, by: Seat, round: number, why: 'time' | undefined): Attempt {
  if (round !== decision.state.round) return refuse('stale', 'That round is over.')
  const { type } = decision.state.builders[by]!
  if (type === 'finished' || type === 'gave-up') return notBuilding()
  decision.emit({ type: 'gave-up', seat: by, ...(why && { by: why }) })
  settleIfOver(decision)
  return done
}

function resume(decision: PrestoDecision, by: Seat): Attempt {
  if (decision.state.builders[by]!.type !== 'blocked') return refuse('not-blocked', 'You are not blocked.')
  decision.emit({ type: 'resumed', seat: by })
  return done
}

const notBuilding = (): Attempt => refuse('not-building', 'You are done with this round.')

function settleIfOver(decision: PrestoDecision): void {
  const { builders } = decision.state
  const finished = builders.filter(({ type }) => type === 'finished').length
  const idle = builders.every(({ type }) => type === 'finished' || type === 'gave-up')
  if (finished >= FINISHERS || idle || players(decision.state).length === 1) settle(decision)
}

/** T37 */
function settle(decision: PrestoDecision): void {
  const points = decision.state.builders.map((builder) => (builder.type === 'finished' ? builder.points : 0))
  const seated = players(decision.state)
  decision.emit({ type: 'settled', points })
  if (seated.length === 1) {
    decision.emit({ type: 'ended', winners: seated })
    return
  }
  const { scores, round, config } = decision.state
  const most = Math.max(...seated.map((seat) => scores[seat]!))
  const over =
    config.goal === null ? round >= (config.rounds ?? 1) : most >= config.goal || round >= MOST_ROUNDS
  if (!over) return
  const winners = most === 0 ? [] : seated.filter((seat) => scores[seat] === most)
  decision.emit({ type: 'ended', winners })
}

/** Ends a match whose goal nobody reaches. */
const MOST_ROUNDS = 100

function ready(decision: PrestoDecision, by: Seat, chance: Chance): Attempt {
  const { phase } = decision.state
  if (phase.type !== 'pause') return refusals.noPause()
  if (phase.ready.includes(by)) return refusals.readyAlready()
  decision.emit({ type: 'readied', seat: by })
  dealIfReady(decision, chance)
  return done
}

function dealIfReady(decision: PrestoDecision, chance: Chance): void {
  const { state } = decision
  const { phase, config, round } = state
  if (phase.type !== 'pause' || players(state).some((one) => !phase.ready.includes(one))) return
  decision.emitAll(dealPresto(config, state, round + 1, chance))
}

/** T14: a player who leaves has not finished; the last one wins the match. */
function leave(decision: PrestoDecision, by: Seat, why: 'choice' | 'time', chance: Chance): Attempt {
  decision.emit({ type: 'left', seat: by, by: why })
  if (decision.state.phase.type === 'building') {
    settleIfOver(decision)
    if (decision.state.phase.type === 'building') adoptIfAgreed(decision)
    return done
  }
  const seated = players(decision.state)
  if (seated.length === 1) decision.emit({ type: 'ended', winners: seated })
  else dealIfReady(decision, chance)
  return done
}
