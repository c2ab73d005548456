import { rmSync } from 'node:fs'
import { games } from '@estocade/games'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../../scripts/test-scale.ts'
import { plainText } from '../../src/play/line.ts'
import { clockFrom } from '../../src/play/options/clock-values.ts'
import { flagOf, isOffered, ruleFlags } from '../../src/play/options/option-flags.ts'
import { menuFrame } from '../../src/play/screen/menu.ts'
import { sayIn } from '../../src/texts/index.ts'
import { piped } from './piped.ts'
import { leaveAll, ownFolder, Terminal } from './terminal.ts'

afterEach(leaveAll)

describe('options of the rules', () => {
  let folder = ''
  beforeAll(() => {
    folder = ownFolder()
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const plain = (args: readonly string[], ...lines: readonly string[]) =>
    piped(['--plain', '--ui', 'en', '--pace', '0', ...args], `${lines.join('\n')}\n`, folder)

  // Jarnac D7: only `rows` was named anywhere, and nested options needed JSON.
  it('J1: readable flags set rows, lengths, Jarnacs, clock and safe words', async () => {
    const flags = '--lang fr --rows 6 --longest 15 --shortest 4 --jarnacs 2 --clock 30s/turn --immune 7,none'
    const terminal = new Terminal(['--ui', 'en', '--seed', 'flags', ...flags.split(' ')], {
      folder,
      columns: 140,
    })
    // Six rows; 16 over the fourth letter, 225 over the fifteenth; a clock that runs.
    const text = await terminal.until(/0:[123]\d/)
    expect(text).toMatch(/ 6 /)
    expect(text).not.toMatch(/│ {2}7 /)
    expect(text).toMatch(/ 16 .* 225/)
    expect(text).not.toMatch(/ 9 {2,}16/)
    terminal.type('\x03\x03')
    expect(await terminal.exit).toBe(0)
  })

  it('J1: what cannot be is refused in the player’s language, with the option’s name', async () => {
    const { code, err } = await piped(['--plain', '--ui', 'fr', '--rows', '44', '--bots', '1'], '', folder)
    expect([code, err.trim()]).toEqual([2, 'estocade: Lignes\u00a0: un nombre entier de 1 à 20.'])
    const other = await piped(['--plain', '--game', 'presto', '--rows', '4', '--bots', '1'], '', folder)
    expect(other.err).toContain('Presto has no option --rows. It has --easy, --rounds,')
  })

  it.each([
    ['de', 'die Sprache der Wörter', 'Zeilen: ', 'Alle Spiele.'],
    ['fr', 'la langue des mots', 'Lignes\u00a0: ', 'Tous les jeux.'],
    ['en', 'the language of the words', 'Rows: ', 'All games.'],
  ])('--help follows --ui and the environment: %s', async (language, lang, rows, all) => {
    const asked = await piped(['--ui', language, '--help'], '', folder)
    const usual = await piped(['--help'], '', folder, { LC_ALL: `${language}.UTF-8` })
    for (const { code, out } of [asked, usual]) {
      expect(code).toBe(0)
      for (const text of [lang, rows, all]) expect(out).toContain(text)
    }
  })

  // Typ-Dom D5: people at one keyboard built one after the other.
  it('a label and its value stand as the language writes them, and a long choice in full', async () => {
    const { out } = await piped(['--plain', '--ui', 'fr'], '1\n1\n1\n\n', folder)
    expect(out).toContain('Lignes\u00a0: 8')
    const shown = menuFrame(
      sayIn('fr'),
      { text: '?', labels: ['mot '.repeat(40), 'b'], chosen: 0 },
      { columns: 80, rows: 24 },
    )
    const texts = shown.lines.map(plainText)
    // Cut in the list, and whole below it.
    expect(texts.filter((text) => text.includes('…'))).toHaveLength(1)
    expect(
      texts
        .filter((text) => !text.includes('…'))
        .join()
        .match(/mot/g),
    ).toHaveLength(40)
    for (const text of texts) expect([...text].length).toBeLessThanOrEqual(80)
  })

  it('T30: Presto is not shared at one keyboard, and says why', async () => {
    const { code, err } = await plain(['--game', 'presto', '--players', 'Ann,Bob'])
    expect(code).toBe(2)
    expect(err).toMatch(/all build at the same time, so everybody needs a screen of their own/)
  })

  it.each([
    // Typ-Dom D4, D9, D11: no word classes, and house words only as JSON.
    ...alsoLong<readonly [game: string, option: string]>(
      [
        ['point', 'words.classes=open'],
        ['presto', 'easy=yes'],
        ['abrahaminetz', 'judging=challenge'],
      ],
      [
        ['kreuzwort', 'house-words=OMAMA,OPAPA'],
        ['abrahaminetz', 'house-words=ÉTÉ,ete'],
        ['point', 'winner=most-points'],
        ['jarnac', 'words.classes=open'],
      ],
    ),
    // Jarnac D12: house words in the language's own spelling were refused.
    ['jarnac', 'house-words=ärx,Straß'],
    ['jarnac', 'clock={"type":"turn","seconds":30}'],
  ] as const)('%s takes --option %s', async (game, option) => {
    const { code, err } = await plain(
      ['--game', game, '--lang', 'de', '--bots', 'novice', '--option', option],
      '/quit',
    )
    expect([code, err.replace(/^The game is kept.*\n/, '')]).toEqual([0, ''])
  })

  // Typ-Dom D6: only three deals could be had, and the page offered one of them.
  it('T21: Point is dealt with as many stones as asked for', async () => {
    const flags = ['--game', 'point', '--lang', 'de', '--players', 'Ann,Bob', '--seed', 'deal']
    const { out } = await plain([...flags, '--red', '7', '--black', '11'], '', '/quit')
    expect(out).toContain('Ann 0 (7 red, 11 black), Bob 0 (7 red, 11 black)')
    const { code, err } = await plain([...flags, '--red', '2'])
    expect([code, err]).toEqual([2, expect.stringContaining('a whole number from 3 to 15')])
  })

  // Typ-Dom D9: the menu asked for no rule set in Presto and Point.
  it.each([
    ['4', 'Large racks'],
    ['5', 'Easy'],
  ])('the menu asks game %s for its rule set', async (game, preset) => {
    const { out } = await plain([], '1', game, '1', '/quit')
    expect(out).toMatch(new RegExp(`^Which rules\\?\n[^?]*\\. ${preset} `, 'm'))
  })

  // Jarnac D7: the questions asked for game, language, rules and rivals only.
  it('the menu offers every option, and a changed one is played', async () => {
    const { out } = await plain([], '1', '1', '1', '', '2', '4', '1', '', '', '1', '/quit')
    expect(out).toContain('Rows: 8')
    expect(out).toContain('Rows: 4')
    const { options } = games.find(({ id }) => id === 'jarnac')!
    const names = options.options.filter(isOffered).map(({ key }) => sayIn('en').named(`option_${key}`))
    expect(names.filter((name) => !new RegExp(`^\\d+\\. ${name}: `, 'm').test(out))).toEqual([])
    expect(out).toMatch(/In the bag: \d+/)
  })

  // Typ-Dom D12: German word classes were offered for French words, and then refused.
  it('A25: the menu offers only the word classes that the language has', async () => {
    const { out } = await plain(['--lang', 'fr'], '1', '2', '1', '6', '/quit')
    const [, asked = ''] = out.split(/^Words allowed\. .*$/m)
    expect(asked).toMatch(/^1\. .+\n2\. /m)
    expect(asked).toContain('French, classic')
    expect(asked).not.toMatch(/German/)
  })

  // Jarnac D13: the story of the name was told nowhere.
  it('the menu shows rules, the story of the name, and games to go on with', async () => {
    await plain(['--lang', 'fr', '--bots', 'novice', '--seed', 'kept'], '/quit')
    await plain(['--game', 'point', '--lang', 'de', '--bots', 'pupil', '--seed', 'kept'], '/quit')
    const { out } = await plain([], '3', '1', '4', '2', '2', '/quit')
    expect(out).toContain('GOAL. Score more points than your rivals')
    expect(out).toContain('On 10 July 1547')
    // All of them are listed, the newest first, and any of them can be chosen.
    expect(out).toMatch(/^1\. Point-Typ-Dom, You, Pupil, .+2\d{3}\D.*\n2\. Jarnac, You, Novice, .+2\d{3}/m)
    expect(out).toMatch(/(draws your letters|has passed)/)
  })

  it('every option of every game has one flag', () => {
    for (const { options, id } of games) {
      const flags = options.options.filter(isOffered).map(flagOf)
      expect([id, new Set(flags).size]).toEqual([id, flags.length])
      for (const flag of flags) expect(ruleFlags().map((one) => one.flag)).toContain(flag)
    }
  })

  it.each([
    ['none', { type: 'none' }],
    ['30s/turn', { type: 'turn', seconds: 30 }],
    ['2m/turn', { type: 'turn', seconds: 120 }],
    ['10m', { type: 'bank', seconds: 600, increment: 0 }],
    ['10m+5s', { type: 'bank', seconds: 600, increment: 5 }],
    ['2d/turn', { type: 'days', days: 2 }],
    ['soon', undefined],
  ])('a clock as %s', (text, clock) => {
    expect(clockFrom(text)).toEqual(clock)
  })
})
