import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { alphabets, lexiconOf, vocabularyOf } from '../src/index.ts'
import { oracleWords } from './oracle-words.ts'

interface Position {
  readonly reserve: string
  readonly newWords: number
  readonly newWordsSha256: string
  readonly rowPlays: readonly { readonly row: string; readonly count: number; readonly sha256: string }[]
  readonly totalPlays: number
}

const { positions }: { positions: readonly Position[] } = JSON.parse(
  readFileSync(new URL('data/jarnac-fr.json', import.meta.url), 'utf8'),
)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const counted = (words: readonly string[]) => ({ count: words.length, sha256: sha256(words.join('\n')) })

describe('Jarnac positions of an independent engine', () => {
  const words = oracleWords()

  it('were made with the same words', () => {
    expect(sha256(`${words.join('\n')}\n`)).toBe(
      '0f73fd066fcea22190ccdaa2e5e09ad37e954adf41c9b0488e3d14131ab4f1f8',
    )
  })

  it('have the same new words and the same extensions of rows, all 80', () => {
    const short = words.filter(({ length }) => length >= 3 && length <= 9)
    expect(short).toHaveLength(132_815)
    const index = vocabularyOf(lexiconOf(short, alphabets.fr)).anagrams(9)
    expect(positions).toHaveLength(80)
    for (const { reserve, newWords, newWordsSha256, rowPlays, totalPlays } of positions) {
      const plays = rowPlays.map(({ row }) => ({ row, ...counted(index.growing(row, reserve)) }))
      expect(counted(index.from(reserve, 3))).toEqual({ count: newWords, sha256: newWordsSha256 })
      expect(plays).toEqual(rowPlays)
      expect(plays.reduce((sum, { count }) => sum + count, newWords)).toBe(totalPlays)
    }
  })
})
