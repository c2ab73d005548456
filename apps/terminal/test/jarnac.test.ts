import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jarnac } from '@estocade/games'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { estocade, here, json } from './estocade.ts'

describe('solve jarnac --jarnac', () => {
  it('takes two words together rather than one longer one', async () => {
    const args = [
      'solve',
      'jarnac',
      '--lang',
      'fr',
      '--rules',
      'classic-fr',
      '--reserve',
      'SN',
      '--rows',
      'CARIES,SORBETS',
    ]
    const { jarnac, points } = await json(...args, '--jarnac', '2')
    expect(points).toBe(7 ** 2 + 8 ** 2)
    expect(jarnac).toEqual([
      { row: 0, word: 'CASIERS' },
      { row: 1, word: 'BROSSENT' },
    ])
    const one = await json(...args, '--jarnac', '1')
    expect(one.points).toBe(64)
    expect(one.jarnac).toHaveLength(1)
  })
})

describe('simulate jarnac', () => {
  it('prints wins, scores, Jarnacs, plies and time; the same seeds give the same games', async () => {
    const args = ['simulate', 'jarnac', '--lang', 'fr', '--bots', '2,1', '--games', '2', '--seed', '7']
    const [first, second] = [await json(...args), await json(...args)]
    expect(first).toMatchObject({ bots: ['2', '1'], games: 2 })
    expect(first.wins[0] + first.wins[1]).toBe(2)
    expect({ ...first, msPerGame: 0 }).toEqual({ ...second, msPerGame: 0 })
  })

  it.each([
    [['--bots', '9,1'], /Unknown bot "9"/],
    [['--bots', '1'], /2 to 6/],
    [['--preset', 'club'], /Choose one of/],
  ])('%j is an error', async (args, text) => {
    const { code, err } = await here('simulate', 'jarnac', ...args)
    expect(code).toBe(2)
    expect(err).toMatch(text)
  })
})

describe('records', () => {
  let folder = ''
  let text = ''
  const file = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'records-'))
    const lexicon = loadLexicon(cacheFolder(), 'fr')
    const game = jarnac.createJarnac(lexicon)
    const config = game.configure({ preset: 'classic-fr' })
    if (!config.ok) throw new Error(config.error.text)
    const bots = [jarnac.jarnacBot(game, 'pupil'), jarnac.jarnacBot(game, 'novice')]
    text = jarnac.printRecord(jarnac.playGame(game, lexicon.hash, config.value, bots, 'record').log)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('verify: accepts a valid record, as text and as JSON', async () => {
    const path = file('game.txt', text)
    expect(await json('verify', path)).toEqual({ ok: true })
    const { out } = await estocade('replay', path, '--json')
    const log = file('game.json', out)
    expect(await json('verify', log)).toEqual({ ok: true })
    expect((await estocade('replay', log)).out).toBe(text)
  })

  it('verify: names the first wrong line of a changed record', async () => {
    const lines = text.split('\n')
    const at = lines.findIndex((line) => /\+[A-Z]/.test(line) && !/^\d+ [A-F]$/.test(line))
    const letter = /\+([A-Z])/.exec(lines[at]!)![1]!
    lines[at] = lines[at]!.replace(`+${letter}`, `+${letter === 'Z' ? 'Y' : 'Z'}`)
    const { code, err } = await estocade('verify', file('false.txt', lines.join('\n')))
    expect(code).toBe(2)
    expect(err).toContain(`false.txt:${at + 1}:`)
  })

  it('review: turns, missed plays and an accuracy for each side', async () => {
    const { turns, sides } = await json('review', file('game.txt', text))
    expect(turns.length).toBeGreaterThan(4)
    expect(sides).toHaveLength(2)
    for (const { accuracy } of sides) expect(accuracy).toBeGreaterThan(0)
    expect((await estocade('review', file('game.txt', text))).out).toMatch(/A: accuracy/)
  })

  it('a file that is not a record is an error', async () => {
    const { code, err } = await estocade('review', file('no.txt', 'nonsense'))
    expect(code).toBe(2)
    expect(err).toMatch(/no\.txt:1:/)
  })
})
