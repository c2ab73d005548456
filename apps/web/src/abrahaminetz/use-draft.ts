import { abrahaminetz as rules } from '@estocade/games'
import { useCallback, useMemo, useState } from 'react'
import { type Ground, type Making, makingOf, type Put, putsOf, waysToMake } from './making.ts'

/** What is being made: typed as a word, or put there card by card. */
type Work =
  | { readonly type: 'typed'; readonly word: string; readonly way: number }
  | { readonly type: 'put'; readonly puts: readonly Put[] }

/** A joker waits for its letter. */
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
  /** The hand card in the fingers. */
  readonly held: number | undefined
  readonly question: Question | undefined
  readonly type: (letters: string) => void
  readonly back: () => void
  readonly clear: () => void
  readonly turn: (by: number) => void
  readonly tapCard: (place: number, down: boolean) => void
  readonly tapCell: (cell: number, down: boolean) => void
  readonly put: (place: number, cell: number, down: boolean) => boolean
  readonly takeBack: (place: number) => void
  readonly answer: (letter: string | undefined) => void
}

const nothing: Work = { type: 'typed', word: '', way: 0 }

/** The word in the making. `ground` is undefined while there is nothing to make. */
export function useDraft(ground: Ground | undefined): Draft {
  const [work, setWork] = useState<Work>(nothing)
  const [held, setHeld] = useState<number>()
  const [question, setQuestion] = useState<Question>()
  const ways = useMemo<readonly Making[]>(() => {
    if (!ground) return [{ type: 'nothing' }]
    return work.type === 'put' ? [makingOf(ground, work.puts)] : waysToMake(ground, work.word)
  }, [ground, work])
  const way = work.type === 'typed' ? ((work.way % ways.length) + ways.length) % ways.length : 0
  const making = ways[way]!
  const puts = work.type === 'put' ? work.puts : putsOf(making)

  const clear = useCallback(() => {
    setWork(nothing)
    setHeld(undefined)
    setQuestion(undefined)
  }, [])
  const lay = (next: readonly Put[]) => setWork(next.length === 0 ? nothing : { type: 'put', puts: next })
  const takeBack = (place: number) => lay(puts.filter((put) => put.place !== place))

  const put = (place: number, cell: number, down: boolean): boolean => {
    if (!ground || ground.hand[place] === undefined) return false
    setHeld(undefined)
    const card = ground.hand[place]!
    if (card === rules.JOKER && !down) {
      setQuestion({ place, cell })
      return true
    }
    lay(withPut(ground, puts, { place, cell, as: down ? rules.FACE_DOWN : card }))
    return true
  }
  return {
    typed: work.type === 'typed' ? work.word : '',
    making,
    ways: making.type === 'ready' ? ways.length : 0,
    way,
    held,
    question,
    type: (letters) => {
      setHeld(undefined)
      const before = work.type === 'typed' ? work.word : ''
      setWork({ type: 'typed', word: (before + letters).slice(0, rules.LONGEST), way: 0 })
    },
    back: () =>
      work.type === 'typed'
        ? setWork({ type: 'typed', word: work.word.slice(0, -1), way: 0 })
        : lay(puts.slice(0, -1)),
    clear,
    turn: (by) => work.type === 'typed' && setWork({ ...work, way: work.way + by }),
    tapCard: (place, down) => {
      if (puts.some((one) => one.place === place)) return takeBack(place)
      if (ground?.rack === '') {
        const free = [0, 1, 2].find((cell) => puts.every((one) => one.cell !== cell))
        if (free !== undefined) put(place, free, false)
        return
      }
      if (down && held === place) return setHeld(undefined)
      setHeld(held === place ? undefined : place)
    },
    tapCell: (cell, down) => {
      if (held !== undefined) return void put(held, cell, down)
      const lying = puts.find((one) => one.cell === cell)
      if (lying) takeBack(lying.place)
    },
    put,
    takeBack,
    answer: (letter) => {
      if (letter !== undefined && question && ground)
        lay(withPut(ground, puts, { ...question, as: letter.toLowerCase() }))
      setQuestion(undefined)
    },
  }
}

/** A cell takes one card, a card lies once, one card lies face down, and the rack grows on one side. */
function withPut({ rack }: Ground, puts: readonly Put[], put: Put): readonly Put[] {
  const grows = ({ cell }: Put) => rack !== '' && (cell < 0 || cell >= rack.length)
  const stays = (other: Put) =>
    other.cell !== put.cell &&
    other.place !== put.place &&
    !(grows(other) && grows(put)) &&
    !(other.as === rules.FACE_DOWN && put.as === rules.FACE_DOWN)
  return [...puts.filter(stays), put]
}
