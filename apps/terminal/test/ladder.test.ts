import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type PairResult, ratingsOf, verdictOf } from '@estocade/table'
import { describe, expect, it } from 'vitest'
import { here } from './estocade.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const engine = `node ${root}examples/engine.mjs`

const result = (a: number, b: number, games: number, wins: number): PairResult => ({
  a,
  b,
  games,
  wins,
  squares: wins,
})

describe('estocade ladder', () => {
  it('rates a program against a level, and the rules refuse none of its actions', async () => {
    const { code, out } = await here(
      ...['ladder', '--engine', engine, '--game', 'abrahaminetz', '--lang', 'fr'],
      ...['--levels', 'novice', '--games', '2', '--json'],
    )
    expect(code).toBe(0)
    const { standings } = JSON.parse(out)
    expect(standings).toMatchObject([
      { name: 'novice', rating: 1000, games: 2 },
      { name: engine, games: 2, refused: 0 },
    ])
    expect(standings[1].margin).toBeGreaterThan(0)
  })

  it.each([
    ['ends', 'exit 3', 'ended with code 3'],
    ['answers nonsense', 'node -e "process.stdin.on(\'data\', () => console.log(1))"', 'not an answer'],
  ])('reports a program that %s', async (_, command, told) => {
    const { code, err } = await here('ladder', '--engine', command, '--lang', 'fr', '--levels', 'novice')
    expect(code).toBe(2)
    expect(err).toContain(told)
  })

  it('refuses games and levels that do not exist', async () => {
    expect((await here('ladder', '--game', 'chess')).err).toContain('Unknown game "chess"')
    expect((await here('ladder', '--levels', 'king', '--lang', 'fr')).err).toContain('Unknown bot "king"')
  })
})

describe('estocade engine', () => {
  it('answers a position with an action, and a broken line with an error', async () => {
    const answers = await talk(['{"id":1,"game":"chess"}', 'nonsense'])
    expect(answers).toEqual([
      { id: 1, error: 'Unknown game "chess".' },
      { error: expect.stringContaining('JSON') },
    ])
  })
})

/** What the engine command answers to these lines. */
async function talk(lines: readonly string[]): Promise<unknown[]> {
  const bin = `${root}apps/terminal/bin/estocade.mjs`
  const child = spawn(process.execPath, [bin, 'engine', '--level', 'novice'])
  child.stdin.end(`${lines.join('\n')}\n`)
  const answers: unknown[] = []
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('{')) answers.push(JSON.parse(line))
  return answers
}

describe('the sequential test', () => {
  it('is open after few games and decides when the results are clear', () => {
    expect(verdictOf(result(0, 1, 2, 2))).toBe('open')
    expect(verdictOf(result(0, 1, 20, 18))).toBe('stronger')
    expect(verdictOf(result(0, 1, 20, 2))).toBe('weaker')
    expect(verdictOf(result(0, 1, 40, 20))).toBe('open')
  })
})

describe('ratings', () => {
  it('three of four games won are about 190 points, within an interval that more games narrow', () => {
    const [first, second] = ratingsOf(2, [result(1, 0, 400, 300)])
    expect(first).toEqual({ rating: 1000, margin: 0 })
    expect(second!.rating).toBeCloseTo(1190, -1)
    const [, few] = ratingsOf(2, [result(1, 0, 40, 30)])
    expect(few!.margin).toBeGreaterThan(2 * second!.margin)
  })

  it('go along a chain of players', () => {
    const ratings = ratingsOf(3, [result(1, 0, 100, 75), result(2, 1, 100, 75)])
    expect(ratings.map(({ rating }) => Math.round(rating / 100))).toEqual([10, 12, 14])
  })
})
