import { fold } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { foldTable, jobsOf, logsOf, viewOf } from '../src/index.ts'
import { claimsPlayable } from './games/claims.ts'
import { tallyPlayable } from './games/tally.ts'
import { Scene } from './scene.ts'

const handOf = (scene: Scene, seat: number) =>
  (scene.table.match!.live.state as { hands: string[][] }).hands[seat]!

const lay = (scene: Scene, seat: number) => ({ type: 'lay', card: handOf(scene, seat)[0], says: 'Z' })

describe('acting', () => {
  it('an answer names the window it is for: a late accept never accepts the next claim', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob'])
    scene.act('ann', lay(scene, 0))
    const old = scene.about('bob')
    scene.act('bob', { type: 'accept' }).act('bob', { type: 'pass' }).act('ann', lay(scene, 0))
    expect(scene.refused('bob', { type: 'act', about: old, action: { type: 'accept' } })).toBe('stale')
    expect(scene.about('bob')).not.toBe(old)
  })

  it('refuses players without a seat, rivals out of turn, and input that is not an action', () => {
    const scene = Scene.started(tallyPlayable, ['ann', 'bob'])
    const mover = scene.acting[0]!
    const other = mover === 'ann' ? 'bob' : 'ann'
    const about = scene.about(mover)
    const act = (action: unknown) => ({ type: 'act', about, action }) as const
    expect(scene.refused('eve', act({ type: 'pass' }))).toBe('not-seated')
    expect(scene.refused(other, act({ type: 'pass' }))).toBe('stale')
    expect(scene.refused(mover, act({ type: 'add', n: '1' }))).toBe('malformed')
    expect(scene.refused(mover, act(null))).toBe('malformed')
    expect(scene.refused(mover, act({ type: 'add', n: 4 }))).toBe('bad-number')
    expect(scene.entries).toHaveLength(scene.table.version)
  })

  it('a bot move belongs to one version of the match', () => {
    const scene = new Scene(claimsPlayable)
    scene.do('ann', { type: 'seat-bot', seat: 1, bot: 'bluffer' }).do('ann', { type: 'ready', seed: '' })
    scene.act('ann', lay(scene, 0))
    const [job] = jobsOf(claimsPlayable, scene.table)
    expect(job).toMatchObject({ for: 'act', seat: 1, bot: 'bluffer' })
    const move = {
      type: 'bot-act',
      seat: job!.seat,
      version: job!.version,
      action: { type: 'accept' },
    } as const
    scene.do('ann', { type: 'say', to: 'table', text: 'hurry' })
    expect(scene.server(move).ok).toBe(true)
    expect(scene.server(move)).toMatchObject({ ok: false, error: { code: 'stale' } })
    // A bot overlooks the same things again: its seed belongs to the match, not to the move.
    const [next] = jobsOf(claimsPlayable, scene.table)
    expect(next!.version).toBeGreaterThan(job!.version)
    expect(next!.seed).toBe(job!.seed)
  })

  it('hints: as many as the table allows, seen only by the side that asked', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob'], { settings: { hints: 1 } })
    expect(scene.refused('bob', { type: 'hint' })).toBe('not-now')
    scene.do('ann', { type: 'hint' })
    const [job] = jobsOf(claimsPlayable, scene.table)
    expect(job!.for).toBe('hint')
    scene.server({ type: 'give-hint', seat: job!.seat, version: job!.version, action: { type: 'pass' } })
    expect(jobsOf(claimsPlayable, scene.table)).toEqual([])
    expect(scene.refused('ann', { type: 'hint' })).toBe('no-hints')
  })

  it('chat: to the table or the team, or not at all', () => {
    const scene = Scene.started(tallyPlayable, ['ann', 'bob'])
    scene.do('ann', { type: 'say', to: 'table', text: ' hello ' })
    expect(scene.table.chat).toMatchObject([{ text: 'hello', to: 'table' }])
    expect(scene.refused('ann', { type: 'say', to: 'table', text: ' ' })).toBe('bad-text')
    expect(scene.refused('ann', { type: 'say', to: 'table', text: 'x'.repeat(501) })).toBe('bad-text')
    expect(scene.refused('eve', { type: 'say', to: 'table', text: 'hi' })).toBe('not-seated')
    const quiet = Scene.started(tallyPlayable, ['ann', 'bob'], { settings: { chat: false } })
    expect(quiet.refused('ann', { type: 'say', to: 'team', text: 'hi' })).toBe('no-chat')
  })
})

describe('teams', () => {
  const teams = () => {
    const scene = new Scene(tallyPlayable)
    scene.do('ada', { type: 'sit', seat: 0 }).do('bob', { type: 'sit', seat: 1 })
    for (const player of ['ann', 'bob']) scene.do(player, { type: 'ready', seed: player })
    while (scene.acting[0] !== 'ann') scene.act(scene.acting[0]!, { type: 'pass' })
    return scene
  }

  it('members propose, the captain commits', () => {
    const scene = teams()
    const about = scene.about('ann')
    expect(scene.refused('ada', { type: 'act', about, action: { type: 'pass' } })).toBe('not-captain')
    scene.do('ada', { type: 'propose', action: { type: 'add', n: 2 } })
    expect(viewOf(tallyPlayable, scene.table, 0 as never).sides[0]!.proposals).toHaveLength(1)
    expect(viewOf(tallyPlayable, scene.table, 1 as never).sides[0]!.proposals).toBeUndefined()
    scene.act('ann', { type: 'add', n: 2 })
    expect(scene.table.sides[0]!.proposals).toEqual([])
  })

  it('a captain hands over, or is replaced after 30 s away', () => {
    const scene = teams()
    expect(scene.refused('ann', { type: 'hand-over', to: 'bob' })).toBe('nobody')
    scene.do('ann', { type: 'hand-over', to: 'ada' })
    expect(scene.table.sides[0]!.captain).toBe('ada')
    scene.server({ type: 'away', player: 'ada' })
    scene.wait(29_999)
    expect(scene.tick().ok).toBe(false)
    scene.wait(1)
    expect(scene.tick().ok).toBe(true)
    expect(scene.table.sides[0]!.captain).toBe('ann')
  })

  it('a captain who leaves is replaced at once, and may return only to their own side', () => {
    const scene = teams()
    scene.do('ann', { type: 'stand' })
    expect(scene.table.sides[0]!.captain).toBe('ada')
    expect(scene.refused('ann', { type: 'sit', seat: 1 })).toBe('sworn')
    scene.do('ann', { type: 'sit', seat: 0 })
    expect(scene.refused('eve', { type: 'sit', seat: 0 })).toBe('not-now')
  })
})

describe('consent', () => {
  it('undo: back to before the last act of the side that asks, when all sides agree; the folded log agrees', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob', 'cem'])
    scene.act('ann', { type: 'pass' })
    const dealt = viewOf(claimsPlayable, scene.table, 'spectator').match!.version - 1
    scene.do('ann', { type: 'ask', wish: { type: 'undo' } })
    const { id } = scene.table.request!
    expect(scene.refused('bob', { type: 'ask', wish: { type: 'adjourn' } })).toBe('request-open')
    scene.do('bob', { type: 'answer', about: id, yes: true })
    expect(scene.acting).toEqual(['bob'])
    scene.do('cem', { type: 'answer', about: id, yes: true })
    expect(scene.acting).toEqual(['ann'])
    const [log] = logsOf(claimsPlayable, scene.entries)
    expect(log!.steps.at(-1)).toMatchObject({ type: 'undo', to: dealt })
    expect(fold(claimsPlayable.game, log!.header, log!.steps)).toEqual(scene.table.match!.live)
    expect(scene.refused('ann', { type: 'ask', wish: { type: 'undo' } })).toBe('nothing-to-undo')
  })

  it('an act made before an undo is stale after it, although the turn has the same name', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob'])
    const basis = scene.table.version
    const about = scene.about('ann')
    scene.act('ann', { type: 'pass' }).do('ann', { type: 'ask', wish: { type: 'undo' } })
    scene.do('bob', { type: 'answer', about: scene.table.request!.id, yes: true })
    expect(scene.about('ann')).toBe(about)
    expect(scene.refused('ann', { type: 'act', about, action: { type: 'pass' } }, basis)).toBe('stale')
    scene.act('ann', { type: 'pass' })
  })

  it('acting or answering no declines a request; an old answer is stale', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob'])
    scene.act('ann', { type: 'pass' }).do('ann', { type: 'ask', wish: { type: 'undo' } })
    const { id } = scene.table.request!
    scene.act('bob', { type: 'pass' })
    expect(scene.table.request).toBeUndefined()
    expect(scene.refused('bob', { type: 'answer', about: id, yes: true })).toBe('stale')
    scene.do('bob', { type: 'ask', wish: { type: 'adjourn' } })
    scene.do('ann', { type: 'answer', about: scene.table.request!.id, yes: false })
    expect(scene.table.phase).toBe('playing')
    const strict = Scene.started(claimsPlayable, ['ann', 'bob'], { settings: { undo: false } })
    expect(strict.act('ann', { type: 'pass' }).refused('ann', { type: 'ask', wish: { type: 'undo' } })).toBe(
      'no-undo',
    )
  })

  it('a bot agrees at once', () => {
    const scene = new Scene(claimsPlayable)
    scene.do('ann', { type: 'seat-bot', seat: 1, bot: 'bluffer' }).do('ann', { type: 'ready', seed: '' })
    scene.act('ann', { type: 'pass' }).do('ann', { type: 'ask', wish: { type: 'undo' } })
    expect(scene.table.request).toBeUndefined()
    expect(scene.acting).toEqual(['ann'])
  })

  it('a player who left is replaced by a bot when the others agree', () => {
    const scene = Scene.started(tallyPlayable, ['ann', 'bob', 'cem'])
    const replace = { type: 'ask', wish: { type: 'replace', seat: 2, bot: 'adder' } } as const
    expect(scene.refused('ann', replace)).toBe('seat-taken')
    scene.do('cem', { type: 'stand' }).do('ann', replace)
    scene.do('bob', { type: 'answer', about: scene.table.request!.id, yes: true })
    expect(scene.table.sides[2]).toMatchObject({ bot: 'adder', members: [] })
    expect(scene.table.request).toBeUndefined()
    expect(foldTable(tallyPlayable, scene.entries)).toEqual(scene.table)
  })
})
