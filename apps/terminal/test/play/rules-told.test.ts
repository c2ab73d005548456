import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { piped } from './piped.ts'
import { endReaders, PlainReader } from './plain-reader.ts'
import { ownFolder } from './terminal.ts'

/** What the terminal writes about the rules during play. */
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

  // Jarnac D4: the terminal gave hints without end.
  describe('J70', () => {
    it.each([
      ['--hints 2', 2, 'No hints left: 2 of 2 used.'],
      ['--hints 0', 0, 'No hint is left here.'],
    ])('%s gives %i and no more, seen by all', async (flag, count, refusal) => {
      const out = await plain(
        `--lang fr --players Ann,Bob --seed hints ${flag}`,
        ...['+', '/hint', '/hint row', '/hint', '/quit'],
      )
      expect(out.match(/^(Ann|Bob) takes a hint\./gm) ?? []).toHaveLength(count)
      expect(out).toContain(refusal)
    })

    // Jarnac D12: a hint could not be asked for a place alone.
    it('/hint row tells only where a word hides', async () => {
      const out = await plain('--lang fr --players Ann,Bob --seed hints', '+', '/hint row', '/quit')
      expect(out).toMatch(/takes a hint\. (Hint: (a new word|row \d)$|Nothing worth)/m)
    })
  })

  // Jarnac D5: who lost by time or conceded read the same sentence as the others.
  it('J50: conceding is told to oneself and to the others in words of their own', async () => {
    const own = await plain('--lang fr --bots novice --seed give', '/concede', 'yes', '/quit')
    expect(own).toContain('You concede.')
    expect(own).toContain('The game is over. Novice wins.')
    const other = await plain('--lang fr --players Ann,Bob --seed give', '/concede', '2', '/quit')
    expect(other).toMatch(/^(Ann|Bob) concedes\.$/m)
  })

  it('J52: an empty bank is told as lost time', async () => {
    const reader = new PlainReader(
      ['--lang', 'fr', '--players', 'Ann,Bob', '--seed', 'bank', '--clock', '1s'],
      folder,
    )
    await reader.until(/^The game is over\. (Ann|Bob) wins\.$/m)
    // Looked at when the game is over, so that another sentence fails at once.
    expect(reader.text).toMatch(/^(Ann|Bob) is out of time and leaves the game\.$/m)
    reader.answer('/quit')
    expect(await reader.exit).toBe(0)
  })

  // The others read only what the rules did for one whose time had run out.
  it.each([
    ['T8', 'kreuzwort', 'de', 'time is up', '(?:red|black) bought'],
    ['J11', 'jarnac', 'fr', '(?:[A-Z] )*[A-Z] drawn', 'time is up'],
    ['A19', 'abrahaminetz', 'fr', 'time is up', 'pass'],
  ])('%s: all read that a turn of %s ended because its time was up', async (_, game, language, ...lines) => {
    const flags = `--game ${game} --lang ${language} --players Ann,Bob --seed late --clock 1s/turn`
    const reader = new PlainReader(flags.split(' '), folder)
    const [before, last] = lines
    await reader.until(new RegExp(`^(Ann|Bob): ${last}$`, 'm'))
    // Looked at when the turn is over, so that a missing line fails at once.
    expect(reader.text).toMatch(new RegExp(`^(Ann|Bob): ${before}\\n\\1: ${last}$`, 'm'))
    reader.answer('/quit')
    expect(await reader.exit).toBe(0)
  })

  // Jarnac D1: the window that ends the game spoke of drawing.
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
    await reader.until(/^The board of \w+ is full\.$/m)
    reader.answer('/values')
    reader.answer('/quit')
    expect(await reader.exit).toBe(0)
  })

  it('J2: /values tells how many of each letter there are', async () => {
    const out = await plain('--lang fr --players Ann,Bob --seed values', '/values', '/quit')
    expect(out).toMatch(/^A ×14 +B ×4 /m)
  })

  // Typ-Dom D2: Point showed neither values nor points until the settlement.
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
    const [, word, points] = /^Hint: H8 across: (\p{Lu}+), stones: \d+, (\d+) points$/mu.exec(out)!
    const laid = await plain('--game point --lang de --players Ann,Bob --seed points', '', word!, '', '/quit')
    expect(laid).toMatch(new RegExp(`^Ann ${points} \\(`, 'm'))
  })

  // Jarnac D2: while a word can be challenged nothing may tell whether it counts.
  it('J47: a word that is none is laid, previewed and accepted without a verdict', async () => {
    const doubt = '--lang fr --preset competition-fr --players Ann,Bob --seed doubt'
    const none = 'BRD'
    const laid = await plain(doubt, '+', none, '/quit')
    expect(laid).toMatch(new RegExp(`lays ${none}\\. /accept or /challenge\\?`))
    expect(laid).not.toMatch(/dictionary|is right|is wrong|not a word/)
    expect(await plain(doubt, '+', none, '/hint', '/quit')).not.toContain('Hint:')
    expect(await plain(doubt, '+', none, '/challenge', '/quit')).toContain(`challenge! ${none} is wrong\n`)
    // Jarnac D12: a turn lost by a penalty was told as a pass.
    expect(await plain(doubt, '+', none, '/challenge', '/quit')).toMatch(/^\w+ loses the turn\.$/m)
  })

  // Typ-Dom D9: the prompt spoke of all stones where one may be left.
  it('T33: the easy rules of Presto are told where they hold', async () => {
    const easy = await plain('--game presto --lang de --bots novice --preset easy --seed p', '/quit')
    expect(easy).toContain('Build one crossword of all your stones, or all but one for half the points')
    const usual = await plain('--game presto --lang de --bots novice --seed p', '/quit')
    expect(usual).toContain('Build one crossword of all your stones')
    expect(usual).not.toContain('all but one')
  })

  // Typ-Dom D10: "Nothing lies on the table." while the first stone lay there.
  it('T41: a single stone on the table is told', async () => {
    const out = await plain('--game recht --lang de --bots novice --seed 4 --rounds 1', '/quit')
    const [, stone, place] = /^Novice: (.) on (\w+), named: /m.exec(out)!
    expect(out).toContain(`On the table: ${stone} ${place}`)
    expect(out).not.toMatch(/named: .*\n(.*\n)*Nothing lies on the table\./)
  })

  // Typ-Dom D13: a question with numbers did not take `yes`.
  it('a question takes yes and no as well as a number', async () => {
    const out = await plain(
      '--lang fr --players Ann,Bob --seed yes',
      '/concede',
      'no',
      '/concede',
      '/no',
      '/concede',
      'y',
      '/quit',
    )
    expect(out.match(/concedes/g)).toHaveLength(1)
  })
})
