import { alphabets, lexiconOf } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { Scene } from '../../table/test/scene.ts'
import { catalogueOf } from '../src/index.ts'

const german = lexiconOf(['REST'], alphabets.de)
const listing = catalogueOf((id) => (id === 'de' ? german : undefined)).get('jarnac')!

/** The side that began has passed; the other may call. */
function passed(options: object): { scene: Scene; next: string } {
  const scene = Scene.started(listing, ['ann', 'bob'], { options: { preset: 'classic-de', ...options } })
  const [first] = scene.acting as [string]
  scene.act(first, { type: 'take' }).act(first, { type: 'pass' })
  return { scene, next: first === 'ann' ? 'bob' : 'ann' }
}

const lastEvents = ({ entries }: Scene) =>
  entries
    .at(-1)!
    .events.flatMap((event) => (event.type === 'step' && 'events' in event.step ? event.step.events : []))

describe('J19 time to call at a table', () => {
  const clock = { type: 'turn', seconds: 5 }

  it('J19 closes the window by itself; the turn then has all of its time', () => {
    const { scene, next } = passed({ callTime: 3, clock })
    expect(scene.wait(2_999).tick().ok).toBe(false)
    expect(scene.wait(1).tick().ok).toBe(true)
    expect(lastEvents(scene)).toMatchObject([{ type: 'declined' }])
    expect(scene.acting).toEqual([next])
    expect(scene.wait(4_999).tick().ok).toBe(false)
    scene.act(next, { type: 'take' })
  })

  it('J19 a turn clock that runs out in the window takes the window, not the turn', () => {
    const { scene, next } = passed({ callTime: null, clock })
    scene.wait(5_000).tick()
    expect(lastEvents(scene)).toMatchObject([{ type: 'declined' }])
    expect(scene.wait(4_999).tick().ok).toBe(false)
    scene.act(next, { type: 'take' })
    expect(scene.acting).toEqual([next])
  })

  it('J19 spends nothing of a bank', () => {
    const { scene, next } = passed({ callTime: 20, clock: { type: 'bank', seconds: 60, increment: 0 } })
    scene.wait(20_000).tick()
    const seat = next === 'ann' ? 0 : 1
    expect(scene.table.clocks[seat]!.left).toBe(60_000)
  })
})
