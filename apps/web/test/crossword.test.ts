import { judge } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { crosswordOf } from '../src/words/crossword.ts'
import { lexicons } from './test-lexicons.ts'

const german = lexicons('de')!
const rack = (letters: string) => [...letters]

describe('T12 the solution that the page shows after a round of Presto', () => {
  it('is made of the table’s own words, those that its players agreed on included', async () => {
    const box = { classes: 'typ-dom' } as const
    expect(judge(german, box).admits('XQZJ').admitted).toBe(false)
    expect(await crosswordOf(german, { rules: box, rack: rack('JQXZ'), spare: 0 })).toBeNull()
    const agreed = { ...box, houseWords: ['XQZJ'] }
    expect(await crosswordOf(german, { rules: agreed, rack: rack('JQXZ'), spare: 0 })).not.toBeNull()
  })
})
