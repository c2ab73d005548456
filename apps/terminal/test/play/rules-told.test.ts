import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { piped } from './piped.ts'
import { endReaders, PlainReader } from './plain-reader.ts'
import { ownFolder } from './terminal.ts'

/** What the terminal tells of the rules while they happen. */
describe('what is told', () => {
  let folder = ''
  beforeAll(() => {
    folder = ownFolder()
  })
  afterEach(endReaders)
  afterAll(() => rmSync(folder, { recursive: true }))
  const plain = async (args: string, ...lines: readonly string[]) => {
    const all = ['--plain', '--ui', 'en', '--pace', '0', ...args.split(' ')]
    return (await piped(all, `${lines.join('\n')}\n`, folder)).out
  }

  describe('J70', () => {
    it.each([
      ['--hints 2', 2, 'All 2 hints are used.'],
      ['--hints 0', 0, 'No hint is left here.'],
    ])('%s gives %i and no more, seen by all', async (flag, count, refusal) => {
      const out = await plain(
        `--lang fr --players Ann,Bob --seed hints ${flag}`,
        ...['+', '/hint', '/hint row', '/hint', '/quit'],
      )
      expect(out.match(/^(Ann|Bob): a hint\./gm) ?? []).toHaveLength(count)
      expect(out).toContain(refusal)
    })

    it('/hint row tells only where a word hides', async () => {
      const out = await plain('--lang fr --players Ann,Bob --seed hints', '+', '/hint row', '/quit')
      expect(out).toMatch(/a hint\. (Hint: (a new word|row \d)$|Nothing worth)/m)
    })
  })

  it('J50: conceding is told to oneself and to the others in words of their own', async () => {
    const own = await plain('--lang fr --bots novice --seed give', '/concede', 'yes', '/quit')
    expect(own).toContain('You have given up.')
    expect(own).toContain('The game is over. Novice wins.')
    const other = await plain('--lang fr --players Ann,Bob --seed give', '/concede', '2', '/quit')
    expect(other).toMatch(/^(Ann|Bob) has given up\.$/m)
  })

  it('J52: an empty bank is told as lost time', async () => {
    const reader = new PlainReader(
      ['--lang', 'fr', '--players', 'Ann,Bob', '--seed', 'bank', '--clock', '1s'],
      folder,
    )
    await reader.until(/^(Ann|Bob) has run out of time and is out\.$/m)
    await reader.until(/^The game is over\. (Ann|Bob) wins\.$/m)
    reader.answer('/quit')
    expect(await reader.exit).toBe(0)
  })

  it('J34: a window that ends the game says so, with the score as it stands', async () => {
    const flags = '--lang fr --preset classic-fr --rows 1 --players Ann,Bob --seed last --hints 99'
    const reader = new PlainReader(flags.split(' '), folder)
    for (;;) {
      const { prompt, news } = await reader.next()
      if (/The game ends here/.test(prompt)) {
        expect(prompt).toMatch(
          /The game ends here \(Ann \d+ · Bob \d+\) unless you take a word from (Ann|Bob)/,
        )
        break
      }
      const hint = /Hint: a new word: (\p{Lu}+)$/mu.exec(news)?.[1]
      if (/Type a new word/.test(prompt)) reader.answer(hint ?? (/Nothing worth/.test(news) ? '.' : '/hint'))
      else reader.answer(/Enter draws/.test(prompt) ? '' : /draw with \+/.test(prompt) ? '+' : '.')
    }
    reader.answer('/leave')
    await reader.until(/^A board is full\.$/m)
    reader.answer('/values')
    reader.answer('/quit')
    expect(await reader.exit).toBe(0)
  })

  it('J2: /values tells how many of each letter there are', async () => {
    const out = await plain('--lang fr --players Ann,Bob --seed values', '/values', '/quit')
    expect(out).toMatch(/^A ×14 +B ×4 /m)
  })

  it('T20: Point shows letter values in the rack and what has been won so far', async () => {
    const out = await plain(
      '--game point --lang de --players Ann,Bob --seed points',
      '',
      '/hint',
      '/values',
      '/quit',
    )
    expect(out).toMatch(/^Rack red ([A-Z*]\d+ )*[A-Z*]\d+, black /m)
    expect(out).toMatch(/^[A-Z] ×\d+ \(\d+\)/m)
    expect(out).toContain('buy one to three stones (+r, +rbb), or pass with a dot.')
  })

  it('T33: the easy rules of Presto are told where they hold', async () => {
    const easy = await plain(
      '--game presto --lang de --bots novice --preset easy --seed p',
      '/giveup',
      '/quit',
    )
    expect(easy).toContain('or all but one for half the points')
    const usual = await plain('--game presto --lang de --bots novice --seed p', '/giveup', '/quit')
    expect(usual).not.toContain('all but one')
  })

  it('T41: a single stone on the table is told', async () => {
    const out = await plain('--game recht --lang de --bots novice,pupil --seed 4 --rounds 1', '/quit')
    const named = /^\w+: (.) on (\w+), named: /m.exec(out)
    if (named !== null && !/^Ann|^You/.test(out))
      expect(out).toMatch(new RegExp(`On the table: ([^.]*, )?${named[1]} ${named[2]}`))
    expect(out).not.toMatch(/named: .*\n(.*\n)*Nothing lies on the table\./)
  })

  it('a question takes yes and no as well as a number', async () => {
    const out = await plain(
      '--lang fr --players Ann,Bob --seed yes',
      '/concede',
      'no',
      '/concede',
      'yes',
      '/quit',
    )
    expect(out.match(/has given up/g)).toHaveLength(1)
  })
})
