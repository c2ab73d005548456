import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piped } from './piped.ts'
import { ownFolder } from './terminal.ts'

/** Jarnac D13: games alone were ranked nowhere. */
describe('J62 games alone', () => {
  let folder = ''
  beforeAll(() => {
    folder = ownFolder()
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const say = async (args: readonly string[], ...lines: readonly string[]) =>
    (await piped(['--plain', '--ui', 'en', '--pace', '0', ...args], `${lines.join('\n')}\n`, folder)).out
  const solo = (...lines: readonly string[]) =>
    say(
      ['--lang', 'fr', '--preset', 'solo', '--turns', '2', '--hints', '9', '--seed', 'alone'],
      ...lines,
      '/quit',
    )

  it('J62 the end says whether it is a personal best, and the menu lists the best', async () => {
    expect(await say([], '/quit')).not.toContain('Personal bests')
    const helped = await solo('/hint', '.', '.')
    expect(helped).toContain('The game is over. 0 points.')
    expect(helped).not.toContain('personal best')
    const word = /Hint: a new word: (\p{Lu}+)$/mu.exec(helped)![1]!
    const points = word.length ** 2

    expect(await solo('.', '.')).toMatch(/The game is over\. 0 points in 2 turns\.\nA new personal best\./)
    expect(await solo('.', '.')).toContain('As good as your personal best.')
    expect(await solo(word, '.', '.')).toMatch(
      new RegExp(`The game is over\\. ${points} points in 2 turns\\.\nA new personal best\\.`),
    )
    expect(await solo('.', '.')).toContain(`Your best: ${points} points in 2 turns.`)

    const menu = await say([], '2', '/quit')
    expect(menu).toMatch(/^2\. Personal bests$/m)
    const rows = [...menu.matchAll(/^Jarnac fr 8×9: (\d+) points in 2 turns \(/gm)]
    expect(rows.map(([, row]) => Number(row))).toEqual([points, 0, 0, 0])
  })
})
