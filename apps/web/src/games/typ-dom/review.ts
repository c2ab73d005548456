import { typDom } from '@estocade/games'
import type { Finding, SceneMoment } from '../../review/scenes/scene.ts'
import type { Piece, Told } from '../../review/told.ts'

type Shared =
  | Extract<typDom.CrosswordEvent, { type: 'dealt' | 'bought' | 'swapped' | 'passed' | 'settled' | 'ended' }>
  | typDom.HouseWordEvent

/** The parts of a review that all games of the box share. */
export function tellShared(event: Shared | { readonly type: string }): Told | undefined {
  if (!isShared(event)) return undefined
  switch (event.type) {
    case 'dealt':
      return { key: 'stepRound', values: { round: event.round } }
    case 'bought':
      return { key: 'stepBuy', seat: event.seat, values: { letters: event.stones.map(pieceOf) } }
    case 'swapped':
      return { key: 'stepJolly', seat: event.seat, values: { letter: event.letter } }
    case 'passed':
      return { key: 'stepPass', seat: event.seat }
    case 'settled':
      return { key: 'stepSettled', each: event.settlement.changes }
    case 'ended':
      return { key: 'over' }
    case 'proposed':
      return { key: 'stepProposed', seat: event.seat, values: { word: event.word } }
    case 'declined':
      return { key: 'stepNotAdopted', seat: event.seat, values: { word: event.word } }
    case 'adopted':
      return { key: 'stepAdopted', values: { word: event.word } }
    case 'consented':
      return undefined
  }
}

const shared: readonly string[] = [
  'dealt',
  'bought',
  'swapped',
  'passed',
  'settled',
  'ended',
  'proposed',
  'consented',
  'declined',
  'adopted',
] satisfies readonly Shared['type'][]
const isShared = (event: Shared | { readonly type: string }): event is Shared => shared.includes(event.type)

export const pieceOf = (stone: typDom.Stone): Piece =>
  typDom.isJollyStone(stone) ? { key: `tdJolly_${typDom.colourOf(stone)}` } : stone.toUpperCase()

export const cellKey = ({ row, col }: typDom.Cell): string => `${row},${col}`

interface Turn {
  readonly turn: number
  readonly seat: number
}

/** The table at the beginning of the turn. */
export function momentBefore(moments: readonly SceneMoment[], { turn, seat }: Turn): number {
  const own = moments.findIndex((one) => one.turn === turn && one.seat === seat)
  return (own < 0 ? moments.findIndex((one) => one.turn >= turn) : own) - 1
}

type SwapTurn = Turn & { readonly swapsOverlooked: readonly typDom.Cell[] }

/** Jollies that could have been taken; a jolly that a player overlooks in several turns is listed once. */
export function overlookedSwaps(
  moments: readonly SceneMoment[],
  turns: readonly SwapTurn[],
): readonly Finding[] {
  const told = new Set<string>()
  return turns.flatMap((turn) => {
    const moment = momentBefore(moments, turn)
    const middle = moments[moment]?.middle
    if (middle?.type !== 'grid') return []
    return turn.swapsOverlooked.flatMap((cell) => {
      const stone = typDom.stoneAt(middle.grid, cell.row, cell.col)
      const key = `${turn.seat} ${cellKey(cell)} ${stone}`
      if (stone === undefined || told.has(key)) return []
      told.add(key)
      const word = stone.toUpperCase()
      const about = { key: 'reviewSwap', values: { letter: word } }
      return [{ seat: turn.seat, turn: turn.turn, moment, word, about, figure: '', worth: 1 }]
    })
  })
}
