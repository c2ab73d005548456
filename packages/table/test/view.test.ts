import { seat, type Viewer } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import {
  apply,
  chatFor,
  newestProposals,
  type Playable,
  type SeenTableEvent,
  sameSettled,
  seen,
  viewOf,
} from '../src/index.ts'
import { claimsPlayable } from './games/claims.ts'
import { tallyPlayable } from './games/tally.ts'
import { Scene } from './scene.ts'

/** What a viewer gets of the newest entries. */
const seenLast = (scene: Scene, viewer: Viewer, back = 1): readonly SeenTableEvent[] =>
  scene.entries
    .slice(-back)
    .flatMap((entry, i) => seen(scene.playable, scene.befores.slice(-back)[i], entry, viewer))

describe('a view', () => {
  it('before the match has no match, no request and no reason', () => {
    const scene = new Scene(tallyPlayable, { settings: { clock: { type: 'turn', seconds: 9 } } })
    const { commitment } = scene.table
    expect(viewOf(tallyPlayable, scene.table, 'spectator')).toEqual({
      id: 'T',
      game: 'tally',
      config: scene.table.config,
      settings: scene.table.settings,
      host: 'ann',
      viewer: 'spectator',
      sides: [
        { members: [{ player: 'ann', name: 'ann' }], captain: 'ann', ready: false, hintsLeft: 0 },
        { members: [], ready: false, hintsLeft: 0 },
      ],
      commitment,
      clock: { type: 'turn', seconds: 9 },
      phase: 'gathering',
      version: 1,
      at: scene.at,
      clocks: [],
      duties: [],
    })
  })

  it('of a match has duties with the time left, clocks by seat, and the seed only in the end', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob'], { options: { seconds: 30 } })
    const [card] = (scene.table.match!.live.state as { hands: string[][] }).hands[0]!
    expect(viewOf(claimsPlayable, scene.table, seat(0))).toMatchObject({
      viewer: 0,
      clock: { type: 'turn', seconds: 30 },
      clocks: [30_000, 30_000],
      duties: [{ seat: 0, for: 'turn', about: 'turn 1' }],
      match: { number: 1, version: 1, playerSeeds: ['seed of ann', 'seed of bob'], lexicon: '' },
    })
    scene.act('ann', { type: 'lay', card, says: 'Z' }).wait(4_000)
    scene.do('bob', { type: 'say', to: 'table', text: 'hm' })
    const view = viewOf(claimsPlayable, scene.table, seat(1))
    expect(view.duties).toEqual([{ seat: 1, for: 'window', about: 'claim 1', limit: 10, left: 6_000 }])
    expect([view.sides[0]!.proposals, view.sides[1]!.proposals]).toEqual([undefined, []])
    expect('serverSeed' in view.match! || 'outcome' in view.match!).toBe(false)
    scene.do('bob', { type: 'concede' })
    expect(viewOf(claimsPlayable, scene.table, 'spectator').match).toMatchObject({
      serverSeed: scene.table.match!.fairness.serverSeed,
      outcome: {
        scores: [0, 0],
        winners: [0],
        reason: 'conceded',
        left: [{ seat: 1, by: 'choice' }],
      },
    })
  })

  it('without a clock says so for each seat', () => {
    const scene = Scene.started(tallyPlayable, ['ann', 'bob'])
    expect(viewOf(tallyPlayable, scene.table, 'spectator')).toMatchObject({
      clocks: [null, null],
      clock: { type: 'none' },
    })
  })

  it('has settled parts that stay equal while people only play', () => {
    const scene = Scene.started(tallyPlayable, ['ann', 'bob'])
    const before = scene.table
    scene.act(scene.acting[0]!, { type: 'pass' })
    expect(sameSettled(before, scene.table)).toBe(true)
    expect(sameSettled(before, { ...before, sides: [...before.sides] })).toBe(false)
    expect(sameSettled(before, { ...before, config: { ...before.config } })).toBe(false)
    expect(sameSettled(before, { ...before, settings: { ...before.settings } })).toBe(false)
    expect(sameSettled(before, { ...before, host: 'bob' })).toBe(false)
    expect(sameSettled(before, { ...before, commitment: 'ff' })).toBe(false)
  })
})

describe('events', () => {
  it('of the opening show no secret', () => {
    const scene = new Scene(tallyPlayable)
    expect(seenLast(scene, 'spectator')).toEqual([
      { type: 'opened' },
      { type: 'sat', seat: 0, player: 'ann', name: 'ann' },
    ])
    scene.do('ann', { type: 'ready', seed: 'mine' })
    expect(seenLast(scene, seat(0))).toEqual([{ type: 'ready', player: 'ann', seat: 0 }])
  })

  it('of the deal have no seat, and each side sees its own cards', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob'])
    const { hands } = scene.table.match!.live.state as unknown as { hands: string[][] }
    const last = (viewer: Viewer) => seenLast(scene, viewer).at(-1)
    expect(last(seat(1))).toEqual({ type: 'step', events: [{ type: 'dealt', hand: hands[1] }] })
    expect(last('spectator')).toEqual({ type: 'step', events: [{ type: 'dealt' }] })
    expect(seenLast(scene, seat(0)).map(({ type }) => type)).toEqual(['ready', 'started', 'step'])
  })

  it('of a step are seen with the state before each of them', () => {
    const totals: number[] = []
    const watching: Playable = {
      ...tallyPlayable,
      game: {
        ...tallyPlayable.game,
        see(event, _, before) {
          totals.push((before as unknown as { total: number }).total)
          return event
        },
      },
    }
    const scene = Scene.started(tallyPlayable, ['ann', 'bob'], { options: { random: false } })
    scene.act(scene.acting[0]!, { type: 'add', n: 2 })
    const before = scene.table
    const by = before.timers[0]!.duty.seat
    const added = (n: number, of = by) => ({ type: 'added', seat: of, n, random: 0 })
    const step = (events: readonly { type: string }[]) =>
      ({
        type: 'step',
        step: { type: 'act', seat: by, action: { type: 'add' }, events, draws: before.match!.live.draws },
      }) as const
    const other = seat(1 - by)
    const entry = { at: scene.at, events: [step([added(1), added(3)]), step([added(2, other)])] }
    expect(seen(watching, before, entry as never, 'spectator')).toHaveLength(2)
    expect(totals).toEqual([2, 3, 6])
    const { state } = apply(tallyPlayable, before, entry as never).match!.live
    expect(state).toMatchObject({ total: 8 })
  })

  it('of an undo name the version, those of a turn the seat', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob']).act('ann', { type: 'pass' })
    expect(seenLast(scene, seat(1))).toEqual([
      { type: 'step', seat: 0, events: [{ type: 'passed', seat: 0, drawn: 1 }] },
    ])
    scene.do('ann', { type: 'ask', wish: { type: 'undo' } })
    scene.do('bob', { type: 'answer', about: scene.table.request!.id, yes: true })
    expect(seenLast(scene, seat(1), 2)).toEqual([
      { type: 'asked', seat: 0, wish: { type: 'undo', to: 1 } },
      { type: 'agreed', seat: 1 },
      { type: 'undo', to: 1 },
    ])
  })

  it('that concern one side are shown to it alone', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob'], { settings: { hints: 1 } })
    const own = (back = 1) =>
      [seat(0), seat(1), 'spectator' as const].map((viewer) => seenLast(scene, viewer, back).length)
    scene.do('ann', { type: 'propose', action: { type: 'pass' } })
    expect(own()).toEqual([1, 0, 0])
    scene.do('ann', { type: 'say', to: 'team', text: 'us' })
    expect(own()).toEqual([1, 0, 0])
    scene.do('ann', { type: 'say', to: 'table', text: 'all' })
    expect(own()).toEqual([1, 1, 1])
    expect([seat(0), seat(1)].map((viewer) => chatFor(scene.table, viewer).length)).toEqual([2, 1])
    scene.do('ann', { type: 'hint' })
    expect(own()).toEqual([1, 1, 1])
    const { version } = scene.table.match!.live
    scene.server({ type: 'give-hint', seat: seat(0), version, action: { type: 'pass' } })
    expect(own()).toEqual([1, 0, 0])
  })

  it('of everything else are shown as they are', () => {
    const scene = new Scene(tallyPlayable, { sides: 3, settings: { clock: { type: 'days', days: 1 } } })
    scene.do('bob', { type: 'sit', seat: 1 }).do('bob', { type: 'ready', seed: '' })
    scene.do('bob', { type: 'unready' }).do('ann', { type: 'seat-bot', seat: 2, bot: 'adder' })
    scene.do('ann', { type: 'unseat', seat: 2 }).do('ann', { type: 'set', sides: 2 })
    scene.do('ada', { type: 'sit', seat: 0 })
    for (const player of ['ann', 'bob']) scene.do(player, { type: 'ready', seed: '' })
    scene.do('ann', { type: 'hand-over', to: 'ada' }).do('ann', { type: 'stand' })
    for (const type of ['away', 'back'] as const) scene.server({ type, player: 'bob' })
    scene.server({ type: 'vacation', player: 'bob', until: scene.at + 5 })
    scene.server({ type: 'outage', from: scene.at, to: scene.at })
    for (const [wish, yes] of [
      ['adjourn', false],
      ['adjourn', true],
      ['resume', true],
    ] as const) {
      scene.do('ada', { type: 'ask', wish: { type: wish } })
      scene.do('bob', { type: 'answer', about: scene.table.request!.id, yes })
    }
    scene.do('bob', { type: 'concede' }).do('bob', { type: 'again' })
    scene.server({ type: 'depart', player: 'bob' })
    scene.server({ type: 'close', reason: 'spam' })
    const all = seenLast(scene, 'spectator', scene.entries.length)
    const hidden = new Set(['opened', 'ready', 'again', 'step'])
    const logged = scene.entries.flatMap(({ events }) => events)
    expect(all.filter(({ type }) => !hidden.has(type))).toEqual(
      logged.filter(({ type }) => !hidden.has(type)),
    )
    expect(all.filter(({ type }) => type === 'again')).toEqual([{ type: 'again' }])
    expect(all).toHaveLength(logged.length)
  })
})

it('of the proposals of a player only the newest is shown', () => {
  const [one, two] = [{ type: 'one' }, { type: 'two' }]
  const proposals = [
    { player: 'ann', action: one },
    { player: 'ada', action: one },
    { player: 'ann', action: two },
  ]
  expect(newestProposals(proposals)).toEqual(proposals.slice(1))
})

it('a log is folded only from its opening, which it has once', () => {
  const { entries, table } = new Scene(tallyPlayable)
  const [opened, sat] = entries[0]!.events
  expect(() => apply(tallyPlayable, undefined, { at: 0, events: [sat!] })).toThrow(
    'The first event of a table must be `opened`.',
  )
  expect(() => apply(tallyPlayable, table, { at: 0, events: [opened!] })).toThrow(
    'A table can be opened only once.',
  )
})
