import { jarnac } from '@estocade/games'
import { expect, it } from 'vitest'
import { chancesOf } from '../src/games/jarnac/review/chances.ts'
import { replayOf } from '../src/games/jarnac/review/replay.ts'
import { game, playedGame } from './played-game.ts'

it('the review lists a word once that was possible in several turns', () => {
  const log = playedGame()
  const review = jarnac.review(game, log)
  const missed = review.turns.flatMap(({ missedJarnacs }) =>
    missedJarnacs.flatMap(({ seat, jarnac }) => jarnac.map(({ word }) => `${seat} ${word}`)),
  )
  // The game has such words.
  expect(new Set(missed).size).toBeLessThan(missed.length)
  const { missed: words, jarnacs } = chancesOf(replayOf(log), review)
  const lines = (chances: typeof words) => chances.map(({ seat, word, was }) => `${seat} ${was} ${word}`)
  for (const list of [lines(words), lines(jarnacs.filter(({ taken }) => !taken))])
    expect(list).toEqual([...new Set(list)])
})
