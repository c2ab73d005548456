import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { abrahaminetz, catalogueOf, seedFrom } from '@estocade/games'
import { playBots } from '@estocade/kernel'
import { cacheFolder, openLexicons } from '@estocade/words/node'
import { afterAll, describe, expect, it } from 'vitest'
import { estocade, here, json } from './estocade.ts'

describe('abrahaminetz', () => {
  it('solve: MERE covers the A, the joker stays E; MARI needs a card on it', async () => {
    const plays = await json('solve', 'abrahaminetz', '--lang', 'fr', '--rack', 'MARe', '--hand', 'EKWWWWW')
    const mere = plays.find(({ word }: { word: string }) => word === 'MERE')
    expect(mere).toMatchObject({ rack: 'MERe', laying: { grow: 'none', cards: '.E..' } })
    expect(plays.some(({ word }: { word: string }) => word === 'MARI')).toBe(false)
    const points = plays.map((play: { points: number }) => play.points)
    expect(points).toEqual([...points].sort((a, b) => b - a))
  })

  it.each([
    [['--rack', 'M1R', '--hand', 'AB'], /1 is no letter/],
    [['--rack', 'MA', '--hand', 'AB'], /3 to 9 cells/],
    [['--rack', 'MARE'], /--hand/],
  ])('solve: %j is an error', async (args, text) => {
    const { code, err } = await here('solve', 'abrahaminetz', '--lang', 'fr', ...args)
    expect(code).toBe(2)
    expect(err).toMatch(text)
  })

  it('simulate: levels against each other', async () => {
    const { games, wins } = await json(
      'simulate',
      'abrahaminetz',
      '--lang',
      'fr',
      '--bots',
      '5,1',
      '--games',
      '2',
    )
    expect(games).toBe(2)
    expect(wins[0] + wins[1]).toBe(2)
  })
})

describe('a record of Abrahaminetz', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const { game, bots, lexicon } = catalogueOf(openLexicons(cacheFolder())).get('abrahaminetz')!
  const config = game.configure({ language: 'vi' })
  if (!config.ok) throw new Error(config.error.text)
  const novice = bots.get('novice')!
  const { log } = playBots({
    game,
    config: config.value,
    bots: [novice, novice],
    serverSeed: seedFrom('a record of cards'),
    lexicon: lexicon(config.value),
    next(state, [duty]) {
      const { seat } = duty!
      return { by: seat, action: novice.choose(game.view(state, seat), seat, 'cards') }
    },
  })
  const cards = log as Parameters<typeof abrahaminetz.printRecord>[0]

  it.each([
    ['text', abrahaminetz.printRecord(cards)],
    ['JSON', JSON.stringify(log)],
  ])('is replayed, verified and reviewed from %s', async (kind, text) => {
    const path = join(folder, kind)
    writeFileSync(path, text)
    expect((await estocade('replay', path)).out).toBe(abrahaminetz.printRecord(cards))
    expect(await json('verify', path)).toEqual({ ok: true })
    expect((await json('review', path)).sides).toHaveLength(2)
    expect((await here('review', path)).out).toMatch(/ P1: /)
  })
})
