import { type Game, type GameTypes, seat } from '@estocade/kernel'
import { LONGEST_WORD } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { createKreuzwort, createPresto, createRecht, sortStones } from '../src/index.ts'
import type { HouseWordAction, HouseWordsPart } from '../src/table/house-words.ts'
import { judgeOf } from './oracle-lists.ts'
import {
  after,
  chance,
  configured,
  eventsOf,
  fewWords,
  noStocks,
  playsOf,
  refusal,
  scene,
} from './playing.ts'

const judge = judgeOf(fewWords)
const kreuzwort = createKreuzwort(judge)
const presto = createPresto(judge)
const recht = createRecht(judge)
const propose = { type: 'propose', word: 'Pola' } as const
const yes = { type: 'answer', word: 'POLA', consent: true } as const
const no = { ...yes, consent: false }
const leave = { type: 'concede' } as const

const racks = ['EIS', 'SO', 'ER'].map((rack) => sortStones(rack))
const prestoRound = () =>
  presto.evolve(presto.empty(configured(presto), 3), { type: 'dealt', round: 1, racks })
function rechtRound() {
  const dealt = { type: 'dealt', round: 1, factor: 1, racks, first: seat(0) } as const
  const phase = { type: 'begin', bought: false, seat: seat(0), fresh: [], proposed: false } as const
  const empty = recht.empty(configured(recht, { rounds: 2 }), 3)
  return recht.evolve(recht.evolve(empty, dealt), { type: 'phased', phase })
}

interface Proposing extends GameTypes {
  State: HouseWordsPart
  Action: HouseWordAction | { readonly type: 'concede' }
}

/** A round of three; the first player may propose a word. */
const rounds = [
  ['Kreuzwort', kreuzwort, () => scene(kreuzwort, { racks: ['EIS', 'SO', 'ER'] })],
  ['Presto', presto, prestoRound],
  ['Wer behält recht?', recht, rechtRound],
] as unknown as readonly (readonly [string, Game<Proposing>, () => HouseWordsPart])[]

describe.each(rounds)('T12 house words of %s', (_, game, begun) => {
  const act = (state: HouseWordsPart, by: number, action: Proposing['Action']): HouseWordsPart =>
    after(game, state, by, action)
  const asked = () => act(begun(), 0, propose)

  it('T12 count when all others have consented, each once', () => {
    const once = act(asked(), 1, yes)
    expect([once.houseWords, once.proposal?.consents]).toEqual([[], [1]])
    expect(refusal(game, once, 1, yes)).toBe('answered')
    expect(refusal(game, once, 0, yes)).toBe('answered')
    expect(refusal(game, once, 2, { ...yes, word: 'POLO' })).toBe('stale')
    const both = act(once, 2, yes)
    expect([both.houseWords, both.proposal]).toEqual([['POLA'], null])
    expect(refusal(game, both, 1, yes)).toBe('stale')
  })

  it('T12 do not count when one player declines', () => {
    const declined = act(act(asked(), 1, yes), 2, no)
    expect([declined.houseWords, declined.proposal]).toEqual([[], null])
  })

  it('T12 are proposed as text of two letters or more that does not count yet', () => {
    expect(refusal(game, begun(), 0, { type: 'propose', word: 7 })).toBe('malformed')
    for (const word of ['P0LA', '', 'P'.repeat(LONGEST_WORD + 1)])
      expect(refusal(game, begun(), 0, { type: 'propose', word })).toBe('house-word')
    for (const word of ['XI', 'P'.repeat(LONGEST_WORD)])
      expect(refusal(game, begun(), 0, { type: 'propose', word })).toBe('accepted')
    expect(game.decide(begun(), seat(0), { type: 'propose', word: 'eis' }, chance())).toMatchObject({
      error: { code: 'word-counts', params: { word: 'EIS' } },
    })
    expect(game.decide(begun(), seat(0), { type: 'propose', word: 'P' }, chance())).toMatchObject({
      error: { code: 'house-word', params: { word: 'P' } },
    })
    expect(refusal(game, asked(), 0, { type: 'propose', word: 'POLO' })).toBe('proposal-open')
  })

  it('T12 have an answer from each player but the one who proposed, who is asked once', () => {
    const seats = (state: HouseWordsPart) =>
      game
        .toAct(game.view(state, 'spectator'))
        .filter((duty) => duty.for === 'window')
        .map(({ seat, about }) => [seat, about])
    expect(seats(asked())).toEqual([1, 2].map((one) => [one, 'house word POLA']))
    expect(seats(act(asked(), 2, yes))).toEqual([[1, 'house word POLA']])
    const answers = (state: HouseWordsPart, by: number) =>
      playsOf(game, state, by).filter(({ type }) => type === 'answer')
    expect([0, 1, 2].map((by) => answers(act(asked(), 2, yes), by).length)).toEqual([0, 2, 0])
  })

  it('T12 a player whose time is up does not consent', () => {
    expect(game.onTimeout(game.view(asked(), seat(1)), seat(1))).toEqual(no)
  })

  it('T14 are dropped when the player who proposed leaves, and kept when another one does', () => {
    expect(act(asked(), 0, leave).proposal).toBeNull()
    expect(act(asked(), 1, leave).proposal).toMatchObject({ word: 'POLA' })
    expect(act(act(asked(), 1, yes), 2, leave).houseWords).toEqual(['POLA'])
  })
})

it('T12 in Presto only those who have not answered are asked by the clock', () => {
  const asked = after(presto, prestoRound(), 0, propose)
  const late = (by: number, state = asked) => presto.onTimeout(presto.view(state, seat(by)), seat(by))
  expect([late(0), late(1)]).toEqual([{ type: 'give-up', round: 1, by: 'time' }, no])
  expect(late(1, after(presto, asked, 1, yes))).toEqual({ type: 'give-up', round: 1, by: 'time' })
})

it.each(rounds.filter(([name]) => name !== 'Presto'))('T12 %s: one proposal a turn', (_, game, begun) => {
  const asked = after(game, begun(), 0, propose)
  expect(asked).toMatchObject({ phase: { seat: 0, proposed: true } })
  expect(refusal(game, after(game, asked, 1, no), 0, propose)).toBe('proposed-already')
})

it('T12 Presto has no turns: a player may propose again', () => {
  const declined = after(presto, after(presto, prestoRound(), 0, propose), 1, no)
  expect(refusal(presto, declined, 0, propose)).toBe('accepted')
})

it('T12 a proposal that is open when a round ends is dropped', () => {
  const state = scene(kreuzwort, { racks: ['A', 'B'], stocks: noStocks, options: { rounds: 2 } })
  const settled = eventsOf(kreuzwort, after(kreuzwort, state, 0, { type: 'pass' }), 1, { type: 'pass' })
  const asked = kreuzwort.evolve(state, { type: 'proposed', seat: seat(0), word: 'POLA' })
  expect(settled.reduce(kreuzwort.evolve, asked).proposal).toBeNull()
  const given = [0, 1].reduce(
    (s, by) => after(presto, s, by, { type: 'give-up', round: 1 }),
    after(presto, prestoRound(), 0, propose),
  )
  expect(after(presto, given, 2, { type: 'give-up', round: 1 })).toMatchObject({
    proposal: null,
    phase: { type: 'pause' },
  })
})
