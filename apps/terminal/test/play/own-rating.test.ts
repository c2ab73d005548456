import { rmSync } from 'node:fs'
import { suggestedLevel } from '@estocade/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ratingHere, suitedLevel } from '../../src/play/own-rating.ts'
import type { SavedGame } from '../../src/play/table/save-file.ts'
import { piped } from './piped.ts'
import { ownFolder } from './terminal.ts'

/** A game of French Abrahaminetz that this machine's player has won. */
const savedAgainst = (level: string, at: number): SavedGame =>
  ({
    header: { game: 'abrahaminetz', language: 'fr', people: ['Ann'], bots: [level] },
    entries: [{ at, events: [{ type: 'over', outcome: { scores: [9, 0], winners: [0] } }] }],
  }) as unknown as SavedGame

describe('the rating of this machine’s player', () => {
  let folder = ''
  beforeAll(() => {
    folder = ownFolder()
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const say = async (args: string, ...lines: readonly string[]) =>
    (
      await piped(
        ['--plain', '--ui', 'en', '--pace', '0', ...args.split(' ')],
        `${lines.join('\n')}\n`,
        folder,
      )
    ).out
  const lose = (args: string) => say(args, '/concede', 'yes', '/quit')
  const told = (out: string) => /^Your rating in (.+): (\d+)\. Suited to you: (\w+)\.$/m.exec(out)

  it('is told after each game against bots, and the next opponent suits it', async () => {
    const first = await lose('--game abrahaminetz --lang fr')
    expect(first).toContain('Novice')
    const [, where, one, level] = told(first)!
    expect([where, level]).toEqual(['Abrahaminetz, French', 'Novice'])
    const second = await lose('--game abrahaminetz --lang fr')
    expect(second).toContain('Novice')
    expect(Number(told(second)![2])).toBeLessThan(Number(one))
    // One who names a level gets what was asked for.
    expect(await lose('--game abrahaminetz --lang fr --bots 1 --level master')).toContain('Master')
  })

  it('begins with the level that the page begins with, and follows the games of the same language', () => {
    expect(suitedLevel('abrahaminetz', 'fr', [])).toBe(suggestedLevel())
    const won = Array.from({ length: 6 }, (_, at) => savedAgainst('master', at))
    expect(suitedLevel('abrahaminetz', 'fr', won)).toBe(suggestedLevel(ratingHere('abrahaminetz', 'fr', won)))
    expect(suitedLevel('abrahaminetz', 'fr', won)).not.toBe(suggestedLevel())
    expect(suitedLevel('abrahaminetz', 'de', won)).toBe(suggestedLevel())
  })

  it('leaves out games among people', async () => {
    const out = await say('--game abrahaminetz --lang it --players Ann,Bob', '', '/concede', 'yes', '/quit')
    expect(out).toContain('The game is over.')
    expect(told(out)).toBeNull()
  })
})
