import { seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import {
  abrahaminetzBot,
  botWithSettings,
  createAbrahaminetz,
  hints,
  JOKER,
  levelSettings,
  levels,
  playGame,
  readAction,
  simulate,
} from '../src/index.ts'
import { invented } from './support/lexicons.ts'
import { table } from './support/table.ts'

const game = createAbrahaminetz(invented('fr', 6_000, 'strength'))
const configured = game.configure({})
if (!configured.ok) throw new Error(configured.error.text)
const config = configured.value

const wins = (first: number, second: number, games: number) => {
  const bots = [first, second].map((level) => {
    const bot = abrahaminetzBot(game, levels[level]!)
    return {
      ...bot,
      choose: (view: never, by: never, seed: string) =>
        bot.choose(view, by, seed, level === 4 ? { work: 24 } : undefined),
    }
  })
  const tally = simulate({ game, config, bots, games, seed: 1 })
  return tally.wins[0]! / tally.games
}

describe('bots', () => {
  it.each([1, 2, 3, 4])('each level beats the one below it (%i)', (level) => {
    expect(wins(level, level - 1, level === 4 ? 20 : 30)).toBeGreaterThan(0.5)
  })

  it('the same seed gives the same game, and another seed another game', () => {
    const bots = [abrahaminetzBot(game, 'fencer'), abrahaminetzBot(game, 'provost')]
    const once = playGame(game, config, bots, 'a')
    expect(playGame(game, config, bots, 'a')).toEqual(once)
    expect(playGame(game, config, bots, 'b').log.steps).not.toEqual(once.log.steps)
  })

  it('the same view gives the same move, whatever is hidden', () => {
    const scene = { words: 'MARE MISE MIRE MARI MARES', rack: 'MARE', stock: 'AAAAAAAAA' }
    const bot = botWithSettings(table(scene).game, 'x', { ...levelSettings('master'), work: 20 })
    const move = (hidden: string) =>
      bot.choose(table({ ...scene, hands: ['ISELTNO', hidden] }).view(0), seat(0), 'seed')
    expect(move('ZZZZZZZ')).toEqual(move('AAAAAAA'))
  })

  it('plays every number of sides, beginners and challenges to the end', () => {
    for (const [sides, preset] of [
      [2, 'challenge'],
      [3, 'beginners'],
      [6, 'classic'],
    ] as const) {
      const options = game.configure({ preset })
      if (!options.ok) throw new Error(options.error.text)
      const bots = Array.from({ length: sides }, (_, i) => abrahaminetzBot(game, levels[(i + 2) % 4]!))
      expect(playGame(game, options.value, bots, preset).outcome.scores).toHaveLength(sides)
    }
  })

  it('a hint names what the strongest player would do, and its plays', () => {
    const scene = table({
      words: 'MARE MISE MISES',
      rack: 'MARE',
      hands: ['ISSZZZZ', 'EEEEEEE'],
      stock: 'AAAAAAA',
    })
    const { action, plays } = hints(scene.game, scene.view(0), seat(0))
    // MISE first leaves MISES for the next turn.
    expect(action).toEqual({ type: 'lay', grow: 'none', cards: '.IS.' })
    expect(plays.map(({ play }) => play.word)).toEqual(['MISE', 'MISES'])
  })

  it('a bot that can lay nothing exchanges or passes, and lays its last cards when it can', () => {
    const stuck = table({ words: 'MARE MORE', rack: 'MARE', hands: ['ZZZZZZZ', 'E'], stock: 'OOOOOOO' })
    const bot = abrahaminetzBot(stuck.game, 'master')
    expect(['exchange', 'pass']).toContain(bot.choose(stuck.view(0), seat(0), 's').type)
    const last = table({ words: 'MARE MISE', rack: 'MARE', hands: ['IS', 'Z'], stock: '' })
    expect(abrahaminetzBot(last.game, 'master').choose(last.view(0), seat(0), 's')).toMatchObject({
      cards: '.IS.',
    })
  })

  it('a beginner lays the word that comes to mind, though the jokers kept would be worth more', () => {
    const scene = table({
      words: 'MARE MISE',
      rack: 'MARE',
      hands: [`IS${JOKER.repeat(3)}ZZ`, 'EEEEEEE'],
      stock: 'A'.repeat(40),
    })
    const chosen = (level: 'novice' | 'pupil') => {
      const seesAll = { see: 1, entries: Number.POSITIVE_INFINITY, forms: Number.POSITIVE_INFINITY }
      const bot = botWithSettings(scene.game, level, { ...levelSettings(level), ...seesAll })
      return bot.choose(scene.view(0), seat(0), 's').type
    }
    expect([chosen('novice'), chosen('pupil')]).toEqual(['lay', 'pass'])
  })

  it('a beginner never exchanges: with nothing to lay it passes, where the next level exchanges', () => {
    const stuck = table({ words: 'MARE MORE', rack: 'MARE', hands: ['ZZZZZZZ', 'E'], stock: 'OOOOOOO' })
    const chosen = (level: 'novice' | 'pupil') =>
      abrahaminetzBot(stuck.game, level).choose(stuck.view(0), seat(0), 's').type
    expect([chosen('novice'), chosen('pupil')]).toEqual(['pass', 'exchange'])
    const bots = [abrahaminetzBot(game, 'novice'), abrahaminetzBot(game, 'pupil')]
    const [novice, pupil] = simulate({ game, config, bots, games: 6, seed: 1 }).exchanges
    expect(novice).toBe(0)
    expect(pupil).toBeGreaterThan(0)
  })

  it('challenges a wrong word, not a right one', () => {
    const scene = {
      words: 'MARE MISE',
      rack: 'MARE',
      hands: ['ISX', 'EEE'],
      stock: 'AAAA',
      options: { judging: 'challenge' },
    }
    const answer = (cards: string) => {
      const open = table(scene)
      open.lay(0, cards)
      return abrahaminetzBot(open.game, 'master').choose(open.view(1), seat(1), 's').type
    }
    expect([answer('.X..'), answer('.IS.')]).toEqual(['challenge', 'accept'])
  })

  it('untrusted actions are decoded strictly', () => {
    expect(readAction({ type: 'lay', grow: 'end', cards: '....S' }).ok).toBe(true)
    expect(readAction({ type: 'lay', grow: 'up', cards: '....S' }).ok).toBe(false)
    expect(readAction({ type: 'lay', grow: 'end', cards: 3 }).ok).toBe(false)
    expect(readAction({ type: 'lay', grow: 'end', cards: '....S', points: 9 }).ok).toBe(false)
  })
})
