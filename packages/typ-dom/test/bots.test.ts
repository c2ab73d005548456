import { type Bot, chanceFrom, type Game, type GameTypes, seat, seedFrom, verify } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import {
  createKreuzwort,
  createPoint,
  createPresto,
  createRecht,
  kreuzwortBot,
  type Level,
  levels,
  playMatch,
  pointBot,
  prestoBot,
  rechtBot,
  simulate,
} from '../src/index.ts'
import { judgeOf } from './oracle-lists.ts'
import { configured } from './playing.ts'
import { smallWords } from './small-words.ts'

const judge = judgeOf(smallWords)

/** Every level plays a match through the real rules; an action that is refused throws. */
function tries<G extends GameTypes>(
  game: Game<G>,
  bot: (level: Level) => Bot<G>,
  seats: number,
  options: unknown,
) {
  const config = configured(game, options)
  const bots = Array.from({ length: seats }, (_, i) => bot(levels[i % levels.length]!))
  const played = playMatch({ game, config, bots, seed: 'one' })
  expect(played.outcome.scores).toHaveLength(seats)
  expect(playMatch({ game, config, bots, seed: 'one' })).toEqual(played)
  expect(verify(game, played.log)).toBeUndefined()
}

describe('bots', () => {
  it.each([2, 5])('play Kreuzwort with %i seats, the same by the same seed', (seats) =>
    tries(createKreuzwort(judge), (level) => kreuzwortBot(judge, level), seats, { rounds: 2 }),
  )
  it.each([2, 6])('play Point with %i seats', (seats) =>
    tries(createPoint(judge), (level) => pointBot(judge, level), seats, {}),
  )
  it.each([2, 5])('play Wer behält recht? with %i seats', (seats) =>
    tries(createRecht(judge), (level) => rechtBot(judge, level), seats, { rounds: 1 }),
  )

  it('build in Presto at their pace: the quicker claims first', () => {
    const game = createPresto(judge)
    const config = configured(game, { rounds: 1 })
    const [dealt] = game.setup(config, 2, chanceFrom(seedFrom('x')))
    const view = game.view(game.evolve(game.empty(config, 2), dealt!), seat(0))
    const mean = (level: Level) => {
      const bot = prestoBot(judge, level)
      const times = Array.from({ length: 50 }, (_, i) => bot.secondsFor(view, seat(0), `${i}`))
      return times.reduce((sum, time) => sum + time, 0) / times.length
    }
    const means = levels.map(mean)
    expect(means).toEqual(means.toSorted((a, b) => b - a))
  })

  it('do not let people wait in Presto after these are done', () => {
    const game = createPresto(judge)
    const config = configured(game, { rounds: 1 })
    const [dealt] = game.setup(config, 3, chanceFrom(seedFrom('x')))
    const building = game.evolve(game.empty(config, 3), dealt!)
    const done = game.evolve(building, { type: 'gave-up', seat: seat(2) })
    const bot = prestoBot(judge, 'novice')
    const seconds = (state: typeof done) => bot.secondsFor(game.view(state, seat(0)), seat(0), 's', [seat(2)])
    expect(seconds(done)).toBeCloseTo(seconds(building) / 100)
    expect(bot.secondsFor(game.view(done, seat(0)), seat(0), 's', [seat(1), seat(2)])).toBe(seconds(building))
    // Even if it hurries, a novice does not finish within ten seconds.
    const short = { ...done, config: { ...done.config, limit: 10 } }
    expect(bot.choose(game.view(short, seat(0)), seat(0), 's')).toMatchObject({ type: 'give-up' })
  })

  it('T35 a bot that would take longer than the limit is timed out', () => {
    const game = createPresto(judge)
    const bots = [prestoBot(judge, 'novice'), prestoBot(judge, 'novice')]
    const { log } = playMatch({ game, config: configured(game, { rounds: 1, limit: 10 }), bots, seed: 'one' })
    expect(log.steps.slice(1).map((step) => step.type === 'act' && step.action.type)).toEqual([
      'give-up',
      'give-up',
    ])
  })

  it('a master wins most Kreuzwort matches against a novice, every deal played from both seats', () => {
    const game = createKreuzwort(judge)
    const master = kreuzwortBot(judge, 'master')
    const quick: typeof master = {
      ...master,
      choose: (view, by, seed) => master.choose(view, by, seed, { work: 20_000 }),
    }
    const bots = [quick, kreuzwortBot(judge, 'novice')]
    const config = configured(game, { rounds: 1 })
    const { games, wins } = simulate({ game, config, bots, games: 10, seed: 1 })
    expect(games).toBe(10)
    expect(wins[0]).toBeGreaterThan(7)
  })
})
