import { type Level, seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { createRecht, gridFromRows, type RechtState, type Run, rechtBot, sortStones } from '../src/index.ts'
import { judgeOf } from './oracle-lists.ts'
import { after, configured } from './playing.ts'

const tor: Run = { row: 0, col: 0, direction: 'across', word: 'TOR' }

/** What the first player does at its turn; TOR lies finished unless `empty`. */
function chosenBy(level: Level, words: readonly string[], racks: readonly string[]) {
  const { game, state, judge } = begun(words, racks)
  return rechtBot(judge, level).choose(game.view(state, seat(0)), seat(0), 'seed')
}

function begun(words: readonly string[], racks: readonly string[], first = 0) {
  const judge = judgeOf(['TOR', ...words])
  const game = createRecht(judge)
  const dealt = game.evolve(game.empty(configured(game), racks.length), {
    ...{ type: 'dealt', round: 1, factor: 1, first: seat(first) },
    racks: racks.map((rack) => sortStones(rack)),
  })
  const phase = { type: 'begin', bought: false, seat: seat(first), fresh: [], proposed: false } as const
  const state: RechtState = {
    ...game.evolve(dealt, { type: 'phased', phase }),
    ...{ grid: gridFromRows(['TOR']), finished: tor },
  }
  return { game, state, judge }
}

describe('bluffs in Wer behält recht?', () => {
  it('T48 the last stone wins with any word, which only players who know the game see', () => {
    const chosen = (level: Level) => chosenBy(level, ['OST'], ['S', 'ABEL'])
    expect(chosen('fencer')).toMatchObject({ type: 'name', stone: 'S', word: 'OST' })
    expect(chosen('pupil')).toMatchObject({ type: 'buy' })
  })

  it('a word is named whose stones are not held where a rival will probably name another, else not', () => {
    // N below O makes ON. Nobody can say that the other stone, Q, is not the T of TON.
    const others = [...'ABCDEFGHIJKLMOPRSTUVWXYZ'].flatMap((letter) => [`ON${letter}`, `${letter}ON`])
    const chosen = (words: readonly string[]) => chosenBy('master', words, ['NQ', 'AEBCD'])
    expect(chosen(others)).toMatchObject({ type: 'name', stone: 'N' })
    expect(chosen(['TON'])).toMatchObject({ type: 'buy' })
  })

  it('an author who has too few stones of a colour is put to the test, another is not', () => {
    const chosen = (rival: string, level: Level) => {
      const { game, state, judge } = begun(['REST'], ['SNNN', `E${rival}`], 1)
      const named = after(game, state, 1, {
        ...{ type: 'name', stone: 'E', row: 1, col: 2, word: 'REST', start: { row: 0, col: 2 } },
      })
      return rechtBot(judge, level).choose(game.view(named, seat(0)), seat(0), 'seed').type
    }
    expect([chosen('AIO', 'master'), chosen('ABC', 'master')]).toEqual(['buy', 'add'])
    expect(chosen('AIO', 'pupil')).toBe('add')
  })
})
