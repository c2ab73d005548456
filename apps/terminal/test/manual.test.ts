import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { credits } from '@estocade/words/credits'
import type { Command } from 'commander'
import { afterAll, describe, expect, it } from 'vitest'
import { completionScript, nodesOf } from '../src/manual/completion.ts'
import { examples, notes } from '../src/manual/examples.ts'
import { optionTable, presetTable } from '../src/manual/option-table.ts'
import { program } from '../src/program.ts'
import { catalogues, interfaceLanguages, type Say, sayIn } from '../src/texts/index.ts'
import { estocade, estocadeIn } from './estocade.ts'

const nodes = new Map(nodesOf(program()).map((node) => [node.path, node]))

const headingsOf = (say: Say): readonly string[] =>
  Object.entries(catalogues[say.language]).flatMap(([key, text]) => (key.startsWith('manual_') ? [text] : []))

describe('the manual', () => {
  it('has pages only for commands that exist', () => {
    for (const path of [...Object.keys(examples), ...Object.keys(notes)])
      expect([...nodes.keys()]).toContain(path)
  })

  it('says what every command is for', () => {
    const every = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(every)]
    for (const command of every(program()))
      expect(command.description(), command.name()).not.toMatch(/^$|^about_/)
  })

  const lines = Object.entries(examples).flatMap(([path, list]) =>
    list.map(([line]) => [path, line] as const),
  )
  it.each(lines)('%s: %s is a valid command line', (path, line) => {
    const words = line.split(' ')
    if (words[0] !== 'estocade') return
    expect(words.slice(1).join(' ').startsWith(path)).toBe(true)
    // Further options of `serve` are parsed by the server.
    if (path === 'serve') return
    const flags = nodes.get(path)!.options.map(({ flag }) => flag)
    for (const flag of words.filter((word) => word.startsWith('--'))) expect(flags).toContain(flag)
  })

  it('help is a page of name, synopsis, options and examples, at any depth', async () => {
    const { code, out } = await estocade('help', 'solve', 'jarnac')
    expect(code).toBe(0)
    for (const heading of ['NAME', 'SYNOPSIS', 'OPTIONS', 'EXAMPLES']) expect(out).toContain(`${heading}\n`)
    expect((await estocade('solve', 'jarnac', '--help')).out.trim()).toBe(out.trim())
  })

  it.each(interfaceLanguages)('is in the language asked for: %s', (language) => {
    const say = sayIn(language)
    const all = program(['--ui', language])
    const play = all.commands.find((command) => command.name() === 'play')!
    for (const page of [all.helpInformation(), play.helpInformation()]) {
      const headings = page.split('\n').filter((line) => /^\S/.test(line))
      expect(headings.length).toBeGreaterThan(4)
      for (const heading of headings) expect(headingsOf(say)).toContain(heading)
      expect(page).toContain(say('example_title'))
      expect(page).toContain(`[${say('manual_option')}]`)
      // No key of a text is shown.
      expect(page).not.toMatch(/(manual|manualOf|example|note)_/)
    }
    expect(all.helpInformation()).toContain(say('manualOf_words'))
    expect(play.helpInformation()).toContain(say('manual_keys'))
  })

  it('German has no English heading, and help is found by the environment', async () => {
    const { code, out } = await estocadeIn({ LC_ALL: 'de_DE.UTF-8' }, 'help', 'play')
    expect(code).toBe(0)
    for (const heading of ['AUFRUF', 'OPTIONEN', 'BEISPIELE', 'TASTEN']) expect(out).toContain(`${heading}\n`)
    expect(out).not.toMatch(/^(SYNOPSIS|OPTIONS|EXAMPLES|KEYS)$/m)
  })

  it('leads to the licences of the program and of every source of words', async () => {
    expect((await estocade('help')).out).toContain('estocade about')
    const { code, out } = await estocade('about')
    expect(code).toBe(0)
    expect(out).toContain('AGPL-3.0-or-later')
    for (const { source, licence, authors } of credits)
      for (const part of [source, licence, authors]) expect(out).toContain(part)
    expect(JSON.parse((await estocade('about', '--json')).out).credits).toEqual(credits)
  })

  it('prints the version', async () => {
    expect((await estocade('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('an unknown command or shell is an error', async () => {
    expect((await estocade('help', 'nonsense')).code).toBe(2)
    const { code, err } = await estocade('completion', 'csh')
    expect(code).toBe(2)
    expect(err).toMatch(/bash, zsh, fish/)
  })
})

describe('completion', () => {
  const folder = mkdtempSync(join(tmpdir(), 'completion-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const has = (shell: string) => spawnSync(shell, ['--version']).error === undefined

  it.skipIf(!has('bash')).each([
    [['solve', 'j'], 'jarnac'],
    [['pl'], 'play'],
    [['play', '--ui', 'd'], 'de'],
    [['play', '--plai'], '--plain'],
    [['words', 'check', 'maison', '--ru'], '--rules'],
  ])('bash: estocade %j → %s', (words, wanted) => {
    const script = join(folder, 'estocade.bash')
    writeFileSync(script, completionScript('bash', program()))
    const ask = `source ${script}; COMP_WORDS=(estocade ${words.join(' ')}); COMP_CWORD=${words.length}; _estocade; echo "\${COMPREPLY[@]}"`
    expect(execFileSync('bash', ['-c', ask], { encoding: 'utf8' }).trim()).toBe(wanted)
  })

  it('zsh and fish know every command', () => {
    for (const shell of ['zsh', 'fish'] as const) {
      const script = completionScript(shell, program())
      for (const { commands } of nodes.values())
        for (const { name } of commands) expect(script).toContain(name)
    }
  })
})

/** A generated part of docs/terminal.md, made from the games' option schemas. `UPDATE_DOCS=1` rewrites it. */
describe('docs/terminal.md', () => {
  const file = fileURLToPath(new URL('../../../docs/terminal.md', import.meta.url))
  it.each([
    ['presets', presetTable],
    ['options', optionTable],
  ])('has all %s', (name, table) => {
    const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`]
    const text = readFileSync(file, 'utf8')
    const [head, rest = ''] = text.split(begin)
    const [now, tail] = rest.split(end)
    const wanted = `${table()}\n`
    if (process.env.UPDATE_DOCS) writeFileSync(file, `${head}${begin}${wanted}${end}${tail}`)
    else expect(now).toBe(wanted)
  })
})
