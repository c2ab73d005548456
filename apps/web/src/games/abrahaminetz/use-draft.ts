import { abrahaminetz as rules } from '@estocade/games'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TableSession } from '../../session/session.ts'
import { useUnsent } from '../../table/use-unsent.ts'
import { type Ground, type Making, makingOf, type Put, putsFor, putsOf, waysToMake } from './making.ts'

/** The word being made: typed as a word, or put there card by card. */
interface Work {
  readonly word: string
  readonly way: number
  readonly puts?: readonly Put[]
}

/** A joker whose letter has not been chosen yet. */
interface Question {
  readonly place: number
  readonly cell: number
}

export interface Draft {
  readonly typed: string
  readonly making: Making
  /** How many ways there are to make the typed word, and which is shown. */
  readonly ways: number
  readonly way: number
  /** The cell that the next tapped card goes to; cells count as in `Put`. */
  readonly cursor: number
  readonly question: Question | undefined
  readonly type: (letters: string) => void
  /** Replaces the typed word. */
  readonly retype: (word: string) => void
  readonly back: () => void
  readonly clear: () => void
  readonly turn: (by: number) => void
  readonly tapCard: (place: number, down: boolean) => void
  readonly tapCell: (cell: number) => void
  /** Moves the cursor. */
  readonly aim: (cell: number) => void
  readonly put: (place: number, cell: number, down: boolean) => boolean
  readonly takeBack: (place: number) => void
  readonly answer: (letter: string | undefined) => void
  /** Lays a complete laying out on the rack. */
  readonly show: (laying: rules.Laying) => void
}

const nothing: Work = { word: '', way: 0 }
const isWork = ({ word, way, puts }: Work): boolean =>
  typeof word === 'string' && Number.isInteger(way) && (puts === undefined || Array.isArray(puts))

/** The word being made. `ground` is undefined if the player cannot make a word now. */
export function useDraft(session: TableSession, scene: string, ground: Ground | undefined): Draft {
  // A draft belongs to one hand and one rack; a starting word is not yet the first word.
  const { match, viewer } = session.view!
  const moment = `${match!.number} ${viewer} ${scene} ${ground ? `${ground.rack}/${ground.hand}` : ''}`
  const [work, setWork] = useUnsent<Work>({ session, moment, nothing, isWork })
  const [aim, setAim] = useState<number>()
  const [question, setQuestion] = useState<Question>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment has other cards
  useEffect(() => {
    setAim(undefined)
    setQuestion(undefined)
  }, [moment])
  const ways = useMemo<readonly Making[]>(() => {
    if (!ground) return [{ type: 'nothing' }]
    return work.puts ? [makingOf(ground, work.puts)] : waysToMake(ground, work.word)
  }, [ground, work])
  const way = work.puts ? 0 : ((work.way % ways.length) + ways.length) % ways.length
  const making = ways[way]!
  const puts = work.puts ?? putsOf(making)

  const cursor = cursorOf(ground, puts, aim)

  const clear = useCallback(() => {
    setWork(() => nothing)
    setAim(undefined)
    setQuestion(undefined)
  }, [setWork])
  const lay = (next: readonly Put[]) =>
    setWork(() => (next.length === 0 ? nothing : { ...nothing, puts: next }))
  const takeBack = (place: number) => lay(puts.filter((put) => put.place !== place))

  const put = (place: number, cell: number, down: boolean): boolean => {
    if (!ground || ground.hand[place] === undefined) return false
    setAim(cell + 1)
    const card = ground.hand[place]!
    if (card === rules.JOKER && !down) {
      setQuestion({ place, cell })
      return true
    }
    lay(withPut(ground, puts, { place, cell, as: down ? rules.FACE_DOWN : card }))
    return true
  }
  return {
    typed: work.puts ? '' : work.word,
    making,
    ways: making.type === 'ready' ? ways.length : 0,
    way,
    cursor,
    question,
    type: (letters) =>
      setWork((old) => ({ word: ((old.puts ? '' : old.word) + letters).slice(0, rules.LONGEST), way: 0 })),
    retype: (word) => setWork(() => ({ word: word.slice(0, rules.LONGEST), way: 0 })),
    back: () =>
      work.puts ? lay(puts.slice(0, -1)) : setWork(({ word }) => ({ word: word.slice(0, -1), way: 0 })),
    clear,
    turn: (by) => setWork((old) => ({ ...old, way: old.way + by })),
    tapCard: (place, down) => {
      if (puts.some((one) => one.place === place)) takeBack(place)
      else put(place, cursor, down)
    },
    tapCell: (cell) => {
      const lying = puts.find((one) => one.cell === cell)
      if (lying) takeBack(lying.place)
      setAim(cell)
    },
    aim: setAim,
    put,
    takeBack,
    answer: (letter) => {
      if (letter !== undefined && question && ground)
        lay(withPut(ground, puts, { ...question, as: letter.toLowerCase() }))
      setQuestion(undefined)
    },
    show: (laying) => ground && lay(putsFor(ground, laying)),
  }
}

/**
 * Where the next tapped card goes: the chosen cell or the one after the last card, otherwise the first free cell. On a
 * lying word that is the new cell after it, as long as the rack may grow.
 */
function cursorOf(ground: Ground | undefined, puts: readonly Put[], aim: number | undefined): number {
  if (!ground) return 0
  const { rack } = ground
  const size = rack === '' ? rules.SHORTEST : rack.length
  const grows = rack !== '' && rack.length < rules.LONGEST
  const [first, last] = grows ? [-1, size] : [0, size - 1]
  const isFree = (cell: number) => puts.every((put) => put.cell !== cell)
  const cells = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  if (aim !== undefined && cells.includes(aim)) return aim
  if (rack !== '' && aim === undefined) return grows ? size : 0
  return cells.find((cell) => cell >= 0 && isFree(cell)) ?? 0
}

/** A cell takes one card, a card is laid once, one card may lie face down, and the rack grows at one end only. */
function withPut({ rack }: Ground, puts: readonly Put[], put: Put): readonly Put[] {
  const grows = ({ cell }: Put) => rack !== '' && (cell < 0 || cell >= rack.length)
  const stays = (other: Put) =>
    other.cell !== put.cell &&
    other.place !== put.place &&
    !(grows(other) && grows(put)) &&
    !(other.as === rules.FACE_DOWN && put.as === rules.FACE_DOWN)
  return [...puts.filter(stays), put]
}
