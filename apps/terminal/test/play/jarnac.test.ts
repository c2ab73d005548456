import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { piped } from './piped.ts'
import { type Script, scriptOf } from './script.ts'
import { leaveAll, ownFolder, Terminal } from './terminal.ts'

afterEach(leaveAll)

const small = { language: 'fr', preset: 'classic-fr', rows: 2 }
const args = ['--game', 'jarnac', '--preset', 'classic-fr', '--option', 'rows=2', '--ui', 'en', '--pace', '0']

describe('play jarnac', () => {
  let folder = ''
  let script: Script
  beforeAll(async () => {
    folder = ownFolder()
    const opening = {
      game: 'jarnac',
      language: 'fr',
      options: small,
      people: ['You'],
      bots: ['pupil'],
      seed: 'box',
    }
    script = await scriptOf(opening, folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const against = [...args, '--bots', 'pupil', '--seed', 'box']
  const result = () => `You ${script.scores[0]} · Pupil ${script.scores[1]}`

  it('a game piped from a file is played to its end', async () => {
    const { code, out, err } = await piped(['--plain', ...against], `${script.lines.join('\n')}\n`, folder)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain(result())
  })

  it('without UTF-8 and without colour nothing but ASCII is written', async () => {
    const env = { LC_ALL: 'C', NO_COLOR: '1' }
    const { out } = await piped(['--plain', ...against], `${script.lines.join('\n')}\n`, folder, env)
    expect(out).toContain(result().replace('·', '.'))
    expect([...out].every((char) => char === '\n' || (char >= ' ' && char <= '~'))).toBe(true)
  })

  it('the end of the input ends the game cleanly, and it can be gone on with', async () => {
    const half = Math.floor(script.lines.length / 2)
    const file = join(folder, 'half.jsonl')
    const first = await piped(
      ['--plain', ...against, '--save', file],
      script.lines.slice(0, half).join('\n'),
      folder,
    )
    expect(first.code).toBe(0)
    expect(first.err).toContain(`--resume ${file}`)
    const rest = `${script.lines.slice(half).join('\n')}\n/review\n`
    const second = await piped(['--plain', '--ui', 'en', '--resume', file], rest, folder)
    expect(second.out).toContain(result())
    expect(second.out).toMatch(/You: accuracy \d+%/)
  })

  it('a line that was cut off when the program was killed is forgotten', async () => {
    const file = join(folder, 'torn.jsonl')
    await piped(['--plain', ...against, '--save', file], '\n', folder)
    const whole = readFileSync(file, 'utf8')
    writeFileSync(file, `${whole}{"at":17,"events":[{"ty`)
    const { code, out } = await piped(['--plain', '--ui', 'en', '--resume', file], '', folder)
    expect(code).toBe(0)
    expect(out).toContain('Reserve')
    expect(readFileSync(file, 'utf8').startsWith(whole)).toBe(true)
  })

  it('a whole game against a bot on a screen', async () => {
    const terminal = new Terminal(against, { folder })
    expect(await terminal.until(/┌ You/)).toContain('9 16 25 36 49 64 81')
    for (const line of script.lines) await terminal.enter(line)
    await terminal.until('The game is over. Enter: once more.')
    await terminal.until(result())
    terminal.type('/review\r')
    await terminal.until(/You: accuracy/)
    terminal.type('\x1b')
    await terminal.until('Enter: once more')
    terminal.type('/quit\r')
    expect(await terminal.exit).toBe(0)
  })

  it('Ctrl-C asks; the second one leaves, and the game is kept', async () => {
    const own = ownFolder()
    const terminal = new Terminal(against, { folder: own })
    await terminal.until(/┌ You/)
    terminal.type('\x03')
    await terminal.until('Ctrl-C again leaves')
    terminal.type('x')
    await terminal.until((text) => !text.includes('Ctrl-C again'))
    terminal.type('\x7f\x03')
    await terminal.until('Ctrl-C again leaves')
    terminal.type('\x03')
    expect(await terminal.exit).toBe(0)
    expect(terminal.raw).toContain('--resume')
    expect(readdirSync(join(own, 'estocade', 'games'))).toHaveLength(1)
  })

  it('killed in mid-game: nothing is lost', async () => {
    const own = ownFolder()
    const terminal = new Terminal(against, { folder: own })
    await terminal.enter(script.lines[0]!)
    const [, reserve] = /^ Reserve(( [A-Z]){6})/m.exec(await terminal.until(/^ Reserve( [A-Z]){6}/m))!
    terminal.kill('SIGKILL')
    await terminal.exit
    const again = new Terminal(['--resume', '--ui', 'en', '--pace', '0'], { folder: own })
    await again.until(`\n Reserve${reserve}`)
    again.type('/quit\r')
    expect(await again.exit).toBe(0)
  })

  it('survives a smaller and a larger window', async () => {
    const terminal = new Terminal(against, { folder })
    await terminal.until(/┌ You/)
    terminal.resize(40, 16)
    await terminal.until((text) => text.includes('1 ·') && !text.includes('┌'))
    expect(Math.max(...terminal.lines.map((line) => line.length))).toBeLessThan(40)
    terminal.type('abc')
    await terminal.until('> abc')
    terminal.resize(120, 40)
    await terminal.until((text) => text.includes('┌ You') && text.includes('> abc'))
    terminal.type('\x1b')
    await terminal.until(/\n> *\n/)
    terminal.type('/quit\r')
    expect(await terminal.exit).toBe(0)
  })

  it('several at one keyboard', async () => {
    const terminal = new Terminal([...args, '--players', 'Ann,Bob', '--seed', 'two'], { folder })
    const text = await terminal.until(/(Ann|Bob): Your turn/)
    const first = text.includes('Ann: Your turn') ? 'Ann' : 'Bob'
    const second = first === 'Ann' ? 'Bob' : 'Ann'
    terminal.type('\r')
    await terminal.until(`${first}: Type a new word`)
    terminal.type('.\r')
    await terminal.until(`${second}: ${first} has passed`)
    terminal.type('/leave\r')
    await terminal.until(`${second}: Your turn`)
    terminal.type('/quit\r')
    expect(await terminal.exit).toBe(0)
  })

  it('a screen without colours and without UTF-8', async () => {
    const terminal = new Terminal(against, { folder, env: { LC_ALL: 'C', NO_COLOR: '1' } })
    const text = await terminal.until(/\+ You -+/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a colour is made of
    expect(terminal.raw).not.toMatch(/\x1b\[[\d;]*3[0-7]/)
    expect([...text].every((char) => char === '\n' || (char >= ' ' && char <= '~'))).toBe(true)
    terminal.type('/quit\r')
    expect(await terminal.exit).toBe(0)
  })

  it('the title page and its menus have usual answers', async () => {
    const terminal = new Terminal(['--ui', 'en', '--pace', '0'], { folder: ownFolder() })
    await terminal.until('Words, drawn like blades.')
    terminal.type('\r')
    for (const question of [
      'What would you like to do?',
      'Which game?',
      'Words of which language?',
      'Which rules?',
      'Begin, or change an option?',
      'How many play at this keyboard?',
      'How many computer players?',
      'Against whom?',
    ]) {
      await terminal.until(question)
      terminal.type('\r')
    }
    await terminal.until(/┌ You/)
    terminal.type('?')
    terminal.type('\r')
    await terminal.until('/concede')
    terminal.type('\x1b')
    await terminal.until(/┌ You/)
    terminal.type('/quit\r')
    expect(await terminal.exit).toBe(0)
  })
})

describe('play without a terminal', () => {
  it('says so in one line and exits with 2', async () => {
    const { code, out, err } = await piped(['--game', 'jarnac'], '', ownFolder())
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).toContain('--plain')
  })
})
