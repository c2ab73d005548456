import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import frenchWords from 'an-array-of-french-words' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { estocade, json } from './estocade.ts'

const oracle = fileURLToPath(new URL('../../../packages/words/test/data/jarnac-fr.json', import.meta.url))

describe('solve jarnac', () => {
  let folder = ''
  let list = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'solve-'))
    list = join(folder, 'fr.txt')
    writeFileSync(list, `${plain(frenchWords).join('\n')}\n`)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('finds the double Jarnac of the French rule book', async () => {
    const { newWords, rows } = await json(
      'solve',
      'jarnac',
      '--lang',
      'fr',
      '--reserve',
      'sn',
      '--rows',
      'CARIES,SORBETS',
    )
    expect(newWords).toEqual([])
    expect(rows.map(({ row }: { row: string }) => row)).toEqual(['CARIES', 'SORBETS'])
    expect(rows[0].words).toContain('CASIERS')
    expect(rows[1].words).toEqual(['BROSSENT'])
  })

  it('answers all positions of the oracle, counts and hashes', async () => {
    const { out } = await estocade('solve', 'jarnac', '--words', list, '--positions', oracle)
    const { counts, hashes } = JSON.parse(out)
    const { positions } = JSON.parse(readFileSync(oracle, 'utf8'))
    expect(counts).toEqual(positions.map(({ totalPlays }: { totalPlays: number }) => totalPlays))
    expect(hashes).toEqual(
      positions.map(
        ({ newWordsSha256, rowPlays }: { newWordsSha256: string; rowPlays: { sha256: string }[] }) => [
          newWordsSha256,
          ...rowPlays.map(({ sha256 }) => sha256),
        ],
      ),
    )
  })

  it('says which lines of a word list are not words', async () => {
    const path = join(folder, 'bad.txt')
    writeFileSync(path, 'CHAT\nC4T\nRAT\n')
    const { code, out, err } = await estocade(
      'solve',
      'jarnac',
      '--words',
      path,
      '--reserve',
      'TARCH',
      '--json',
    )
    expect(code).toBe(0)
    expect(JSON.parse(out).newWords).toEqual(['CHAT', 'RAT'])
    expect(err).toMatch(/bad\.txt:2:/)
  })
})

/** Prepares words as for the oracles: accents stripped, upper case, A–Z only, 2–15 letters, unique, sorted. */
function plain(words: readonly string[]): readonly string[] {
  const normalised = words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())
  return [...new Set(normalised.filter((word) => /^[A-Z]{2,15}$/.test(word)))].sort()
}
