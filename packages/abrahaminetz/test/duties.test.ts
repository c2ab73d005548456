import { seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { table } from './support/table.ts'

const words = 'ARE MARE MIRE'
const start = (options: object = {}) =>
  table({ words, starting: true, hands: ['ARE', 'ARE', 'ARE'], options })
const duties = (scene: ReturnType<typeof table>) => scene.game.toAct(scene.view())

describe('A29 duties', () => {
  it('A29 before the start everybody has one who has not chosen and not left', () => {
    const scene = start({ clock: { type: 'none' } })
    const seats = () => duties(scene).map((duty) => duty.seat)
    expect(duties(scene)[0]).toEqual({ seat: 0, for: 'round', about: 'start' })
    expect(seats()).toEqual([0, 1, 2])
    scene.do(1, { type: 'choose', cards: 'ARE' })
    expect(seats()).toEqual([0, 2])
    scene.do(2, { type: 'concede' })
    expect(seats()).toEqual([0])
    scene.do(0, { type: 'decline' })
    expect(duties(scene)).toMatchObject([{ for: 'turn', about: 't1' }])
  })

  it('A29 the starting words have the time of a turn, or a minute with a bank', () => {
    const limit = (clock: object) => duties(start({ clock }))[0]!.limit
    expect(limit({ type: 'turn', seconds: 45 })).toBe(45)
    expect(limit({ type: 'bank', seconds: 600, increment: 0 })).toBe(60)
    expect(limit({ type: 'days', days: 2 })).toBeUndefined()
  })

  it('A27 nobody has one when the match is over', () => {
    const scene = table({ words, rack: 'MARE', hands: ['ZZ', 'ZZ'], stock: 'AA' }).do(0, { type: 'concede' })
    expect(duties(scene)).toEqual([])
    expect(scene.game.id).toBe('abrahaminetz')
  })
})

it('events that cannot follow the state are errors, not refusals', () => {
  const { game, state } = table({ words, rack: 'MARE', hands: ['ZZ', 'ZZ'], stock: 'AA' })
  expect(() => game.evolve(state, { type: 'dealt', hands: ['XX', 'YY'] })).toThrow(
    'The deck does not hold the hands dealt',
  )
  const opened = { type: 'opened', window: 'w1', word: 'MARE', points: 4, awaiting: [seat(1)] } as const
  expect(() => game.evolve(state, opened as never)).toThrow('A window without a word')
})
