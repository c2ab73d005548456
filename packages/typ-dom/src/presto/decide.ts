import { type Chance, ok, type Result, refuse, type Seat } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { refusals } from '../crossword/refusals.ts'
import type { Grid } from '../grid.ts'
import { adoptedByLeaving, answer, propose } from '../table/house-words.ts'
import { hasLeft, type LeavingPart, players } from '../table/leaving.ts'
import { dealRacks } from '../table/stocks.ts'
import type { TableWords, WordsFor } from '../table/table-words.ts'
import { benchFaults, readBench } from './bench.ts'
import { prestoDeal } from './config.ts'
import { evolvePresto } from './evolve.ts'
import type { PrestoAction, PrestoConfig, PrestoEvent, PrestoState } from './types.ts'

type Events = readonly PrestoEvent[]
type Decided = Result<Events>

/** T32, T33: points of the first and the second, by whether a stone is left over. */
const POINTS = { whole: [4, 2], spare: [2, 1] } as const
const FINISHERS = 2

export function dealPresto(config: PrestoConfig, part: LeavingPart, round: number, chance: Chance): Events {
  const each = prestoDeal(players(part).length)
  return [{ type: 'dealt', round, racks: dealRacks(alphabets[config.language], part, each, chance) }]
}

export function prestoDecider(wordsFor: WordsFor) {
  return (state: PrestoState, by: Seat, action: PrestoAction, chance: Chance): Decided => {
    const { phase } = state
    if (phase.type === 'over' || phase.type === 'dealing') return refusals.over()
    if (hasLeft(state, by)) return refusals.out()
    if (action.type === 'concede') return ok(leave(state, by, action.by ?? 'choice', chance))
    if (action.type === 'answer') return answer(state, by, action.word, action.consent)
    if (action.type === 'ready') return ready(state, by, chance)
    if (phase.type === 'pause') return refusals.pause()
    const words = wordsFor(state.houseWords, state.config.words?.classes)
    switch (action.type) {
      case 'claim':
        return claim(state, by, action.round, action.bench, words)
      case 'give-up':
        return giveUp(state, by, action.round)
      case 'resume':
        return resume(state, by)
      case 'propose':
        return propose(state, by, action.word, words)
      default:
        action satisfies never
        return refusals.malformed()
    }
  }
}

/** T32–T34: a valid claim is final; a wrong one shows its faults and blocks for a while. */
function claim(state: PrestoState, by: Seat, round: number, bench: Grid, words: TableWords): Decided {
  if (round !== state.round) return refuse('stale', 'That round is over.')
  const builder = state.builders[by]!
  if (builder.type === 'blocked') return refuse('blocked', 'A wrong claim: wait a little before the next.')
  if (builder.type !== 'building') return notBuilding()
  const left = readBench(bench, state.racks[by]!, words.judge.lexicon.alphabet.letters)
  if (!left.ok) return left
  const faults = benchFaults(bench, left.value, state.config.easy ? 1 : 0, words)
  if (faults.length > 0) return ok([{ type: 'refused', seat: by, bench, faults }])
  const place = state.builders.filter(({ type }) => type === 'finished').length
  const points = POINTS[left.value.length === 0 ? 'whole' : 'spare'][place as 0 | 1]
  return ok(withEnd(state, { type: 'finished', seat: by, bench, points }))
}

/** T35 */
function giveUp(state: PrestoState, by: Seat, round: number): Decided {
  if (round !== state.round) return refuse('stale', 'That round is over.')
  const { type } = state.builders[by]!
  if (type === 'finished' || type === 'gave-up') return notBuilding()
  return ok(withEnd(state, { type: 'gave-up', seat: by }))
}

const resume = (state: PrestoState, by: Seat): Decided =>
  state.builders[by]!.type === 'blocked'
    ? ok([{ type: 'resumed', seat: by }])
    : refuse('not-blocked', 'You are not blocked.')

const notBuilding = (): Decided => refuse('not-building', 'You are done with this round.')

function withEnd(state: PrestoState, event: PrestoEvent): Events {
  return [event, ...endOf(evolvePresto(state, event))]
}

function endOf(after: PrestoState): Events {
  const finished = after.builders.filter(({ type }) => type === 'finished').length
  const idle = after.builders.every(({ type }) => type === 'finished' || type === 'gave-up')
  return finished >= FINISHERS || idle || players(after).length === 1 ? settle(after) : []
}

/** T37 */
function settle(state: PrestoState): Events {
  const points = state.builders.map((builder) => (builder.type === 'finished' ? builder.points : 0))
  const settled: PrestoEvent = { type: 'settled', points }
  const seated = players(state)
  if (seated.length === 1) return [settled, { type: 'ended', winners: seated }]
  const { scores, round, config } = evolvePresto(state, settled)
  const most = Math.max(...seated.map((seat) => scores[seat]!))
  const over =
    config.goal === null ? round >= (config.rounds ?? 1) : most >= config.goal || round >= MOST_ROUNDS
  if (!over) return [settled]
  const winners = most === 0 ? [] : seated.filter((seat) => scores[seat] === most)
  return [settled, { type: 'ended', winners }]
}

/** A goal that nobody reaches does not hold a table for ever. */
const MOST_ROUNDS = 100

function ready(state: PrestoState, by: Seat, chance: Chance): Decided {
  const { phase } = state
  if (phase.type !== 'pause') return refusals.noPause()
  if (phase.ready.includes(by)) return refusals.readyAlready()
  const readied: PrestoEvent = { type: 'readied', seat: by }
  return ok([readied, ...dealIfReady(evolvePresto(state, readied), chance)])
}

function dealIfReady(state: PrestoState, chance: Chance): Events {
  const { phase, config, round } = state
  if (phase.type !== 'pause' || players(state).some((one) => !phase.ready.includes(one))) return []
  return dealPresto(config, state, round + 1, chance)
}

/** T14: who leaves has not finished; the last one wins the match. */
function leave(state: PrestoState, by: Seat, why: 'choice' | 'time', chance: Chance): Events {
  const left: PrestoEvent = { type: 'left', seat: by, by: why }
  const gone = evolvePresto(state, left)
  if (gone.phase.type === 'building')
    return [left, ...(endOf(gone).length > 0 ? endOf(gone) : adoptedByLeaving(gone))]
  const seated = players(gone)
  return [
    left,
    ...(seated.length === 1 ? [{ type: 'ended' as const, winners: seated }] : dealIfReady(gone, chance)),
  ]
}
