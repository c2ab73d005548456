import { type Seat, seat } from '@estocade/kernel'
import { expect, test } from 'vitest'
import {
  botWithSettings,
  createJarnac,
  type JarnacView,
  jarnacBot,
  levelSettings,
  playGame,
} from '../../src/index.ts'
import { invented } from '../support/lexicons.ts'

const lexicon = invented('fr', 2_500, 'fr')
const game = createJarnac(lexicon)
const config = game.configure({ words: { classes: 'open' } })
if (!config.ok) throw new Error(config.error.text)
const settings = { ...levelSettings('master'), work: 20 }

test('a seed gives the same game again', () => {
  const play = () =>
    playGame(
      game,
      lexicon.hash,
      config.value,
      [botWithSettings(game, 'a', settings), jarnacBot(game, 'pupil')],
      '5',
    )
  expect(play().log).toEqual(play().log)
})

test('the same view gives the same move: a bot has no memory and uses nothing hidden', () => {
  const seen: { view: JarnacView; seat: Seat; seed: string; action: unknown }[] = []
  for (const one of [settings, levelSettings('pupil')]) {
    const bot = botWithSettings(game, 'watched', one)
    const watched = {
      id: 'watched',
      choose(view: JarnacView, by: Seat, seed: string) {
        const action = bot.choose(view, by, seed)
        seen.push({ view, seat: by, seed, action })
        return action
      },
    }
    playGame(game, lexicon.hash, config.value, [watched, jarnacBot(game, 'novice')], '6')
    const other = botWithSettings(game, 'other', one)
    for (const { view, seat: by, seed, action } of seen.reverse())
      expect(other.choose(JSON.parse(JSON.stringify(view)), seat(by), seed)).toEqual(action)
    seen.length = 0
  }
})
