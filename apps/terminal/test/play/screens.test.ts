import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../../scripts/test-scale.ts'
import { sayIn } from '../../src/texts/index.ts'
import { bin, leaveAll, ownFolder, Terminal } from './terminal.ts'

afterEach(leaveAll)

describe('play on a screen', () => {
  let folder = ''
  beforeAll(() => {
    folder = ownFolder()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('hidden hands are handed over unseen', async () => {
    const args = [
      '--game',
      'abrahaminetz',
      '--lang',
      'fr',
      '--players',
      'Ann,Bob',
      '--seed',
      'hands',
      '--ui',
      'en',
    ]
    const terminal = new Terminal(args, { folder })
    expect(await terminal.until('Pass the keyboard to Ann')).not.toContain('Hand')
    terminal.type('\r')
    const choosing = await terminal.until(/Hand [\s\S]*Choose a word of three letters/)
    const hand = /Hand (.*)/.exec(choosing)![1]!
    terminal.type('/none\r')
    expect(await terminal.until('Pass the keyboard to Bob')).not.toContain(hand)
    terminal.type('\r')
    expect(await terminal.until('Hand')).not.toContain(hand)
    terminal.type('\x03\x03')
    expect(await terminal.exit).toBe(0)
  })

  it('a table of Typ-Dom: a word, a place of its own, stones bought, and all of it back after a kill', async () => {
    const own = ownFolder()
    const args = [
      '--game',
      'kreuzwort',
      '--lang',
      'de',
      '--players',
      'Ann,Bob',
      '--seed',
      'grid',
      '--ui',
      'en',
    ]
    const terminal = new Terminal(args, { folder: own })
    await terminal.until('Pass the keyboard')
    terminal.type('\r')
    expect(await terminal.until('Type the first word')).toMatch(/A B C D E F G H I/)
    terminal.type('+b\r')
    await terminal.until('Pass the keyboard')
    terminal.type('\r')
    await terminal.until(/5\+9/)
    terminal.kill('SIGKILL')
    await terminal.exit
    const again = new Terminal(['--resume', '--ui', 'en'], { folder: own })
    await again.until('Pass the keyboard')
    again.type('\r')
    await again.until(/5\+9/)
    again.type('\x03\x03')
    expect(await again.exit).toBe(0)
    rmSync(own, { recursive: true })
  })

  it('Presto is an editor of the grid, and what lies there is kept', async () => {
    const own = ownFolder()
    const args = ['--game', 'presto', '--lang', 'de', '--bots', 'novice', '--seed', 'bench', '--ui', 'en']
    const terminal = new Terminal(args, { folder: own })
    const text = await terminal.until(/Rack → [\s\S]*Build one crossword/)
    const [, reds = '', blacks = ''] = /Rack → ([A-Z*](?: [A-Z*])*) {3}([A-Z*](?: [A-Z*])*)/.exec(text)!
    const [red, black, other] = [reds[0]!, blacks[0]!, blacks[2]!]
    terminal.type(`${black}${red}`)
    await terminal.until(`${black} ${red} ·`)
    // Tab turns: the next stone goes below.
    terminal.type('\x1b[D\t\x1b[B')
    await terminal.until('Rack ↓')
    terminal.type(other)
    await terminal.until(new RegExp(`9 .*${other} ·`))
    terminal.type('\r')
    await terminal.until('Stones left: 16.')
    terminal.kill('SIGKILL')
    await terminal.exit
    const again = new Terminal(['--resume', '--ui', 'en'], { folder: own })
    await again.until(`${black} ${red} ·`)
    again.type('/clear\r')
    await again.until((text) => !text.includes(`${black} ${red} ·`))
    again.type('\x03\x03')
    expect(await again.exit).toBe(0)
    rmSync(own, { recursive: true })
  })

  it.each(alsoLong(['de', 'vi'] as const, ['fr', 'es', 'it'] as const))(
    'rules and help in %s',
    async (ui) => {
      const say = sayIn(ui)
      const terminal = new Terminal(['--lang', 'fr', '--bots', 'novice', '--seed', 'ui', '--ui', ui], {
        folder,
      })
      await terminal.until(/┌ /)
      terminal.type(`/${say.command('rules')}\r`)
      expect(await terminal.until(say('helpPage'))).toContain(
        say('rules_jarnac').split('\n')[1]!.slice(0, 40),
      )
      terminal.type('\r')
      await terminal.until(/┌ /)
      terminal.type('?\r')
      await terminal.until(say('does_concede'))
      terminal.type('\x03\x03')
      expect(await terminal.exit).toBe(0)
    },
  )
})

const tmux = spawnSync('tmux', ['-V']).error === undefined
if (!tmux) console.warn('No tmux here: the game is not tried in it.')

describe.skipIf(!tmux)('play in tmux, 80 × 24', () => {
  const session = `estocade-test-${process.pid}`
  /** The folder of tmux's socket, so that the tests do not use the developer's own tmux server. */
  const env = { ...process.env, TMUX_TMPDIR: ownFolder() }
  const run = (...args: readonly string[]): string =>
    execFileSync('tmux', ['-L', session, ...args], { encoding: 'utf8', env })
  afterAll(() => void spawnSync('tmux', ['-L', session, 'kill-server'], { env }))

  /** tmux tells nobody when its screen changes: it has to be looked at again and again. */
  const until = async (wanted: RegExp): Promise<string> => {
    for (let look = 0; look < 1200; look++) {
      const text = run('capture-pane', '-p', '-t', session)
      if (wanted.test(text)) return text
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`Never came: ${wanted}\n${run('capture-pane', '-p', '-t', session)}`)
  }

  it('shows both boards, takes a word, survives a resize and leaves the terminal as it was', async () => {
    const folder = ownFolder()
    const play = `'${process.execPath}' '${bin}' play --lang fr --seed tmux --bots novice --ui en --pace 0`
    const command = `LC_ALL=C.UTF-8 XDG_DATA_HOME='${folder}' ${play}; echo left with $?; cat`
    run('new-session', '-d', '-s', session, '-x', '80', '-y', '24', command)
    const text = await until(/┌ You .*┐ {2}┌ Novice/)
    expect(text.split('\n').filter((line) => line.length > 80)).toEqual([])
    run('resize-window', '-t', session, '-x', '50', '-y', '20')
    await until(/^You 0$/m)
    run('resize-window', '-t', session, '-x', '100', '-y', '30')
    await until(/┌ You/)
    run('send-keys', '-t', session, '/quit', 'Enter')
    await until(/left with 0/)
    rmSync(folder, { recursive: true })
  })
})
