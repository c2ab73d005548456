import {
  type Chance,
  chanceFrom,
  type Dice,
  diceFrom,
  type GameTypes,
  seatsOf,
  type Viewer,
} from '@estocade/kernel'
import type { Trial } from './kit.ts'
import { LawBroken, type Watcher } from './walk.ts'

export interface Law {
  readonly name: string
  watch<G extends GameTypes>(trial: Trial<G>): Watcher<G>
}

type Hold = (holds: boolean, detail: () => string) => void

/** Makes a law with its own dice, so that it checks the same things alone and among others. */
export const law = (
  name: string,
  watch: <G extends GameTypes>(trial: Trial<G>, hold: Hold, dice: Dice) => Watcher<G>,
): Law => ({
  name,
  watch: (trial) => watch(trial, holder(name), diceFrom(`${name}/${trial.seed}`)),
})

const holder =
  (name: string): Hold =>
  (holds, detail) => {
    if (!holds) throw new LawBroken(name, detail())
  }

export const chanceAt = <G extends GameTypes>(trial: Trial<G>, draws: number): Chance =>
  chanceFrom(trial.matchSeed, draws)

/** Whether expensive laws check this state. */
export const often = <G extends GameTypes>(trial: Trial<G>, dice: Dice): boolean =>
  dice.unit() < (trial.kit.thorough ?? 0.1)

export const mostPlays = <G extends GameTypes>(trial: Trial<G>): number => trial.kit.mostPlays ?? 3000

export const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), 'spectator']
