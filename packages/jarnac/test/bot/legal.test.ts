import { type Bot, diceFrom } from '@estocade/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byScale } from '../../../../scripts/test-scale.ts'
import {
  bestWordPerRow,
  botWithSettings,
  type Jarnac,
  type JarnacTypes,
  levelSettings,
  playGame,
  stepwise,
} from '../../src/index.ts'
import { jarnacKit } from '../support/laws-kit.ts'
import { invented, inventedReadings } from '../support/lexicons.ts'

const lexicons = [
  invented('fr', 900, 'fr'),
  invented('vi29', 900, 'vi'),
  inventedReadings('de', 900, 'de'),
  inventedReadings('fr', 900, 'fr'),
]
const { settings } = jarnacKit(lexicons, 1)
const runs = byScale(30, 2_000)

/** Lays random letters wherever that is allowed, so that other bots see wrong words on the table. */
function bluffer(honest: Bot<JarnacTypes>): Bot<JarnacTypes> {
  return {
    id: 'bluffer',
    choose(view, seat, seed) {
      const { reserve, rows } = view.sides[seat]!
      const { judging, shortest, longest } = view.config
      const word = reserve.slice(0, Math.max(shortest, 3))
      const free = rows.includes('') && word.length >= shortest && word.length <= longest
      const tried = view.wrong.some((one) => one.word === word)
      const bold = diceFrom(`${seed}/${view.turn}/${reserve}`).below(3) === 0
      if (judging === 'challenge' && view.phase.type === 'playing' && free && bold && !tried)
        return { type: 'lay', word, row: null }
      return honest.choose(view, seat, seed)
    },
  }
}

const cast = (game: Jarnac): readonly Bot<JarnacTypes>[] => [
  botWithSettings(game, 'top', { ...levelSettings('master'), work: 6 }),
  botWithSettings(game, 'low', levelSettings('novice')),
  bluffer(botWithSettings(game, 'middle', levelSettings('fencer'))),
  botWithSettings(game, 'upper', levelSettings('provost')),
  bestWordPerRow(game),
  stepwise(game),
]

test('every move of every bot is legal, whatever the options', () => {
  fc.assert(
    fc.property(settings, fc.nat(), ({ game, options, seats }, seed) => {
      const jarnac = game as Jarnac
      const config = jarnac.configure(options)
      if (!config.ok) throw new Error(config.error.text)
      const all = cast(jarnac)
      const bots = Array.from({ length: seats }, (_, i) => all[(i + seed) % all.length]!)
      // A refused move throws.
      const { outcome } = playGame(jarnac, 'test', config.value, bots, String(seed))
      expect(outcome.scores).toHaveLength(seats)
    }),
    { numRuns: runs, seed: 7 },
  )
})
