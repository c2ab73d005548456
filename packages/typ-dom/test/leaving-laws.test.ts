import { diceFrom, type Game, type GameTypes, seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { createKreuzwort, createPoint, createPresto, createRecht } from '../src/index.ts'
import { chance, configured } from './playing.ts'
import { smallJudges } from './small-words.ts'

const judge = smallJudges.de
const kreuzwort = createKreuzwort(judge)
const point = createPoint(judge)
const presto = createPresto(judge)
const recht = createRecht(judge)
const leave = { type: 'concede' } as const

describe('T14 whole matches with leavers', () => {
  const stones = ({
    racks,
    stocks,
    grid,
  }: {
    racks: readonly (readonly string[])[]
    stocks: object
    grid: object
  }) =>
    racks.flat().length +
    Object.values(stocks).reduce(
      (sum, bag) => sum + Object.values(bag as Record<string, number>).reduce((a, b) => a + b, 0),
      0,
    ) +
    Object.keys(grid).length

  it.each([
    ['kreuzwort', kreuzwort, 5],
    ['point', point, 6],
    ['recht', recht, 5],
    ['presto', presto, 6],
  ] as const)(
    '%s: no stone is lost, nobody who left plays or wins, and the match ends',
    (name, made, seats) => {
      const game = made as unknown as Game<GameTypes>
      for (let n = 0; n < 30; n++) {
        const dice = diceFrom(`leaving ${name} ${n}`)
        const config = configured(game, { rounds: 2 })
        const drawn = chance(`leaving ${n}`)
        let state = game.setup(config, seats, drawn).reduce(game.evolve, game.empty(config, seats))
        for (let steps = 0; steps < 3000; steps++) {
          const view = game.view(state, 'spectator')
          const [duty] = game.toAct(view)
          if (duty === undefined) break
          const { left } = view as unknown as { left: readonly { seat: number }[] }
          expect(left.map((gone) => gone.seat)).not.toContain(duty.seat)
          const leaves = dice.below(25) === 0
          const by = leaves ? seat(dice.below(seats)) : duty.seat
          if (left.some((gone) => gone.seat === by)) continue
          const action = leaves ? leave : game.onTimeout(game.view(state, by), by)
          const decided = game.decide(state, by, action, drawn)
          if (!decided.ok) throw new Error(decided.error.text)
          state = decided.value.state
          if (name !== 'presto') expect(stones(state as never)).toBe(80)
        }
        const end = game.outcome(game.view(state, 'spectator'))!
        const gone = (end.left ?? []).map(({ seat }) => seat)
        expect(end.winners.filter((winner) => gone.includes(winner))).toEqual([])
        if (name === 'kreuzwort' || name === 'recht') expect(end.scores.reduce((a, b) => a + b, 0)).toBe(0)
      }
    },
  )
})
