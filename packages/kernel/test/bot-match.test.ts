import { describe, expect, it } from 'vitest'
import {
  type Bot,
  botSeed,
  type Game,
  ok,
  playBots,
  playSeries,
  seat,
  seedFrom,
  verify,
} from '../src/index.ts'
import { type Hands, type HandsTypes, hiddenHands } from './hidden-hands.ts'

/** Shows its lowest card, or its highest. */
const bot = (id: string, place: 0 | -1): Bot<HandsTypes> => ({
  id,
  choose: (view, by) => ({ type: 'show', card: [...String(view.hands[by])].sort().at(place)! }),
})
const low = bot('low', 0)
const high = bot('high', -1)

const play = (bots: readonly Bot<HandsTypes>[], seed: string) =>
  playBots({
    game: hiddenHands,
    config: { hand: 2 },
    bots,
    serverSeed: seedFrom(seed),
    lexicon: 'none',
    next(state, duties) {
      const by = duties[0]!.seat
      return { by, action: bots[by]!.choose(hiddenHands.view(state, by), by, botSeed(seed, by, bots)) }
    },
  })

describe('matches of bots', () => {
  it('follow the rules to the end, and are equal for equal seeds', () => {
    const { log, outcome } = play([low, high], 'one')
    expect(verify(hiddenHands, log)).toBeUndefined()
    expect(log.header).toMatchObject({ seats: 2, lexicon: 'none', playerSeeds: [] })
    expect(outcome.scores.reduce((sum, score) => sum + score, 0)).toBeGreaterThan(0)
    expect(play([low, high], 'one').log).toEqual(log)
    expect(play([low, high], 'two').log.steps).not.toEqual(log.steps)
  })

  it('throw an error that names a bot which breaks the rules', () => {
    const cheat: Bot<HandsTypes> = { id: 'cheat', choose: () => ({ type: 'show', card: 'x' }) }
    expect(() => play([low, cheat], 'one')).toThrow(/^cheat: .*No x in the hand/)
  })

  it('throw an error when they do not end', () => {
    const endless: Game<HandsTypes> = { ...hiddenHands, evolve: (state) => state, toAct: () => [duty] }
    const duty = { seat: seat(0), for: 'turn', about: '' } as const
    const match = {
      game: { ...endless, decide: (state: Hands) => ok({ state, events: [] }) },
      config: { hand: 2 },
      bots: [low, high],
      serverSeed: seedFrom('endless'),
      lexicon: 'none',
      next: () => ({ by: seat(0), action: { type: 'show', card: '1' } as const }),
    }
    expect(() => playBots(match)).toThrow(`The match of seed ${match.serverSeed} does not end.`)
  })

  it('give a bot the same seed at any seat, and another one if it plays two seats', () => {
    expect(botSeed('s', seat(1), [low, high])).toBe('s/high/0')
    expect(botSeed('s', seat(0), [high, low])).toBe('s/high/0')
    expect([0, 1].map((at) => botSeed('s', seat(at), [low, low]))).toEqual(['s/low/0', 's/low/1'])
  })

  it('play every deal from every seat, and report the results by bot', () => {
    const seen: (readonly [deal: number, botAt: readonly number[]])[] = []
    let clock = 0
    const standings = playSeries(
      { bots: ['a', 'b', 'c'], games: 4, seed: 7, now: () => (clock += 12) },
      (deal, botAt) => {
        seen.push([deal, botAt])
        // The middle seat wins, except in the last deal, which is a draw.
        return { winners: deal === 7 ? [seat(1)] : [seat(0), seat(2)], scores: [1, 5, 3] }
      },
    )
    expect(seen.map(([deal]) => deal)).toEqual([7, 7, 7, 8, 8, 8])
    expect(seen.slice(0, 3).map(([, botAt]) => botAt)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ])
    expect(standings).toEqual({ games: 6, wins: [2, 2, 2], scores: [3, 3, 3], msPerGame: 2 })
  })

  it('count a win for the bot at the seat that won, not for the seat', () => {
    const standings = playSeries({ bots: ['a', 'b'], games: 1, seed: 0 }, (_, botAt) => ({
      winners: [seat(botAt.indexOf(1))],
      scores: botAt.map((bot) => (bot === 1 ? 9 : 4)),
    }))
    expect(standings).toEqual({ games: 2, wins: [0, 2], scores: [4, 9], msPerGame: 0 })
    expect(playSeries({ bots: ['a'], games: 0, seed: 0 }, () => ({ winners: [], scores: [] }))).toEqual({
      games: 0,
      wins: [0],
      scores: [0],
      msPerGame: 0,
    })
  })
})
