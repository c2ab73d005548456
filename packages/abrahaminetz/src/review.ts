import type { Log, Seat, Step } from '@estocade/kernel'
import { type Abrahaminetz, positionOf } from './game.ts'
import { finderFor, type Play } from './plays/finder.ts'
import { wordOn } from './rack.ts'
import type { AbrahaminetzTypes, State } from './types.ts'

export interface TurnReview {
  /** As the game counts turns, from 1. */
  readonly turn: number
  readonly seat: Seat
  /** The word laid; `undefined` for a pass. */
  readonly word: string | undefined
  readonly points: number
  readonly exchanges: number
  /** The possible plays with most points, best first. */
  readonly best: readonly Play[]
  /** How many more points the best play would have scored. */
  readonly missed: number
}

export interface SideReview {
  readonly seat: Seat
  /** 0…100: the points made as a percentage of those that the best play of each turn would have scored. */
  readonly accuracy: number
  readonly pointsMissed: number
  readonly words: number
  readonly passes: number
  readonly exchanges: number
}

export interface Review {
  readonly turns: readonly TurnReview[]
  readonly sides: readonly SideReview[]
}

/** Plays shown for each turn. */
const SHOWN = 3

/** Reviews a game, turn by turn. Steps that were undone are left out. */
export function review(game: Abrahaminetz, { header, steps }: Log<AbrahaminetzTypes>): Review {
  const turns: TurnReview[] = []
  let state = game.empty(header.config, header.seats)
  for (const step of effectiveSteps(steps)) {
    if (step.type === 'act' && (step.action.type === 'lay' || step.action.type === 'pass')) {
      // A word that was found wrong does not end the turn; the last one of the turn counts.
      if (turns.at(-1)?.turn === state.turns) turns.pop()
      turns.push(reviewTurn(game, state, step))
    }
    state = step.events.reduce((now, event) => game.evolve(now, event), state)
  }
  return { turns, sides: sidesOf(turns, header.seats) }
}

type Lasting = Exclude<Step<AbrahaminetzTypes>, { type: 'undo' }>

function effectiveSteps(steps: readonly Step<AbrahaminetzTypes>[]): readonly Lasting[] {
  const upTo: Lasting[][] = [[]]
  for (const step of steps) upTo.push(step.type === 'undo' ? upTo[step.to]! : [...upTo.at(-1)!, step])
  return upTo.at(-1)!
}

function reviewTurn(game: Abrahaminetz, state: State, step: Lasting & { type: 'act' }): TurnReview {
  const view = game.view(state, step.seat)
  const position = positionOf(view, step.seat)
  const best = finderFor(game.judgeOf(view.config).proposable).best(position, SHOWN, 'needed')
  const scored = step.events.find((event) => event.type === 'scored' || event.type === 'opened')
  const points = scored?.points ?? -2 * position.exchanges
  const after = step.events.reduce((now, event) => game.evolve(now, event), state)
  return {
    turn: state.turns,
    seat: step.seat,
    word: step.action.type === 'lay' ? wordOn(after.rack) : undefined,
    points,
    exchanges: position.exchanges,
    best,
    missed: Math.max(0, (best[0]?.points ?? points) - points),
  }
}

function sidesOf(turns: readonly TurnReview[], seats: number): readonly SideReview[] {
  return Array.from({ length: seats }, (_, i) => {
    const own = turns.filter((turn) => turn.seat === i)
    const made = sum(own.map(({ points }) => Math.max(0, points)))
    const pointsMissed = sum(own.map(({ missed }) => missed))
    return {
      seat: i as Seat,
      accuracy: made + pointsMissed === 0 ? 100 : (100 * made) / (made + pointsMissed),
      pointsMissed,
      words: own.filter(({ word }) => word !== undefined).length,
      passes: own.filter(({ word }) => word === undefined).length,
      exchanges: sum(own.map(({ exchanges }) => exchanges)),
    }
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
