import { describe, expect, it } from 'vitest'
import { examples } from '../src/index.ts'
import { listed } from './support/lexicons.ts'
import { table } from './support/table.ts'

describe('worked examples', () => {
  it.each(examples)('$id', ({ language, words, rack, hand, actions, result }) => {
    const played = table({
      words: listed(words.join(' '), language),
      rack,
      hands: [hand, 'EEEEEEE'],
      stock: 'AAAAAAAAAAAA',
    })
    for (const action of actions.slice(0, -1)) played.do(0, action)
    const code = played.code(0, actions.at(-1)!)
    if ('refused' in result) expect(code).toBe(result.refused)
    else {
      expect(code).toBe('ok')
      expect(played.state.rack).toBe(result.rack)
      expect(played.points).toBe(result.points)
      expect(played.event('drew')?.cards).toHaveLength(result.drawn)
    }
  })

  it('A14 MARI is not MARe: the joker shows E for the next side, too', () => {
    const played = table({
      words: 'MARE MARI MERE',
      rack: 'MARE',
      hands: ['*AAAAAA', 'IEZZZZZ'],
      stock: 'AAAAAAA',
    })
    expect(played.lay(0, '...e')).toBe('same-letter')
    expect(played.lay(0, '.e..')).toBe('ok')
    expect(played.state.rack).toBe('MeRE')
    expect(played.lay(1, '....')).toBe('nothing-laid')
  })
})
