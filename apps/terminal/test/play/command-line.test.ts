import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { interfaceLanguages } from '../../src/texts/index.ts'
import { here } from '../estocade.ts'
import { piped } from './piped.ts'
import { ownFolder } from './terminal.ts'

/** Errors of `play` were English, whatever the language of the program. */
describe('what is wrong with a command line', () => {
  const files = mkdtempSync(join(tmpdir(), 'command-line-'))
  const noSave = join(files, 'list.txt')
  let folder = ''
  beforeAll(() => {
    folder = ownFolder()
    vi.stubEnv('XDG_DATA_HOME', folder)
    writeFileSync(noSave, 'not a game\n')
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    for (const one of [folder, files]) rmSync(one, { recursive: true })
  })

  /** Each with what its line has to name. Those with `--plain` get as far as the game. */
  const cases: readonly (readonly [readonly string[], string])[] = [
    [['--bot', '2'], '--bots'],
    [['--nonsense'], '--nonsense'],
    [['--game'], '--game <name>'],
    [['something'], 'play'],
    [['--lang', 'xx'], 'fr, de, en'],
    [['--pace', 'slow'], 'slow'],
    [['--players', 'Ann,,Bob'], 'Ann,Bob'],
    [['--option', 'rows'], 'rows'],
    [['--bots', '1'], '--plain'],
    [['--plain', '--game', 'chess'], 'jarnac, abrahaminetz'],
    [['--plain', '--bots', 'king'], 'novice, pupil'],
    [['--plain', '--game', 'presto', '--rows', '4'], '--easy, --rounds'],
    [['--plain', '--game', 'presto', '--option', 'lines=4'], 'lines'],
    [['--plain', '--preset', 'nonsense'], 'nonsense'],
    [['--plain', '--bots', '9'], '6'],
    [['--plain', '--bots', '1', '--shortest', '8', '--longest', '5'], ''],
    [['--plain', '--clock', 'fast', '--bots', '1'], ''],
    [['--plain', '--resume', join(files, 'nothing')], join(files, 'nothing')],
    [['--plain', '--resume', files], files],
    [['--plain', '--resume', noSave], noSave],
    [['--plain', '--bots', '1', '--save', join(noSave, 'file')], join(noSave, 'file')],
    [['--plain', '--server', 'estocade.example'], 'https://…'],
    [['--words', 'list.txt'], 'fr=club.txt'],
    [['--words', 'fr=no-such-file'], 'no-such-file'],
  ]

  it.each(cases)('estocade play %j is told in one line of the program’s language', async (args, named) => {
    const lines = new Map<string, string>()
    for (const language of interfaceLanguages) {
      const { code, out, err } = await here('play', '--ui', language, ...args)
      expect([language, code, out]).toEqual([language, 2, ''])
      expect(err).toMatch(/^estocade: .+\n$/)
      expect(err).toContain(named)
      lines.set(err, language)
    }
    expect([...lines.values()]).toEqual(interfaceLanguages)
  })

  it.each([
    [['--bot', '2', '--ui', 'de'], 'Eine Option --bot gibt es nicht. Meinst du --bots?'],
    [['--ui', 'fr', '--pace', 'vite'], '«\u00a0vite\u00a0» n’est pas un nombre entier.'],
    [['--ui', 'es', '--plain', '--resume'], 'No hay ninguna partida sin acabar.'],
    [['--ui', 'it', '--lang'], 'L’opzione --lang <id> richiede un valore.'],
  ])('estocade play %j: the whole line', async (args, line) => {
    expect(await here('play', ...args)).toEqual({ code: 2, out: '', err: `estocade: ${line}\n` })
  })

  it('follows the environment, for every command', async () => {
    vi.stubEnv('LC_ALL', 'de_DE.UTF-8')
    for (const command of ['play', 'words'])
      expect((await here(command, '--nonsense')).err).toBe(
        'estocade: Eine Option --nonsense gibt es nicht.\n',
      )
    // A language that the program does not speak is told in that of the environment.
    const { err } = await here('play', '--ui', 'xx')
    expect(err).toMatch(/^estocade: Das Programm spricht nicht „xx“\. .*fr, de, en.*\n$/)
  })

  it('the program itself ends so', async () => {
    const { code, out, err } = await piped(['--ui', 'de', '--game', 'chess', '--plain'], '', folder)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^estocade: Welches Spiel\? „chess“ ist keines von jarnac, .*\n$/)
  })
})
