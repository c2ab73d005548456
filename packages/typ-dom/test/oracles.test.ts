import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { alphabets, crosswordOf } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { byScale } from '../../../scripts/test-scale.ts'
import {
  bestSearch,
  gridFromRows,
  lineOf,
  listedOnce,
  moveSearch,
  sharesLetter,
  stoneSet,
  stonesOf,
  wordPoints,
  worthsOfPoints,
} from '../src/index.ts'
import { ANY_JOLLY } from '../src/search/index.ts'
import { judgeOf, oracleWords } from './oracle-lists.ts'

interface Oracle {
  readonly lexiconSha256: string
  readonly boardSize: number
  readonly positions: readonly {
    readonly id: string
    readonly board: readonly string[]
    readonly rack: string
    readonly expectedMoves: number
    readonly expectedMovesSharingALetter: number
    readonly sha256NoScore: string
  }[]
}

const sharing = (lines: readonly string[]) => lines.filter((line) => line.includes('.')).length

/** Positions with both jollies have up to 200,000 moves; sorting them all takes its time. */
const mostMoves = byScale(30_000, Number.POSITIVE_INFINITY)

/** How many positions are also searched with a stone for any letter. */
const BLANKS = 20

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe.each([
  ['en15-7tile', 'en'],
  ['typdom-fr-31x31-13tile', 'fr'],
] as const)('the search against the oracle %s', (name, language) => {
  const oracle: Oracle = JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'))
  const words = oracleWords(language)
  const crossword = crosswordOf(judgeOf(words, alphabets[language]).vocabulary)
  const search = moveSearch(alphabets[language].letters, crossword)

  it('finds a word that counts as much as the best of all', () => {
    const { points } = stoneSet(alphabets[language])
    const best = bestSearch(alphabets[language].letters, crossword, worthsOfPoints(points))
    const counting = moveSearch(alphabets[language].letters, crossword, points)
    for (const position of oracle.positions.filter((p) => p.expectedMoves <= 5_000)) {
      const grid = gridFromRows(position.board)
      const table = { grid, rack: position.rack, limit: { size: oracle.boardSize }, touching: true }
      const counts = [...search.all(table)].map((move) => wordPoints(stonesOf(grid, move), points))
      expect([position.id, best.best(table)?.worth]).toEqual([position.id, Math.max(...counts)])
    }
    for (const position of oracle.positions.filter((p) => p.expectedMoves <= 5_000).slice(0, BLANKS)) {
      const rack = `${position.rack.slice(1)}${ANY_JOLLY}`
      const table = { grid: gridFromRows(position.board), rack, limit: { size: oracle.boardSize } }
      const moves = counting.all(table)
      const most = Math.max(...Array.from({ length: moves.length }, (_, i) => moves.points(i)))
      expect([position.id, best.best(table)?.worth]).toEqual([position.id, most])
    }
  })

  it('uses the same words', () => {
    expect(sha256(`${words.join('\n')}\n`)).toBe(oracle.lexiconSha256)
  })

  it(
    'T4 finds exactly the same words, touching or sharing a letter',
    () => {
      for (const position of oracle.positions.filter((p) => p.expectedMoves <= mostMoves)) {
        const grid = gridFromRows(position.board)
        const table = { grid, rack: position.rack, limit: { size: oracle.boardSize } }
        const moves = [...search.all({ ...table, touching: true })]
        const lines = [...listedOnce(grid, moves)].map(lineOf).sort()
        expect(search.count(table)).toBe(moves.filter(sharesLetter).length)
        expect([position.id, lines.length, sharing(lines), sha256(lines.join('\n'))]).toEqual([
          position.id,
          position.expectedMoves,
          position.expectedMovesSharingALetter,
          position.sha256NoScore,
        ])
      }
    },
    byScale(120_000, 1_800_000),
  )
})
