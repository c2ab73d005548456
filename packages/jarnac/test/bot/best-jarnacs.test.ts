import { diceFrom } from '@estocade/kernel'
import { alphabets, lexiconOf } from '@estocade/words'
import { expect, test } from 'vitest'
import { bestJarnacs, createJarnac, type Jarnac, type JarnacChance } from '../../src/index.ts'
import { invented } from '../support/lexicons.ts'

const configOf = (game: Jarnac) => {
  const config = game.configure({ words: { classes: 'open' } })
  if (!config.ok) throw new Error(config.error.text)
  return config.value
}
const solve = (game: Jarnac, chance: Partial<JarnacChance> & { rows: readonly string[]; reserve: string }) =>
  bestJarnacs(game.judgeOf(configOf(game)), configOf(game), {
    freeRows: 8,
    calls: null,
    immunity: null,
    ...chance,
  })

test('the double Jarnac of the French set: CASIERS with BROSSENT, not ARSENICS alone', () => {
  const game = createJarnac(lexiconOf(['CARIES', 'SORBETS', 'CASIERS', 'ARSENICS', 'BROSSENT'], alphabets.fr))
  const rows = ['CARIES', 'SORBETS', '', '', '', '', '', '']
  expect(solve(game, { rows, reserve: 'NS', calls: 2 })).toEqual({
    jarnac: [
      { row: 0, word: 'CASIERS' },
      { row: 1, word: 'BROSSENT' },
    ],
    points: 113,
  })
  expect(solve(game, { rows, reserve: 'NS', calls: 1 }).jarnac).toHaveLength(1)
  expect(solve(game, { rows, reserve: 'NS', freeRows: 0 })).toEqual({ jarnac: [], points: 0 })
  expect(solve(game, { rows, reserve: 'NS', immunity: 7 }).jarnac).toEqual([{ row: 0, word: 'ARSENICS' }])
})

test('the double Jarnac of the German set: KASSIER and STARREN', () => {
  const game = createJarnac(lexiconOf(['KARIES', 'RASTER', 'KASSIER', 'STARREN'], alphabets.de))
  const rows = ['KARIES', 'RASTER', '', '', '', '', '', '']
  expect(solve(game, { rows, reserve: 'NS' })).toEqual({
    jarnac: [
      { row: 0, word: 'KASSIER' },
      { row: 1, word: 'STARREN' },
    ],
    points: 98,
  })
})

test('of two rows that need the same letter the longer word is taken, wherever it lies', () => {
  const game = createJarnac(lexiconOf(['MAU', 'MAUT', 'RASER', 'RASTER'], alphabets.de))
  expect(solve(game, { rows: ['MAU', 'RASER'], reserve: 'T' })).toEqual({
    jarnac: [{ row: 1, word: 'RASTER' }],
    points: 36,
  })
  expect(solve(game, { rows: ['RASER', 'MAU'], reserve: 'T' }).jarnac).toEqual([{ row: 0, word: 'RASTER' }])
})

test('no new word can be taken from a board that was full at the pass', () => {
  const game = createJarnac(lexiconOf(['MAU', 'MAUT', 'NET', 'REST'], alphabets.de))
  expect(solve(game, { rows: ['REST'], reserve: 'NET' }).points).toBe(0)
  expect(solve(game, { rows: ['MAU'], reserve: 'NETT' }).jarnac).toEqual([{ row: 0, word: 'MAUT' }])
  expect(solve(game, { rows: [''], reserve: 'NET', hadRoom: false }).points).toBe(0)
  expect(solve(game, { rows: ['REST'], reserve: 'NET', longerThan: 2 }).jarnac).toEqual([
    { row: null, word: 'NET' },
  ])
  expect(solve(game, { rows: ['REST'], reserve: 'NET', longerThan: 3 }).jarnac).toEqual([])
})

test('a word that may not be laid is not taken: a new one is no lengthening', () => {
  const game = createJarnac(lexiconOf(['MAU', 'MAUT', 'NET'], alphabets.de))
  const found = (refused: (word: string, from: string) => boolean) =>
    solve(game, { rows: ['MAU', ''], reserve: 'NETT', refused }).jarnac.map(({ word }) => word)
  expect(found(() => false)).toEqual(['MAUT', 'NET'])
  expect(found((_, from) => from === '')).toEqual(['MAUT'])
  expect(found((_, from) => from === 'MAU')).toEqual(['NET'])
})

const sorted = (word: string) => [...word].sort().join('')

/** Tries all ways to take words one after another. */
function slowBest(
  words: readonly string[],
  { rows, reserve, freeRows, calls, immunity }: JarnacChance,
): number {
  const known = new Map<string, number>()
  const hasRoom = rows.includes('')
  const best = (rows: readonly string[], reserve: string, most: number): number => {
    const key = `${rows.join()}/${sorted(reserve)}/${most}`
    const before = known.get(key)
    if (before !== undefined) return before
    let points = 0
    for (const word of most === 0 ? [] : words)
      for (const [row, was] of [...rows, ''].entries()) {
        const fresh = row === rows.length
        if (fresh ? !hasRoom : was === '' || was.length >= (immunity ?? 99)) continue
        const rest = letterRest(word, was, reserve)
        if (rest === undefined) continue
        const left = fresh ? rows : rows.map((one, i) => (i === row ? '' : one))
        points = Math.max(points, word.length ** 2 + best(left, rest, most - 1))
      }
    known.set(key, points)
    return points
  }
  return best(rows, reserve, Math.min(freeRows, calls ?? 99))
}

/** The reserve after `word` is made of all of `was` and at least one of its letters. */
function letterRest(word: string, was: string, reserve: string): string | undefined {
  let added = word
  for (const letter of was) {
    if (!added.includes(letter)) return undefined
    added = added.replace(letter, '')
  }
  if (added === '') return undefined
  let rest = reserve
  for (const letter of added) {
    if (!rest.includes(letter)) return undefined
    rest = rest.replace(letter, '')
  }
  return rest
}

test('no other set takes more points than the one found', () => {
  const lexicon = invented('fr', 250, 'jarnacs')
  const game = createJarnac(lexicon)
  const words = [...lexicon.words()].filter(({ length }) => length >= 3 && length <= 9)
  const short = words.filter(({ length }) => length < 7)
  const dice = diceFrom('jarnacs')
  let several = 0
  for (let i = 0; i < 150; i++) {
    const rows = Array.from({ length: 4 }, () =>
      dice.below(4) === 0 ? '' : short[dice.below(short.length)]!,
    )
    const reserve = [words[dice.below(words.length)], words[dice.below(words.length)]].join('').slice(0, 9)
    const chance: JarnacChance = {
      rows,
      reserve,
      freeRows: 1 + dice.below(4),
      calls: [null, 1, 2][dice.below(3)]!,
      immunity: [null, 5][dice.below(2)]!,
    }
    const found = solve(game, chance)
    expect(found.points).toBe(slowBest(words, chance))
    expect(found.points).toBe(found.jarnac.reduce((sum, { word }) => sum + word.length ** 2, 0))
    if (found.jarnac.length > 1) several++
  }
  expect(several).toBeGreaterThan(15)
})
