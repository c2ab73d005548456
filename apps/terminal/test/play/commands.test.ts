import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../../scripts/test-scale.ts'
import { piped } from './piped.ts'
import { scriptOf } from './script.ts'
import { leaveAll, ownFolder, Terminal } from './terminal.ts'

afterEach(leaveAll)

describe('what can be said at the table', () => {
  let folder = ''
  beforeAll(() => {
    folder = ownFolder()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const jarnac = ['--game', 'jarnac', '--preset', 'classic-fr', '--seed', 'say', '--ui', 'en', '--pace', '0']
  const plain = (people: readonly string[], ...lines: readonly string[]) =>
    piped(['--plain', ...jarnac, '--players', people.join(',')], `${lines.join('\n')}\n`, folder)
  const times = (text: string, line: RegExp): number => text.match(new RegExp(line, 'gm'))?.length ?? 0

  it('/hint names a word worth laying; /undo takes the last move back', async () => {
    const { code, out } = await plain(['Ann', 'Bob'], '+', '/hint', '/undo', '+', '/quit')
    expect(code).toBe(0)
    expect(out).toMatch(/^(Ann|Bob) takes a hint\. (Hint: .+|Nothing worth .+)/m)
    expect(out).toContain('The last move is taken back.')
    expect(times(out, /^(Ann|Bob): [A-Z ]+ drawn$/)).toBe(2)
  })

  it('/concede asks before it ends the game; /again begins another', async () => {
    const { out } = await plain(['Ann', 'Bob'], '/concede', '1', '/concede', '2', '/again', '+', '/quit')
    expect(times(out, /^Concede this game\?/)).toBe(2)
    expect(times(out, /^(Ann|Bob) concedes\.$/)).toBe(1)
    expect(times(out, /^First: /)).toBe(1)
    expect(times(out, /^(Ann|Bob): [A-Z ]+ drawn$/)).toBe(1)
  })

  it('nonsense, and commands out of their time, are answered and lose nothing', async () => {
    const { code, out } = await plain(
      ['Ann', 'Bob'],
      '/nonsense',
      '/accept',
      '/proposals',
      '/review',
      '?!',
      '+',
      '/quit',
    )
    expect(code).toBe(0)
    expect(out).toMatch(/“\/nonsense” is not understood/)
    expect(out).toMatch(/accept is not possible now/)
    expect(out).toMatch(/proposals is not possible now/)
    expect(out).toMatch(/The review comes when the game is over/)
    expect(times(out, /^(Ann|Bob): [A-Z ]+ drawn$/)).toBe(1)
  })

  it.each(alsoLong([6], [3]))('%i people share one keyboard, one after the other', async (count) => {
    const people = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay'].slice(0, count)
    const { code, out } = await plain(people, ...people.flatMap(() => ['+', '.']), '/quit')
    expect(code).toBe(0)
    for (const name of people) expect(out).toMatch(new RegExp(`^${name}: pass$`, 'm'))
  })

  it('a word may be doubted on the screen', async () => {
    const opening = {
      game: 'jarnac',
      language: 'fr',
      options: { language: 'fr', preset: 'competition-fr' },
      people: ['Ann', 'Bob'],
      bots: [],
      seed: 'doubt',
    }
    const { lines } = await scriptOf({ ...opening, options: { ...opening.options, rows: 1 } }, folder)
    const until = lines.indexOf('/accept')
    const terminal = new Terminal(
      [
        ...['--game', 'jarnac', '--preset', 'competition-fr', '--option', 'rows=1', '--seed', 'doubt'],
        ...['--players', 'Ann,Bob', '--ui', 'en', '--pace', '0'],
      ],
      { folder },
    )
    for (const line of lines.slice(0, until)) await terminal.enter(line)
    await terminal.until(/lays [A-Z]+\. \/accept or \/challenge\?/)
    terminal.type('/challenge\r')
    await terminal.until(/challenge! [A-Z]+ is right/)
    terminal.type('/quit\r')
    expect(await terminal.exit).toBe(0)
  })
})
