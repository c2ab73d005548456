import { seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import {
  type CrosswordEvent,
  createPoint,
  hintsFor,
  pictureOf,
  recordOf,
  reviewOf,
  samplePointGame,
  swapsFor,
  tableWords,
} from '../src/index.ts'
import { judgeOf } from './oracle-lists.ts'
import { eventsOf, scene } from './playing.ts'

const { words, houseWords, racks, turns } = samplePointGame
const judge = judgeOf(words)
const game = createPoint(judge)

function sampleEvents() {
  const start = scene(game, { racks, options: { houseWords } })
  let state = start
  const events: CrosswordEvent[] = []
  for (const { seat: by, actions } of turns)
    for (const action of actions)
      for (const event of eventsOf(game, state, by, action)) {
        events.push(event)
        state = game.evolve(state, event)
      }
  return { start, events, state }
}

describe('hints, review and record of the sample game', () => {
  const { start, events, state } = sampleEvents()

  it('hints at the best opening, and only to the player on turn', () => {
    const table = tableWords(judge)(houseWords)
    expect(hintsFor(game.view(start, seat(0)), seat(0), table)[0]).toMatchObject({
      word: 'MEXICO',
      stones: 6,
      points: 19,
    })
    expect(hintsFor(game.view(start, seat(1)), seat(1), table)).toEqual([])
    expect(swapsFor(game.view(start, seat(0)), seat(0))).toEqual([])
  })

  it('reviews every turn: what was laid, what was missed, jollies overlooked', () => {
    const turned: CrosswordEvent = { type: 'turned', seat: seat(0) }
    const review = reviewOf(game, start, [turned, ...events], tableWords(judge))
    expect(review.map(({ laid }) => laid.join('+'))).toEqual([
      'MEXICO',
      'TEXAS',
      'SARAJEVO',
      'POLA+PHON',
      'WIND',
      'MOND',
      'RUF',
      'RUDOLF',
      'GELB',
    ])
    // Without taking the jolly SARAJEVO would have counted one more.
    expect(review[2]).toMatchObject({
      seat: 2,
      points: 19,
      missed: { points: 20 },
      pointsLeft: 1,
      swapsOverlooked: [],
    })
    expect(review.every(({ pointsLeft }) => pointsLeft >= 0)).toBe(true)
  })

  it('writes the record and draws the table', () => {
    expect(recordOf(events).split('\n').slice(0, 4)).toEqual([
      'P1 MEXICO  H 0 0 MEXICO  19',
      'P2 TEXAS  V -2 2 TE.aS  15',
      'P3 takes the jolly at 1,2 for A',
      'P3 SARAJEVO  H 2 2 .aRAJEVO  19',
    ])
    expect(pictureOf(state.grid).split('\n')[4]).toBe(' 0 M E X I C O · · D · · · ·')
    expect(pictureOf({})).toBe('(nothing lies on the table)')
  })
})
