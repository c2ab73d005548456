import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong, byScale, isLong } from '../../../scripts/test-scale.ts'
import { estocade, here, json, jsonHere } from './estocade.ts'

const require = createRequire(import.meta.url)
const data = (name: string) =>
  fileURLToPath(new URL(`../../../packages/typ-dom/test/data/${name}.json`, import.meta.url))

/** Prepares words as for the oracles. */
function oracleList(language: 'english' | 'french'): string {
  const list = require(`an-array-of-${language}-words`) as readonly string[]
  const plain = list.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())
  return `${[...new Set(plain.filter((word) => /^[A-Z]{2,15}$/.test(word)))].sort().join('\n')}\n`
}

let folder = ''
const file = (name: string, content: string | object): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'typ-dom-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The oracle without the positions that have most moves: sorting them takes too long. */
function oracle(name: string, most: number) {
  const { boardSize, positions } = JSON.parse(readFileSync(data(name), 'utf8'))
  const few = positions.filter((p: { expectedMoves: number }) => p.expectedMoves <= most)
  return { positions: few, path: file(`${name}.json`, { boardSize, positions: few }) }
}

describe('solve crossword', () => {
  // oracles.test.ts of typ-dom compares the search with this oracle in every run; reading all English words takes longest.
  it.runIf(isLong)('T4 finds all of the oracle that share a letter, on a board with edges', async () => {
    const { positions, path } = oracle('en15-7tile', 4000)
    const words = file('en.txt', oracleList('english'))
    const { counts } = await json('solve', 'crossword', '--words', words, '--positions', path)
    expect(counts).toEqual(
      positions.map((p: { expectedMovesSharingALetter: number }) => p.expectedMovesSharingALetter),
    )
  })

  it('T2 T4 finds all of the oracle with the stones of Typ-Dom, touching too', async () => {
    const { positions, path } = oracle('typdom-fr-31x31-13tile', byScale(2000, 6000))
    const words = file('fr.txt', oracleList('french'))
    const { counts, hashes } = await json(
      ...['solve', 'crossword', '--words', words, '--positions', path, '--touching'],
    )
    expect(counts).toEqual(positions.map((p: { expectedMoves: number }) => p.expectedMoves))
    expect(hashes).toEqual(positions.map((p: { sha256NoScore: string }) => p.sha256NoScore))
  })

  it('T3 T4 T5 lists the words of one position, sorted, on an endless table or within its edges', async () => {
    const words = file('small.txt', 'EI\nEIS\nREIS\nSO\nSEE\n')
    const position = file('one.json', { board: ['EIS'], rack: 'RO+' })
    const ask = (...more: string[]) =>
      jsonHere('solve', 'crossword', '--words', words, '--position', position, ...more)
    expect(await ask()).toEqual({
      count: 5,
      moves: ['H 0 -1 R...', 'V -1 1 e.', 'V 0 0 .i', 'V 0 2 .O', 'V 0 2 .o'],
    })
    expect(await ask('--size', '3')).toEqual({ count: 3, moves: ['V 0 0 .i', 'V 0 2 .O', 'V 0 2 .o'] })
    const opening = file('open.json', { board: [], rack: 'SEO' })
    expect(await json('solve', 'crossword', '--words', words, '--position', opening)).toEqual({
      count: 1,
      moves: ['H 0 0 SO'],
    })
  })

  it.each([
    [[], /--position/],
    [['--position', 'X'], /no such file/],
    [['--position', 'BAD'], /not JSON/],
    [['--position', 'SHAPE'], /is not a position/],
    [['--position', 'STONE'], /1 in the rack is no stone/],
    [['--position', 'BOARD'], /# on the board is no stone/],
    [['--position', 'GOOD', '--size', '2'], /larger than 2/],
    [['--position', 'GOOD', '--size', 'x'], /whole number/],
    [['--positions', 'SHAPE'], /not a file of positions/],
    [['--positions', 'SIZE'], /boardSize is a whole number/],
  ])('%j is an error, printed as one line', async (args, text) => {
    const files: Record<string, string> = {
      X: join(folder, 'none'),
      BAD: file('bad.json', '{'),
      SHAPE: file('shape.json', { board: 'EIS' }),
      STONE: file('stone.json', { board: ['EIS'], rack: 'A1' }),
      BOARD: file('board.json', { board: ['E#S'], rack: 'A' }),
      GOOD: file('good.json', { board: ['EIS'], rack: 'A' }),
      SIZE: file('size.json', { boardSize: -1, positions: [] }),
    }
    const words = file('few.txt', 'EIS\n')
    const given = args.map((arg) => files[arg] ?? arg)
    const { code, err, out } = await here('solve', 'crossword', '--words', words, ...given)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(text)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })

  it('fails without a word list', async () => {
    const { code, err } = await estocade('solve', 'crossword', '--position', file('p.json', {}))
    expect([code, err]).toEqual([2, 'estocade: Which words? Say --words FILE, or --lang de.\n'])
  })
})

describe('solve presto', () => {
  it('T31 builds one crossword of all the stones', async () => {
    const { solved, table, words } = await json(
      ...['solve', 'presto', '--lang', 'de', '--stones', 'AEIOUEA BCDFGHKLMNRS'],
    )
    expect(solved).toBe(true)
    expect([...table.join('').replaceAll('.', '')].sort().join('')).toBe('AABCDEEFGHIKLMNORSU')
    const checked = await json('words', 'check', '--lang', 'de', '--rules', 'typ-dom', ...words)
    expect(checked.every(({ admitted }: { admitted: boolean }) => admitted)).toBe(true)
  })

  it('T33 says when there is none; with one stone left there is', async () => {
    const words = file('eis.txt', 'EIS\n')
    const args = ['solve', 'presto', '--words', words, '--stones', 'EISX']
    expect((await estocade(...args)).out).toBe('No crossword was found.\n')
    expect((await estocade(...args, '--easy')).out).toBe('EIS\n')
  })

  it.each([
    ['E1', /1 is no stone/],
    ['E', /2 to 40 stones/],
  ])('--stones %s is an error', async (stones, text) => {
    const words = file('eis.txt', 'EIS\n')
    const { code, err } = await here('solve', 'presto', '--words', words, '--stones', stones)
    expect(code).toBe(2)
    expect(err).toMatch(text)
  })
})

describe('simulate', () => {
  it.each(alsoLong(['point', 'presto'], ['kreuzwort', 'recht']))(
    '%s: levels against each other',
    async (game) => {
      const args = ['simulate', game, '--lang', 'vi', '--bots', '5,1', '--games', '2', '--rounds', '1']
      const { games, wins, scores, plies, msPerGame } = await json(...args)
      expect(games).toBe(2)
      expect(wins[0] + wins[1]).toBe(2)
      expect(scores).toHaveLength(2)
      expect(plies).toBeGreaterThan(1)
      expect(msPerGame).toBeGreaterThan(0)
    },
  )

  it.each([
    [['--bots', '5'], /1 bots: these rules are for 2 to 5/],
    [['--bots', '5,9'], /Unknown bot "9"/],
    [['--rounds', '0'], /rounds is a whole number/],
    [['--lang', 'xx'], /Unknown language/],
  ])('kreuzwort %j is an error', async (args, text) => {
    const { code, err } = await here('simulate', 'kreuzwort', '--lang', 'vi', ...args)
    expect(code).toBe(2)
    expect(err).toMatch(text)
  })
})

describe('bench crossword', () => {
  it('measures the search on positions of a file', async () => {
    const words = file('small.txt', 'EI\nEIS\nREIS\nSO\nSEE\n')
    const positions = file('many.json', { positions: [{ board: ['EIS'], rack: 'RO+' }] })
    const answer = await json(
      ...['bench', 'crossword', '--words', words, '--positions', positions, '--rounds', '3'],
    )
    expect(answer).toMatchObject({ positions: 1, rounds: 3, moves: 5 })
    for (const key of ['microsPerPosition', 'aaRatio', 'movesPerSecond'])
      expect(answer[key]).toBeGreaterThan(0)
  })

  it.each([
    [['words', '--positions', 'x'], /are for `bench crossword`/],
    [['crossword', '--words', 'x'], /--positions FILE/],
    [['crossword', '--positions', 'x', '--rounds', '0', '--lang', 'de'], /at least 1/],
  ])('%j is a fault', async (args, text) => {
    const { code, err } = await here('bench', ...args)
    expect(code).toBe(2)
    expect(err).toMatch(text)
  })
})
