import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { piped } from './piped.ts'
import { endReaders, PlainReader } from './plain-reader.ts'
import { ownFolder } from './terminal.ts'

/** Typ-Dom D1: one who conceded ended the match for everybody, and all scores were wiped out. */
describe('Typ-Dom D1 leaving in the terminal', () => {
  let folder = ''
  beforeAll(() => {
    folder = ownFolder()
  })
  afterEach(endReaders)
  afterAll(() => rmSync(folder, { recursive: true }))
  const play = async (args: string, ...lines: readonly string[]) => {
    const all = ['--plain', '--ui', 'en', '--pace', '0', '--seed', 'leave', ...args.split(' ')]
    return (await piped(all, `${lines.join('\n')}\n`, folder)).out
  }
  const leave = ['', '/concede', 'yes']

  it.each(['kreuzwort', 'recht'])(
    'T14 %s: the others play on, each rack left is told and paid to the one who stays',
    async (game) => {
      const out = await play(`--game ${game} --lang de --players Ann,Bob,Cem`, ...leave, ...leave, '/quit')
      const prices = [...out.matchAll(/^(\w+) concedes\. The rack costs (\d+)\.$/gm)]
      expect(prices).toHaveLength(2)
      const [[, first, one], [, second, two]] = prices as unknown as [string[], string[]]
      // After the first has left the next one is asked for a word.
      expect(out.indexOf('Pass the keyboard', out.indexOf(`${first} concedes`))).toBeGreaterThan(0)
      const winner = ['Ann', 'Bob', 'Cem'].find((name) => name !== first && name !== second)!
      expect(out).toContain(`The game is over. ${winner} wins.`)
      const points = { [first!]: `−${one}`, [second!]: `−${two}`, [winner]: `${Number(one) + Number(two)}` }
      expect(out).toContain(['Ann', 'Bob', 'Cem'].map((name) => `${name} ${points[name]}`).join(' · '))
    },
  )

  it('T14 Point: the rack left is taken off the own points, and the leaver cannot win', async () => {
    const out = await play('--game point --lang de --players Ann,Bob', ...leave, '/quit')
    const [, leaver, price] = /^(\w+) concedes\. The rack costs (\d+)\.$/m.exec(out)!
    expect(out).toContain(`${leaver} −${price}`)
    expect(out).toMatch(new RegExp(`The game is over\\. ${leaver === 'Ann' ? 'Bob' : 'Ann'} wins\\.`))
  })

  it('T14 Presto: who leaves has not finished', async () => {
    const out = await play('--game presto --lang de --bots novice', '/concede', 'yes', '/quit')
    expect(out).toMatch(/You concede\.\nSettled: You 0, Novice 0\nThe game is over\. Novice wins\./)
  })

  it('T14 an empty bank leaves the match as conceding does', async () => {
    const args = '--game kreuzwort --lang de --players Ann,Bob,Cem --seed leave --clock 1s'
    const reader = new PlainReader(args.split(' '), folder)
    await reader.until(/^\w+ is out of time and leaves the game\. The rack costs \d+\.$/m)
    await reader.until(/^The game is over\. \w+ wins\.$/m)
    reader.answer('/quit')
    expect(await reader.exit).toBe(0)
  })

  it('A27 Abrahaminetz: of three the others play on, and the last one wins', async () => {
    const out = await play('--game abrahaminetz --lang fr --players Ann,Bob,Cem', ...leave, ...leave, '/quit')
    expect(out.match(/^\w+ concedes\.$/gm)).toHaveLength(2)
    expect(out).toMatch(/The game is over\. \w+ wins\./)
  })
})
