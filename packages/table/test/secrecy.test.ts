import { seat, type Viewer } from '@estocade/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, chatFor, type Entry, foldTable, seen, type Table, viewOf } from '../src/index.ts'
import { claimsPlayable } from './games/claims.ts'
import { Scene } from './scene.ts'

/** Everything that a viewer gets of these entries, as text. */
function wire(entries: readonly Entry[], viewer: Viewer): string {
  let table: Table | undefined
  const all: unknown[] = []
  for (const entry of entries) {
    all.push(seen(claimsPlayable, table, entry, viewer))
    table = apply(claimsPlayable, table, entry)
    all.push(viewOf(claimsPlayable, table, viewer), chatFor(table, viewer))
  }
  return JSON.stringify(all)
}

/** The same entries, except that bob (seat 1) holds, draws, is hinted at and proposes other cards. */
const otherWorld = (entries: readonly Entry[]): readonly Entry[] =>
  JSON.parse(JSON.stringify(entries), function (this: Record<string, unknown>, key, value) {
    if (key === 'hands') return [value[0], ['J~1', 'K~2', 'P~1', 'Q~3'], value[2]]
    if (key === 'drawn' && this.seat === 1) return value.map(() => 'Y~2')
    if (key === 'card' && (this.seat === 1 || this.type === 'lay')) return 'J~1'
    return value
  })

function played(): Scene {
  const scene = Scene.started(claimsPlayable, ['ann', 'bob', 'cem'], { settings: { hints: 2 } })
  scene.act('ann', { type: 'pass' })
  const [card] = (scene.table.match!.live.state as { hands: string[][] }).hands[1]!
  scene.do('bob', { type: 'propose', action: { type: 'lay', card, says: 'Z' } })
  scene.do('bob', { type: 'hint' })
  const { version } = scene.table.match!.live
  scene.server({ type: 'give-hint', seat: seat(1), version, action: { type: 'lay', card } as never })
  scene.act('bob', { type: 'lay', card, says: 'Z' })
  scene.act('ann', { type: 'accept' }).act('cem', { type: 'accept' }).act('cem', { type: 'pass' })
  scene.act('ann', { type: 'pass' }).act('bob', { type: 'pass' })
  return scene
}

describe('secrecy', () => {
  it('a rival and a spectator get no byte that depends on a hidden hand', () => {
    const { entries } = played()
    const other = otherWorld(entries)
    expect(wire(other, seat(1))).not.toBe(wire(entries, seat(1)))
    for (const viewer of [seat(0), seat(2), 'spectator'] as const)
      expect(wire(other, viewer)).toBe(wire(entries, viewer))
  })

  it('team chat, player seeds and the server seed are sent to nobody else', () => {
    const scene = played()
    scene.do('bob', { type: 'say', to: 'team', text: 'psst-between-us' })
    const { secret } = scene.table
    expect(wire(scene.entries, seat(1))).toContain('psst-between-us')
    for (const viewer of [seat(0), seat(2), 'spectator'] as const)
      expect(wire(scene.entries, viewer)).not.toContain('psst-between-us')
    for (const viewer of [seat(0), seat(1), seat(2), 'spectator'] as const)
      expect(wire(scene.entries, viewer)).not.toContain(secret)
    scene.do('ann', { type: 'concede' })
    expect(wire(scene.entries, 'spectator')).toContain(secret)
  })
})

describe('fold', () => {
  it('equals the live table after every entry of random play, also through JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat(5), fc.nat(40_000)), { maxLength: 60 }), (moves) => {
        const scene = Scene.started(claimsPlayable, ['ann', 'bob', 'cem'], {
          settings: { clock: { type: 'turn', seconds: 30 } },
        })
        const live: Table[] = scene.befores.slice(1) as Table[]
        for (const [who, what, ms] of moves) {
          const player = ['ann', 'bob', 'cem'][who]!
          scene.wait(ms)
          scene.tick()
          const action = [{ type: 'pass' }, { type: 'accept' }, { type: 'challenge' }][what]
          if (action !== undefined) scene.try(player, { type: 'act', about: scene.about(player), action })
          else if (what === 3) scene.try(player, { type: 'ask', wish: { type: 'undo' } })
          else if (what === 4 && scene.table.request !== undefined)
            scene.try(player, { type: 'answer', about: scene.table.request.id, yes: true })
          else scene.server({ type: ms % 2 === 0 ? 'away' : 'back', player })
        }
        const entries = JSON.parse(JSON.stringify(scene.entries)) as Entry[]
        expect(foldTable(claimsPlayable, entries)).toEqual(scene.table)
        for (const [i, table] of live.entries())
          expect(foldTable(claimsPlayable, entries.slice(0, i + 1))).toEqual(table)
      }),
      { numRuns: 25 },
    )
  })
})
