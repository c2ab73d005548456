import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piped } from './piped.ts'
import { ownFolder } from './terminal.ts'

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
    expect(first).toContain('Fencer')
    const [, where, one, level] = told(first)!
    expect([where, level]).toEqual(['Abrahaminetz, Français', 'Novice'])
    const second = await lose('--game abrahaminetz --lang fr')
    expect(second).toContain('Novice')
    expect(second).not.toContain('Fencer')
    expect(Number(told(second)![2])).toBeLessThan(Number(one))
    // Each language has its own, and one who names a level or a seed gets what was asked for.
    expect(await lose('--game abrahaminetz --lang de')).toContain('Fencer')
    expect(await lose('--game abrahaminetz --lang fr --seed again')).toContain('Fencer')
    expect(await lose('--game abrahaminetz --lang fr --bots 1 --level master')).toContain('Master')
  })

  it('leaves out games among people', async () => {
    const out = await say('--game abrahaminetz --lang it --players Ann,Bob', '', '/concede', 'yes', '/quit')
    expect(out).toContain('The game is over.')
    expect(told(out)).toBeNull()
  })
})
