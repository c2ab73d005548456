import { verify } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { DEPARTED, deadline, foldTable, logsOf, viewOf, withoutPerson } from '../src/index.ts'
import { claimsPlayable } from './games/claims.ts'
import { tallyPlayable } from './games/tally.ts'
import { Scene } from './scene.ts'

const DAY = 86_400_000

describe('a vacation', () => {
  const game = (days = 3) =>
    Scene.started(tallyPlayable, ['ann', 'bob'], { settings: { clock: { type: 'days', days } } })

  it('stops the clock until it ends, also in the folded log', () => {
    const scene = game().wait(DAY)
    const [player] = scene.acting
    const seat = scene.table.timers[0]!.duty.seat
    const until = scene.at + 10 * DAY
    expect(scene.server({ type: 'vacation', player: player!, until }).ok).toBe(true)
    expect(deadline(scene.table)).toBe(until + 2 * DAY)
    expect(viewOf(tallyPlayable, scene.table, 'spectator').sides[seat]!.members[0]).toMatchObject({
      vacation: until,
    })
    // Entries in between charge nothing. The day after the end is charged again.
    scene.wait(4 * DAY).do('ann', { type: 'say', to: 'table', text: 'hello' })
    expect(scene.table.clocks[seat]!.left).toBe(2 * DAY)
    expect(deadline(scene.table)).toBe(until + 2 * DAY)
    scene.wait(7 * DAY).do('ann', { type: 'say', to: 'table', text: 'again' })
    expect(scene.table.clocks[seat]!.left).toBe(DAY)
    expect(scene.wait(DAY - 1).tick().ok).toBe(false)
    expect(scene.wait(1).tick().ok).toBe(true)
    expect(foldTable(tallyPlayable, scene.entries)).toEqual(scene.table)
  })

  it('can be ended early, and the same again changes nothing', () => {
    const scene = game()
    const player = scene.acting[0]!
    const until = scene.at + 10 * DAY
    scene.server({ type: 'vacation', player, until })
    expect(scene.server({ type: 'vacation', player, until }).ok).toBe(false)
    scene.wait(DAY)
    expect(scene.server({ type: 'vacation', player, until: scene.at }).ok).toBe(true)
    expect(deadline(scene.table)).toBe(scene.at + 3 * DAY)
    expect(scene.server({ type: 'vacation', player, until: scene.at }).ok).toBe(false)
  })

  it('counts only in correspondence games, and only when all members of the side have it', () => {
    const quick = Scene.started(tallyPlayable, ['ann', 'bob'], {
      settings: { clock: { type: 'turn', seconds: 60 } },
    })
    expect(quick.server({ type: 'vacation', player: 'ann', until: quick.at + DAY }).ok).toBe(false)
    const scene = new Scene(tallyPlayable, { sides: 2, settings: { clock: { type: 'days', days: 1 } } })
    scene.do('dot', { type: 'sit', seat: 0 })
    for (const player of ['bob', 'eve']) scene.do(player, { type: 'sit', seat: 1 })
    for (const player of ['ann', 'bob']) scene.do(player, { type: 'ready', seed: player })
    const due = deadline(scene.table)!
    for (const player of ['ann', 'bob']) scene.server({ type: 'vacation', player, until: scene.at + 5 * DAY })
    expect(deadline(scene.table)).toBe(due)
    for (const player of ['dot', 'eve']) scene.server({ type: 'vacation', player, until: scene.at + 2 * DAY })
    expect(deadline(scene.table)).toBe(due + 2 * DAY)
  })

  it('concerns only people who sit at the table', () => {
    const scene = game()
    expect(scene.server({ type: 'vacation', player: 'eve', until: scene.at + DAY })).toMatchObject({
      ok: false,
      error: { code: 'nothing-due' },
    })
    expect(scene.server({ type: 'vacation', player: 'ann', until: scene.at }).ok).toBe(false)
    expect(scene.server({ type: 'vacation', player: 'ann', until: scene.at - DAY }).ok).toBe(false)
  })

  it('does not stop a window, because the others wait for it', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob', 'cem'], {
      settings: { clock: { type: 'days', days: 1 } },
    })
    const [card] = (scene.table.match!.live.state as { hands: string[][] }).hands[0]!
    scene.act('ann', { type: 'lay', card, says: 'Z' })
    scene.server({ type: 'vacation', player: 'bob', until: scene.at + 9 * DAY })
    expect(deadline(scene.table)).toBe(scene.at + 10_000)
  })
})

describe('the operator', () => {
  it('closes a table during a match; everybody is told why, and no clock runs any more', () => {
    const scene = Scene.started(tallyPlayable, ['ann', 'bob'], {
      settings: { clock: { type: 'turn', seconds: 9 } },
    })
    scene.server({ type: 'close', reason: 'spam' })
    expect(viewOf(tallyPlayable, scene.table, 'spectator')).toMatchObject({
      phase: 'closed',
      reason: 'spam',
      duties: [],
    })
    expect(deadline(scene.table)).toBeUndefined()
    expect(scene.refused('ann', { type: 'say', to: 'table', text: 'why?' })).toBe('closed')
    expect(scene.server({ type: 'close', reason: 'again' }).ok).toBe(false)
  })
})

describe('a deleted player', () => {
  it('is removed from the log, which folds to the same table and whose matches verify', () => {
    const scene = Scene.started(tallyPlayable, ['ann', 'bob'], { options: { goal: 6 } })
    scene.do('ann', { type: 'say', to: 'table', text: 'I am ann' })
    scene.do('bob', { type: 'say', to: 'table', text: 'hello' })
    while (scene.table.phase === 'playing') scene.act(scene.acting[0]!, { type: 'add', n: 1 })
    expect(scene.server({ type: 'depart', player: 'nobody' }).ok).toBe(false)
    expect(scene.server({ type: 'depart', player: 'ann' }).ok).toBe(true)
    expect(scene.table.sides[0]!.members).toMatchObject([{ player: 'ann', name: DEPARTED }])
    expect(scene.table.chat.map(({ text }) => text)).toEqual([DEPARTED, 'hello'])
    const gone = new Set(['ann'])
    const cleaned = scene.entries.map(({ at, events }) => ({
      at,
      events: events.map((event) => withoutPerson(event, gone)),
    }))
    expect(JSON.stringify(cleaned)).not.toMatch(/"name":"ann"|I am/)
    expect(foldTable(tallyPlayable, cleaned)).toEqual(scene.table)
    const others = scene.entries
      .flatMap(({ events }) => events)
      .filter(({ type }) => type !== 'sat' && type !== 'said')
    for (const event of others) expect(withoutPerson(event, gone)).toBe(event)
    const [log] = logsOf(tallyPlayable, cleaned)
    expect(verify(tallyPlayable.game, log!)).toBeUndefined()
  })

  it('leaves the names of other members of the side as they are', () => {
    const scene = new Scene(tallyPlayable).do('ada', { type: 'sit', seat: 0 })
    scene.server({ type: 'depart', player: 'ann' })
    expect(scene.table.sides[0]!.members).toEqual([
      { player: 'ann', name: DEPARTED },
      { player: 'ada', name: 'ada' },
    ])
    expect(scene.server({ type: 'depart', player: 'ann' }).ok).toBe(false)
  })
})
