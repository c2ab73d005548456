import { seat, seedFrom } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { botCommand, chooseFor, hasJobs, inlineBotRunner, jobsOf, type Playable } from '../src/index.ts'
import { winShare } from '../src/own-rating.ts'
import { claimsBot, claimsPlayable } from './games/claims.ts'
import { tallyPlayable } from './games/tally.ts'
import { Scene } from './scene.ts'

const asBots = (seconds: number | undefined, seen: unknown[] = []): Playable => ({
  ...claimsPlayable,
  bots: new Map([
    [
      'bluffer',
      {
        ...claimsBot,
        ...(seconds === undefined
          ? {}
          : {
              secondsFor(...given: unknown[]) {
                seen.push(given)
                return seconds
              },
            }),
      } as never,
    ],
  ]),
})

function againstBots(playable: Playable, bots = 2): Scene {
  const scene = new Scene(playable, { sides: bots + 1, settings: { hints: 1 } })
  for (let n = 1; n <= bots; n++) scene.do('ann', { type: 'seat-bot', seat: n, bot: 'bluffer' })
  return scene.do('ann', { type: 'ready', seed: '' })
}

function layFirst(scene: Scene): Scene {
  const [card] = (scene.table.match!.live.state as { hands: string[][] }).hands[0]!
  return scene.act('ann', { type: 'lay', card, says: 'Z' })
}

describe('jobs of bots', () => {
  it('are none before the match, in a person’s turn, and after the match', () => {
    const scene = new Scene(claimsPlayable).do('ann', { type: 'seat-bot', seat: 1, bot: 'bluffer' })
    const none = () =>
      expect([jobsOf(claimsPlayable, scene.table), hasJobs(scene.table)]).toEqual([[], false])
    none()
    scene.do('ann', { type: 'ready', seed: '' })
    none()
    scene.act('ann', { type: 'pass' })
    expect(hasJobs(scene.table)).toBe(true)
    expect(jobsOf(claimsPlayable, scene.table)).toHaveLength(1)
    scene.do('ann', { type: 'concede' })
    none()
  })

  it('have the view of the seat, the version, and a seed of the match that stays secret', () => {
    const scene = againstBots(claimsPlayable, 1).act('ann', { type: 'pass' })
    const { live, fairness } = scene.table.match!
    expect(jobsOf(claimsPlayable, scene.table)).toEqual([
      {
        for: 'act',
        seat: 1,
        version: live.version,
        bot: 'bluffer',
        view: claimsPlayable.game.view(live.state, seat(1)),
        seed: seedFrom(`bot/${fairness.serverSeed}/1`),
        due: scene.at,
      },
    ])
  })

  it('in a window come one after another', () => {
    const scene = layFirst(againstBots(claimsPlayable))
    expect(scene.table.timers).toHaveLength(2)
    expect(jobsOf(claimsPlayable, scene.table).map(({ seat }) => seat)).toEqual([1])
  })

  it('are due when a person would answer, counted from the beginning of the duty', () => {
    const seen: unknown[] = []
    const playable = asBots(6, seen)
    const scene = layFirst(againstBots(playable))
    const began = scene.at
    const [job] = jobsOf(playable, scene.table)
    expect(job!.due).toBe(began + 6_000)
    expect(seen[0]).toEqual([job!.view, 1, job!.seed, [0]])
    scene.wait(2_000).do('ann', { type: 'say', to: 'table', text: 'well?' })
    expect(jobsOf(playable, scene.table)[0]!.due).toBe(began + 6_000)
    scene.wait(7_000).do('ann', { type: 'say', to: 'table', text: 'well?' })
    expect(jobsOf(playable, scene.table)[0]!.due).toBe(scene.at)
  })

  it('are none for a bot that never acts', () => {
    const scene = layFirst(againstBots(asBots(Number.POSITIVE_INFINITY)))
    expect(jobsOf(scene.playable, scene.table)).toEqual([])
    expect(hasJobs(scene.table)).toBe(true)
  })

  it('include a hint that was asked for, at once, by the adviser', () => {
    const scene = againstBots(asBots(6)).do('ann', { type: 'hint' })
    expect(hasJobs(scene.table)).toBe(true)
    expect(jobsOf(scene.playable, scene.table)).toMatchObject([
      { for: 'hint', seat: 0, bot: 'bluffer', due: scene.at },
    ])
    const { adviser: _, ...silent } = scene.playable
    expect(jobsOf(silent, scene.table)).toEqual([])
  })

  it('of hints have the words of the strongest bot at the table, where the game has advisers', () => {
    const hinted = { type: 'pass' }
    const advisers = new Map(['weak', 'bluffer', 'strong'].map((id) => [id, { id, choose: () => hinted }]))
    const playable = { ...asBots(6), adviser: 'strong', advisers }
    const scene = againstBots(playable).do('ann', { type: 'hint' })
    const [job] = jobsOf(playable, scene.table)
    expect(job).toMatchObject({ for: 'hint', bot: 'bluffer' })
    expect(chooseFor(new Map([['claims', playable]]), { ...job!, game: 'claims' })).toBe(hinted)
    const alone = Scene.started(playable, ['ann', 'bob'], { settings: { hints: 1 } })
    alone.do('ann', { type: 'hint' })
    expect(jobsOf(playable, alone.table)).toMatchObject([{ for: 'hint', bot: 'strong' }])
  })
})

describe('a bot’s choice', () => {
  const catalogue = new Map([['claims', claimsPlayable]])
  const chosen = () => {
    const scene = againstBots(claimsPlayable, 1).act('ann', { type: 'pass' })
    const job = jobsOf(claimsPlayable, scene.table)[0]!
    return { job, action: claimsPlayable.bots.get('bluffer')!.choose(job.view, job.seat, job.seed) }
  }

  it('is made by the bot of its game', async () => {
    const { job, action } = chosen()
    expect(chooseFor(catalogue, { ...job, game: 'claims' })).toEqual(action)
    expect(await inlineBotRunner(catalogue).run({ ...job, game: 'claims' })).toEqual(action)
    for (const [game, bot] of [
      ['claims', 'adder'],
      ['tally', 'bluffer'],
    ] as const)
      expect(() => chooseFor(catalogue, { ...job, game, bot })).toThrow(`No bot ${bot} for ${game}`)
  })

  it('becomes a move or a hint', () => {
    const { job, action } = chosen()
    const { seat, version } = job
    expect(botCommand(job, action)).toEqual({ type: 'bot-act', seat, version, action })
    expect(botCommand({ ...job, for: 'hint' }, action)).toEqual({ type: 'give-hint', seat, version, action })
  })
})

describe('hints of the game itself', () => {
  const hint = { type: 'pass' }
  const playable: Playable = { ...tallyPlayable, hint }

  it('are actions of the game, which the table does not count', () => {
    const scene = Scene.started(playable, ['ann', 'bob'], { settings: { hints: 3 } })
    expect(scene.table.sides.map(({ hintsLeft }) => hintsLeft)).toEqual([0, 0])
    const mover = scene.acting[0]!
    scene.do(mover, { type: 'hint' })
    expect(scene.entries.at(-1)!.events).toMatchObject([{ type: 'step', step: { action: hint } }])
    expect(scene.table.match!.acts).toEqual([0, 0])
    expect(scene.refused(mover, { type: 'ask', wish: { type: 'undo' } })).toBe('nothing-to-undo')
  })
})

it('a win is shared by the winners, and by all when nobody wins', () => {
  expect([0, 1].map((n) => winShare({ winners: [seat(1)] }, seat(n)))).toEqual([0, 1])
  expect(winShare({ winners: [seat(0), seat(1)] }, seat(1))).toBe(0.5)
  expect(winShare({ winners: [] }, seat(3))).toBe(0.5)
})
