import { commitmentTo, verify } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { foldTable, logsOf, mayWatch, openTable, viewOf } from '../src/index.ts'
import { claimsPlayable } from './games/claims.ts'
import { tallyPlayable } from './games/tally.ts'
import { Scene } from './scene.ts'

describe('gathering', () => {
  it('starts when the last side is ready, and not before', () => {
    const scene = new Scene(tallyPlayable)
    scene.do('ann', { type: 'ready', seed: 'a' })
    expect(scene.table.phase).toBe('gathering')
    scene.do('bob', { type: 'sit', seat: 1 })
    scene.do('bob', { type: 'ready', seed: 'b' })
    expect(scene.table.phase).toBe('playing')
    expect(scene.table.match!.fairness.playerSeeds).toEqual(['a', 'b'])
  })

  it('lets a bot into any seat, and starts at once against it', () => {
    const scene = new Scene(tallyPlayable)
    expect(scene.refused('ann', { type: 'seat-bot', seat: 1, bot: 'nobody' })).toBe('no-bot')
    expect(scene.refused('ann', { type: 'seat-bot', seat: 0, bot: 'adder' })).toBe('seat-taken')
    scene.do('ann', { type: 'seat-bot', seat: 1, bot: 'adder' }).do('ann', { type: 'ready', seed: '' })
    expect(scene.table.phase).toBe('playing')
  })

  it('only the host changes options, and after a change everybody has to be ready again', () => {
    const scene = new Scene(tallyPlayable)
    scene.do('bob', { type: 'sit', seat: 1 }).do('bob', { type: 'ready', seed: '' })
    expect(scene.refused('bob', { type: 'set', options: { goal: 5 } })).toBe('not-host')
    expect(scene.refused('ann', { type: 'set', options: { goal: -1 } })).toBe('bad-goal')
    expect(scene.refused('ann', { type: 'set', sides: 7 })).toBe('bad-sides')
    expect(scene.refused('ann', { type: 'set', sides: 1 })).toBe('seat-taken')
    expect(scene.refused('ann', { type: 'set', settings: { clock: { type: 'turn', seconds: 0 } } })).toBe(
      'bad-clock',
    )
    scene.do('ann', { type: 'set', options: { goal: 5 }, sides: 3 })
    expect(scene.table.config).toMatchObject({ goal: 5 })
    expect(scene.table.sides.map(({ ready }) => ready)).toEqual([false, false, false])
  })

  it('during a match the host may change when words are judged, and nothing else, unless it can be rated', () => {
    const settings = { verdict: 'enter' } as const
    const players = ['ann', 'bob']
    const scene = Scene.started(tallyPlayable, players, { settings: { rated: false } })
    expect(scene.refused('bob', { type: 'set', settings })).toBe('not-host')
    expect(scene.refused('ann', { type: 'set', settings, sides: 3 })).toBe('not-now')
    expect(scene.refused('ann', { type: 'set', settings: { ...settings, hints: 3 } })).toBe('not-now')
    scene.do('ann', { type: 'set', settings })
    expect(scene.table.settings).toMatchObject({ verdict: 'enter', rated: false })
    expect(scene.table.phase).toBe('playing')
    const rated = Scene.started(tallyPlayable, players, { settings: { rated: true } })
    expect(rated.refused('ann', { type: 'set', settings })).toBe('not-now')
  })

  it('a host who leaves is succeeded; the last one closes the table', () => {
    const scene = new Scene(tallyPlayable)
    scene.do('bob', { type: 'sit', seat: 1 }).do('ann', { type: 'stand' })
    expect(scene.table.host).toBe('bob')
    scene.do('bob', { type: 'unseat', seat: 1, player: 'bob' })
    expect(scene.table.phase).toBe('closed')
    expect(scene.refused('ann', { type: 'sit', seat: 0 })).toBe('closed')
  })

  it('refuses options and numbers of sides that the game does not allow', () => {
    const stamp = { at: 0, entropy: '00' }
    const by = { player: 'ann', name: 'Ann' }
    const opening = { id: 'x', game: 'tally', options: {} }
    const bad = openTable(tallyPlayable, { ...opening, sides: 9 }, by, stamp)
    expect(bad.ok ? '' : bad.error.code).toBe('bad-sides')
    const worse = openTable(tallyPlayable, { ...opening, options: { goal: 'x' } }, by, stamp)
    expect(worse.ok ? '' : worse.error.code).toBe('bad-goal')
  })

  it('a private table shows nothing to those without a seat', () => {
    const scene = new Scene(tallyPlayable, { settings: { visibility: 'private' } })
    expect(mayWatch(scene.table, 'bob')).toBe(true)
    scene.do('ann', { type: 'seat-bot', seat: 1, bot: 'adder' }).do('ann', { type: 'ready', seed: '' })
    expect(mayWatch(scene.table, 'ann')).toBe(true)
    expect(mayWatch(scene.table, 'bob')).toBe(false)
    expect(mayWatch(scene.table, undefined)).toBe(false)
    const closed = new Scene(tallyPlayable, { settings: { visibility: 'private' } })
    closed.server({ type: 'close', reason: 'spam' })
    expect(mayWatch(closed.table, 'bob')).toBe(false)
  })
})

describe('fairness', () => {
  it('publishes the commitment before the match and the seed after it, so that anyone can derive every draw', () => {
    const scene = new Scene(tallyPlayable, { options: { goal: 12 } })
    const { commitment } = viewOf(tallyPlayable, scene.table, 'spectator')
    scene.do('ann', { type: 'seat-bot', seat: 1, bot: 'adder' }).do('ann', { type: 'ready', seed: 'mine' })
    while (scene.table.phase === 'playing') {
      expect(viewOf(tallyPlayable, scene.table, 'spectator').match!.serverSeed).toBeUndefined()
      const { turn } = scene.table.match!.live.state as { turn: number }
      if (turn === 0) scene.act('ann', { type: 'add', n: 1 })
      else
        scene.server({
          type: 'bot-act',
          seat: scene.table.timers[0]!.duty.seat,
          version: scene.table.match!.live.version,
          action: { type: 'pass' },
        })
    }
    const { serverSeed } = viewOf(tallyPlayable, scene.table, 'spectator').match!
    expect(commitmentTo(serverSeed!)).toBe(commitment)
    const [log] = logsOf(tallyPlayable, scene.entries)
    expect(verify(tallyPlayable.game, log!)).toBeUndefined()
    expect(foldTable(tallyPlayable, JSON.parse(JSON.stringify(scene.entries)))).toEqual(scene.table)
  })

  it('a rematch has a new secret, committed to before anyone is ready', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob'])
    scene.do('bob', { type: 'concede' })
    expect(scene.table.match!.outcome).toMatchObject({ winners: [0], reason: 'conceded' })
    const old = viewOf(claimsPlayable, scene.table, 'spectator')
    expect(scene.refused('eve', { type: 'again' })).toBe('not-seated')
    scene.do('bob', { type: 'again' })
    const next = viewOf(claimsPlayable, scene.table, 'spectator')
    expect(next.commitment).not.toBe(old.commitment)
    scene.do('bob', { type: 'ready', seed: 'x' }).do('ann', { type: 'ready', seed: 'y' })
    expect(scene.table.match).toMatchObject({ number: 2 })
    expect(logsOf(claimsPlayable, scene.entries)).toHaveLength(2)
  })
})
