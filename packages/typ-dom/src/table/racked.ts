import { asView, type Duty, type Seat, type Viewer } from '@estocade/kernel'
import { alphabets, type LexiconId, type WordRules } from '@estocade/words'
import { emptyGrid, type Grid, type Laid, stoneAt, withStones } from '../grid.ts'
import { type Colour, colourOf, type Stone, sortStones, stoneShown, takeStones } from '../stones.ts'
import type { HouseWordEvent, HouseWordsPart } from './house-words.ts'
import { type LeavingPart, type Left, players } from './leaving.ts'
import type { RoundEvent } from './rounds.ts'
import {
  type ColourCounts,
  coloursHeld,
  fullStocks,
  putBack,
  type Stocks,
  stockSizes,
  takenFrom,
} from './stocks.ts'

/** What Kreuzwort, Point and Wer behält recht? have in common: hidden racks, two stocks, one table, rounds. */
export interface RackedConfig {
  readonly language: LexiconId
  /** T13: rounds of the match. */
  readonly rounds: number
  readonly houseWords: readonly string[]
  /** T12: which kinds of words count; a match logged before this option has those of the box. */
  readonly words?: WordRules
}

export interface RackedCommon extends HouseWordsPart, LeavingPart {
  readonly round: number
  /** T11: doubled after each round in a row without a winner. */
  readonly factor: number
  /** The stones that lie, by `row,col`; a small letter is a jolly that stands for it. */
  readonly grid: Grid
  readonly turn: number
  readonly scores: readonly number[]
  /** Rounds won. */
  readonly wins: readonly number[]
  /** T14: what the racks of those who left in this round count against them, by seat. */
  readonly debts: readonly number[]
}

export interface RackedSecrets {
  readonly racks: readonly (readonly Stone[])[]
  readonly stocks: Stocks
}

export interface RackedShown {
  /** `+` is a red jolly, `*` a black one. A rack that is not the viewer's is `null` until the round is settled. */
  readonly racks: readonly (readonly Stone[] | null)[]
  /** How many stones of each colour every player holds: visible to all. */
  readonly held: readonly ColourCounts[]
  readonly stocks: ColourCounts
}

interface Dealing {
  readonly type: 'dealt'
  readonly round: number
  readonly factor: number
  readonly first: Seat
}

export type Dealt = Dealing & { readonly racks: readonly (readonly Stone[])[] }
export type Bought = { readonly type: 'bought'; readonly seat: Seat; readonly stones: readonly Stone[] }
export interface Swapped {
  readonly type: 'swapped'
  readonly seat: Seat
  readonly row: number
  readonly col: number
  readonly letter: Stone
}

export type RackedEvent = Dealt | Bought | Swapped | Left | RoundEvent | HouseWordEvent

export type HiddenEvent =
  | (Dealing & { readonly racks: readonly (readonly Stone[] | null)[] })
  | {
      readonly type: 'bought'
      readonly seat: Seat
      readonly stones: readonly Stone[] | null
      readonly colours: readonly Colour[]
    }

export const emptyRacked = <C extends RackedConfig>(config: C, seats: number) => ({
  config,
  seats,
  round: 0,
  factor: 1,
  grid: emptyGrid,
  racks: Array.from({ length: seats }, (): readonly Stone[] => []),
  stocks: fullStocks(alphabets[config.language]),
  turn: 0,
  scores: Array<number>(seats).fill(0),
  wins: Array<number>(seats).fill(0),
  debts: Array<number>(seats).fill(0),
  left: [],
  houseWords: config.houseWords,
  proposal: null,
})

/** T1: the parts that a deal resets, and those that continue from round to round. */
export function dealtRacked<S extends RackedCommon & { readonly config: RackedConfig }>(
  { config, turn, scores, wins, houseWords, left }: S,
  { round, factor, racks }: Dealt,
) {
  const stocks = takenFrom(fullStocks(alphabets[config.language]), racks.flat())
  return { round, factor, racks, stocks, turn, scores, wins, houseWords, left }
}

export const withBought = <S extends RackedSecrets>(state: S, { seat, stones }: Bought): S => ({
  ...state,
  stocks: takenFrom(state.stocks, stones),
  racks: state.racks.with(seat, sortStones([...state.racks[seat]!, ...stones])),
})

/** T2 */
export function withSwapped<S extends RackedSecrets & { readonly grid: Grid }>(
  state: S,
  { seat, row, col, letter }: Swapped,
): S {
  const jolly = stoneShown(stoneAt(state.grid, row, col)!)
  const rack = takeStones(state.racks[seat]!, [letter])!
  return {
    ...state,
    grid: withStones(state.grid, [{ row, col, stone: letter }]),
    racks: state.racks.with(seat, sortStones([...rack, jolly])),
  }
}

/** Moves stones from a rack to the table. */
export function withLaid<S extends RackedSecrets & { readonly grid: Grid }>(
  state: S,
  seat: number,
  stones: readonly Laid[],
): S {
  const shown = stones.map(({ stone }) => stoneShown(stone))
  return {
    ...state,
    grid: withStones(state.grid, stones),
    racks: state.racks.with(seat, takeStones(state.racks[seat]!, shown)!),
  }
}

/** T14: the rack goes back to the stocks, and a proposal of the player who leaves is dropped. */
export const withoutLeaver = <S extends RackedCommon & RackedSecrets>(
  state: S,
  { seat, by, rack, price }: Left,
): S => ({
  ...state,
  left: [...state.left, { seat, by }],
  racks: rack.length === 0 ? state.racks : state.racks.with(seat, []),
  stocks: putBack(state.stocks, rack),
  debts: state.debts.with(seat, price),
  proposal: state.proposal?.by === seat ? null : state.proposal,
})

/** T13: scores and rounds won when a round is settled. */
export const settledScores = <S extends Pick<RackedCommon, 'scores' | 'wins'>>(
  { scores, wins }: S,
  { changes, winners }: { readonly changes: readonly number[]; readonly winners: readonly Seat[] },
) => ({
  proposal: null,
  scores: scores.map((score, seat) => score + changes[seat]!),
  wins: wins.map((won, seat) => won + (winners.some((winner) => winner === seat) ? 1 : 0)),
})

/** The view: everything but the other racks and the contents of the stocks. */
export const viewRacked = <S extends RackedSecrets>(state: S, sees: (seat: number) => boolean) =>
  asView<Omit<S, keyof RackedSecrets> & RackedShown>({
    ...state,
    racks: state.racks.map((rack, seat) => (sees(seat) ? rack : null)),
    held: state.racks.map(coloursHeld),
    stocks: stockSizes(state.stocks),
  })

export function seeRacked<E extends { readonly type: string }>(
  event: E | Dealt | Bought,
  viewer: Viewer,
): Exclude<E, { readonly type: 'dealt' | 'bought' }> | HiddenEvent {
  if (isDealt(event))
    return { ...event, racks: event.racks.map((rack, seat) => (seat === viewer ? rack : null)) }
  if (isBought(event)) {
    const { type, seat, stones } = event
    return { type, seat, stones: seat === viewer ? stones : null, colours: stones.map(colourOf) }
  }
  return event as Exclude<E, { readonly type: 'dealt' | 'bought' }>
}

const isDealt = (event: { readonly type: string }): event is Dealt => event.type === 'dealt'
const isBought = (event: { readonly type: string }): event is Bought => event.type === 'bought'

/** T13: between two rounds every player says that they are ready. */
export const pauseDuties = (ready: readonly Seat[], part: LeavingPart, round: number): readonly Duty[] =>
  players(part)
    .filter((seat) => !ready.includes(seat))
    .map((seat) => ({ seat, for: 'round', about: `after round ${round}` }))
