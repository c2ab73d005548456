import { fold } from '@estocade/kernel'
import { logsOf, viewOf } from '@estocade/table'
import { alphabets, lexiconOf } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { Scene } from '../../table/test/scene.ts'
import { catalogueOf } from '../src/index.ts'

const german = lexiconOf(['REST'], alphabets.de)
const listing = catalogueOf((id) => (id === 'de' ? german : undefined)).get('jarnac')!

/** A table where the first side has passed and the other may call. */
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

describe('J70 hints at a table', () => {
  const words = lexiconOf(['REST', 'EINS', 'NEU', 'EIN', 'TEE', 'SEE', 'ERDE', 'AAL', 'AST'], alphabets.de)
  const playable = catalogueOf((id) => (id === 'de' ? words : undefined)).get('jarnac')!
  const at = (hints: number, tableHints = 0) => {
    const scene = Scene.started(playable, ['ann', 'bob'], {
      options: { preset: 'classic-de', hints },
      settings: { hints: tableHints },
    })
    const [first] = scene.acting as [string]
    return { scene: scene.act(first, { type: 'take' }), first, other: first === 'ann' ? 'bob' : 'ann' }
  }
  const used = ({ table }: Scene) =>
    (table.match!.live.state as unknown as { sides: { hintsUsed: number }[] }).sides.map(
      (side) => side.hintsUsed,
    )

  it('J70 one counter, however a hint is asked for and whatever the table adds', () => {
    const { scene, first } = at(2, 2)
    scene.do(first, { type: 'hint' }).act(first, { type: 'hint', kind: 'place' })
    expect(scene.refused(first, { type: 'hint' })).toBe('hints-used')
    expect(
      scene.refused(first, {
        type: 'act',
        about: scene.about(first),
        action: { type: 'hint', kind: 'play' },
      }),
    ).toBe('hints-used')
    expect(Math.max(...used(scene))).toBe(2)
  })

  it('J70 none where the rules give none', () => {
    const { scene, first } = at(0, 9)
    expect(scene.refused(first, { type: 'hint' })).toBe('no-hints')
  })

  it('J70 the other side sees that one was taken', () => {
    const { scene, first, other } = at(1)
    scene.do(first, { type: 'hint' })
    const view = viewOf(playable, scene.table, (other === 'ann' ? 0 : 1) as never).match!.view as unknown as {
      sides: { hintsUsed: number }[]
    }
    expect(view.sides.map(({ hintsUsed }) => hintsUsed).sort()).toEqual([0, 1])
  })

  it('J70 an undo gives no hint back, at the table and in the fold of its log', () => {
    const { scene, first, other } = at(1)
    scene.do(first, { type: 'hint' }).act(first, { type: 'pass' })
    scene.do(first, { type: 'ask', wish: { type: 'undo' } })
    scene.do(other, { type: 'answer', about: scene.table.request!.id, yes: true })
    expect(Math.max(...used(scene))).toBe(1)
    const [log] = logsOf(playable, scene.entries)
    expect(fold(playable.game, log!.header, log!.steps).state).toEqual(scene.table.match!.live.state)
  })
})
