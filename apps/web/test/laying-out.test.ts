import { describe, expect, it } from 'vitest'
import { type Bench, emptyBench, laid, tapped, typed, untyped } from '../src/games/typ-dom/presto/bench.ts'

const rack = [...'ASSAT']
const lay = (bench: Bench, letters: string) =>
  [...letters].reduce((now, letter) => laid(now, rack, letter)!, bench)

describe('the workbench of Presto', () => {
  it('lays a tapped stone after an equal one; a typed letter that already lies there only moves the cursor', () => {
    const bench = tapped(lay(emptyBench, 'AS'), { row: 0, col: 1 })
    expect(laid(bench, rack, 'S')!.grid).toEqual({ '0,0': 'A', '0,1': 'S', '0,2': 'S' })
    expect(typed(bench, rack, 'S')!.grid).toEqual({ '0,0': 'A', '0,1': 'S' })
  })

  it('takes a stone back at the second tap, and turns on an empty cell', () => {
    const once = tapped(lay(emptyBench, 'AS'), { row: 0, col: 0 })
    expect(once.grid).toEqual({ '0,0': 'A', '0,1': 'S' })
    expect(tapped(once, { row: 0, col: 0 }).grid).toEqual({ '0,1': 'S' })
    const empty = tapped(once, { row: 3, col: 3 })
    expect(tapped(empty, { row: 3, col: 3 }).cursor.direction).toBe('down')
  })

  it('takes back the stone laid last, or the one under the cursor if none was laid', () => {
    expect(untyped(lay(emptyBench, 'AS')).grid).toEqual({ '0,0': 'A' })
    const pointed = tapped(lay(emptyBench, 'AS'), { row: 0, col: 0 })
    expect(untyped(pointed).grid).toEqual({ '0,1': 'S' })
  })
})
