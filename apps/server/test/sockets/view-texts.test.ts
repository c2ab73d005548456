import type { Seat, Viewer } from '@estocade/kernel'
import { viewOf } from '@estocade/table'
import { describe, expect, it } from 'vitest'
import { claimsPlayable } from '../../../../packages/table/test/games/claims.ts'
import { tallyPlayable } from '../../../../packages/table/test/games/tally.ts'
import { Scene } from '../../../../packages/table/test/scene.ts'
import { timeText } from '../../src/sockets/fast/time-text.ts'
import { ViewTexts } from '../../src/sockets/fast/view-texts.ts'

const VIEWERS: readonly Viewer[] = ['spectator', 0 as Seat, 1 as Seat]

/** Returns a function that runs a step and checks that the texts equal the views after it. */
function compare(scene: Scene): (step: () => unknown) => void {
  const texts = new ViewTexts(scene.playable)
  return (step) => {
    step()
    for (const viewer of VIEWERS) {
      const bytes = Buffer.from(texts.view(scene.table, viewer), 'latin1')
      const view = JSON.stringify(viewOf(scene.playable, scene.table, viewer))
      expect(JSON.parse(bytes.toString('utf8'))).toEqual(JSON.parse(view))
    }
  }
}

describe('a view as text', () => {
  it('equals the view: hands, windows with a limit, clocks, a request, the end', () => {
    const clock = { type: 'bank', seconds: 90, increment: 2.5 } as const
    const scene = Scene.started(claimsPlayable, ['Đỗ "é" \u2028', 'bob'], { settings: { clock } })
    const now = compare(scene)
    const [first, second] = scene.table.timers[0]!.duty.seat === 0 ? [0, 1] : [1, 0]
    const [one, two] = [first, second].map((seat) => scene.table.sides[seat]!.members[0]!.player) as [
      string,
      string,
    ]
    now(() => scene.wait(1234))
    now(() => scene.act(one, { type: 'pass' }))
    now(() => scene.wait(777).do(two, { type: 'propose', action: { type: 'pass' } }))
    now(() => scene.act(two, { type: 'lay', card: handOf(scene, second), says: 'Q' }))
    now(() => scene.wait(2000).act(one, { type: 'accept' }))
    now(() => scene.do(one, { type: 'ask', wish: { type: 'undo' } }))
    now(() => scene.server({ type: 'away', player: two }))
    now(() => scene.do(two, { type: 'concede' }))
    now(() => scene.server({ type: 'close', reason: 'too "loud"' }))
  })

  it('equals the view before a match and without clocks', () => {
    const scene = new Scene(tallyPlayable, { sides: 2 }, 'ann')
    const now = compare(scene)
    now(() => scene.do('bob', { type: 'sit', seat: 1 }))
    now(() => scene.do('ann', { type: 'ready', seed: '' }))
    now(() => scene.do('bob', { type: 'ready', seed: '' }))
    for (let n = 0; n < 3; n++)
      now(() => {
        const { seat } = scene.table.timers[0]!.duty
        scene.act(seat === 0 ? 'ann' : 'bob', { type: 'add', n: 1 })
      })
  })

  it('has the right time', () => {
    for (const ms of [0, 15, 16, 1.7e12, 1.7e12 + 16, 1.7e12, 5.5, 5]) expect(timeText(ms)).toBe(String(ms))
  })
})

const handOf = (scene: Scene, seat: number): string => {
  const { hands } = scene.table.match!.live.state as { readonly hands: readonly (readonly string[])[] }
  return hands[seat]![0]!
}
