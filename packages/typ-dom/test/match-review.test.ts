import { type Game, type GameTypes, seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import {
  createPresto,
  createRecht,
  type Grid,
  gridFromRows,
  type PrestoEvent,
  prestoHint,
  type RechtEvent,
  type RechtState,
  rechtHints,
  recordOf,
  reviewPresto,
  reviewRecht,
  rowsFromGrid,
  sortStones,
  tableWords,
} from '../src/index.ts'
import { judgeOf } from './oracle-lists.ts'
import { chance, configured, eventsOf } from './playing.ts'

const judge = judgeOf('EIS EI REIS SO ER IN ES TOR SEE TEE ROT OB'.split(' '))
const words = tableWords(judge)

/** All events of actions that must be accepted, and what they lead to. */
function played<G extends GameTypes>(
  game: Game<G>,
  start: G['State'],
  actions: readonly (readonly [number, G['Action']])[],
) {
  const events: G['Event'][] = []
  let state = start
  for (const [by, action] of actions)
    for (const event of eventsOf(game, state, by, action)) {
      events.push(event)
      state = game.evolve(state, event)
    }
  return { events, state }
}

describe('review of Presto', () => {
  const game = createPresto(judge)
  const empty = game.empty(configured(game, { rounds: 1 }), 3)
  const dealt: PrestoEvent = {
    type: 'dealt',
    round: 1,
    racks: ['EISO', 'RSTX', 'REISO'].map((rack) => sortStones(rack)),
  }
  const start = game.evolve(empty, dealt)
  const claim = (bench: Grid) => ({ type: 'claim', round: 1, bench }) as const

  it('says for each player whether a crossword was possible, and shows a solution and the faults of claims', () => {
    const { events } = played(game, start, [
      [0, claim(gridFromRows(['EIOS']))],
      [0, { type: 'resume' }],
      [0, claim(gridFromRows(['EIS', '..O']))],
      [1, { type: 'give-up', round: 1 }],
      [2, { type: 'give-up', round: 1 }],
    ])
    const review = reviewPresto(game, empty, [dealt, ...events], words)
    expect(review[0]).toMatchObject({ ending: 'finished', points: 4, words: ['EIS', 'SO'] })
    expect(review[0]!.refused).toMatchObject([[{ type: 'no-word', word: 'EIOS' }]])
    expect(review[1]).toMatchObject({ ending: 'gave-up', points: 0, solution: null, words: [] })
    expect(rowsFromGrid(review[2]!.solution!).join('').replaceAll('.', '')).toHaveLength(5)
    expect(recordOf([dealt, ...events])).toBe(
      [
        'Round 1',
        'P1 a wrong claim',
        'P1 Fertig!  4',
        'P2 gives up',
        'P3 gives up',
        'Settled: 4 / 0 / 0',
        'Winner: P1',
      ].join('\n'),
    )
  })

  it('gives a whole crossword as a hint to a player who is building, from their own rack only', () => {
    const hint = prestoHint(game.view(start, seat(2)), seat(2), words([]))
    expect(hint?.words.join('')).toMatch(/REIS|EIS/)
    expect(prestoHint(game.view(start, seat(1)), seat(1), words([]))).toBeUndefined()
    expect(prestoHint(game.view(start, seat(0)), seat(2), words([]))).toBeUndefined()
  })
})

describe('review of Wer behält recht?', () => {
  const game = createRecht(judge)

  function begun(racks: readonly string[]): { readonly start: RechtState; readonly events: RechtEvent[] } {
    const start = game.empty(configured(game, { rounds: 1 }), racks.length)
    const sorted = racks.map((rack) => sortStones(rack))
    const phase = { type: 'begin', bought: false, seat: seat(0), fresh: [], proposed: false } as const
    return {
      start,
      events: [
        { type: 'dealt', round: 1, factor: 1, racks: sorted, first: seat(0) },
        { type: 'phased', phase },
      ],
    }
  }

  it('gives hints of words that the player can complete, and only to the player on turn', () => {
    const { start, events } = begun(['EISRX', 'A'])
    const state = events.reduce(game.evolve, start)
    expect(rechtHints(game.view(state, seat(0)), seat(0), words([]), 2)).toMatchObject([
      { word: 'REIS', stones: 4, laid: [...'REIS'].map((stone) => ({ stone })) },
      { word: 'EIS', stones: 3 },
    ])
    expect(rechtHints(game.view(state, seat(1)), seat(1), words([]))).toEqual([])
  })

  it('shows namings that their author could not complete, failed duties, and words that would have been possible', () => {
    const { start, events } = begun(['EISRX', 'ABCD'])
    const state = events.reduce(game.evolve, start)
    // TEE needs a T and an E more than the first player holds.
    const name = {
      type: 'name',
      stone: 'E',
      row: 0,
      col: 0,
      word: 'TEE',
      start: { row: 0, col: -1 },
    } as const
    const match = played(game, state, [
      [0, name],
      [1, { type: 'buy-and-pass', colour: 'black' }],
    ])
    const review = reviewRecht(game, start, [...events, ...match.events], words)
    expect(review).toMatchObject([
      { seat: 0, phase: 'begin', named: 'TEE', stones: 1, unprovable: ['T', 'E'], left: 4 },
      { seat: 1, phase: 'grow', named: null, stones: 0, left: 5 },
      { seat: 0, phase: 'duty', failedFor: ['T', 'E'] },
    ])
    expect(review[0]!.missed).toMatchObject([{ word: 'REIS', stones: 4 }])
    expect(recordOf(match.events).split('\n')).toEqual([
      'P1 E at 0,0, names TEE',
      'P2 buys 1',
      'P2 passes',
      'P1 cannot complete the word and is out',
      'Settled: 0 / 0',
      'Winner: P2',
    ])
  })

  it('a whole match of the real rules is reviewed turn by turn', () => {
    const config = configured(game, { rounds: 1 })
    const start = game.empty(config, 2)
    const dealt = game.setup(config, 2, chance('review'))
    const state = dealt.reduce(game.evolve, start)
    const first = 'seat' in state.phase ? state.phase.seat : 0
    const match = played(game, state, [[first, game.onTimeout(game.view(state, seat(first)), seat(first))]])
    const [turn] = reviewRecht(game, start, [...dealt, ...match.events], words)
    expect(turn).toMatchObject({ seat: first, phase: 'begin', named: null, unprovable: [], failedFor: null })
  })
})
