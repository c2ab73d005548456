import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JarnacView } from '@estocade/games'
import { createServer, type EstocadeServer, sqliteStore } from '@estocade/server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../scripts/test-ports.ts'
import { fixedEntropy } from '../../../server/test/seed.ts'
import { catalogue } from '../../src/catalogue.ts'
import { spaced } from '../../src/games/letters.ts'
import { lineFor } from './lines.ts'
import { Other } from './other.ts'
import { piped } from './piped.ts'
import { leaveAll, ownFolder, Terminal } from './terminal.ts'

afterEach(leaveAll)

describe('play at a server', () => {
  let folder = ''
  let server: EstocadeServer
  let url = ''
  beforeAll(async () => {
    folder = ownFolder()
    server = await createServer({ catalogue, entropy: fixedEntropy(), store: sqliteStore(':memory:') })
    url = await server.listen()
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  it('a game of Jarnac to its end against another client, with a word in between', async () => {
    const bob = new Other(url)
    await bob.post('/api/guest', { name: 'Bob' })
    const options = { preset: 'classic-fr', rows: 1 }
    const { id } = await bob.post<{ id: string }>('/api/tables', { game: 'jarnac', options })
    bob.connect(id)
    await bob.until(() => bob.view !== undefined)
    const args = ['--server', url, '--table', `${url}/table/${id}`, '--name', 'Ann', '--ui', 'en']
    const terminal = new Terminal(args, { folder })
    await terminal.until('Waiting for the others')
    terminal.type('\r')
    await bob.connection.send({ type: 'ready', seed: 'bob' })
    await terminal.until(/┌ Ann/)
    terminal.type('/say hello\r')
    await bob.until(() => bob.said.includes('hello'))
    await bob.connection.send({ type: 'say', to: 'table', text: 'good luck' })
    await terminal.until('Bob: good luck')
    // A word that the dictionary lacks is proposed to those who run the server.
    terminal.type('/appeal Quizard\r')
    await terminal.until('QUIZARD is proposed')
    expect(await server.store.appeals('open')).toMatchObject([{ language: 'fr', word: 'QUIZARD', table: id }])
    const player = catalogue.get('jarnac')!.bots.get('pupil')!
    for (;;) {
      await bob.until(() => bob.view!.phase === 'over' || bob.view!.duties.length > 0)
      const view = bob.view!
      if (view.phase === 'over') break
      const duty = view.duties[0]!
      const { version } = view
      const action = player.choose(view.match!.view, duty.seat, 'server game')
      if (duty.seat === 0) await bob.connection.send({ type: 'act', about: duty.about, action })
      else {
        const { reserve } = (view.match!.view as unknown as JarnacView).sides[1]!
        await terminal.until(`Reserve ${spaced(reserve) || '–'}`)
        for (const line of lineFor(view, 1, action)) await terminal.enter(line)
      }
      await bob.until(() => bob.view!.version > version)
    }
    const { scores } = bob.view!.match!.outcome!
    await terminal.until(`Bob ${scores[0]} · Ann ${scores[1]}`)
    terminal.type('/review\r')
    await terminal.until(/Ann: accuracy/)
    terminal.type('\x1b')
    await terminal.until('Enter: once more')
    terminal.type('/quit\r')
    expect(await terminal.exit).toBe(0)
    bob.connection.close()
  })

  it('a new table with bots begins at once, as the guest of last time', async () => {
    const args = [
      '--server',
      url,
      '--game',
      'jarnac',
      '--preset',
      'classic-fr',
      '--bots',
      'novice',
      '--ui',
      'en',
    ]
    const terminal = new Terminal(args, { folder })
    await terminal.until(/┌ Ann/)
    terminal.type('\x03\x03')
    expect(await terminal.exit).toBe(0)
  })

  // Lines of a pipe are read as soon as the game waits for them, although all of them came before the table did.
  it('a word is proposed from a pipe, at a table for one', async () => {
    const args = ['--plain', '--server', url, '--game', 'jarnac', '--preset', 'solo', '--lang', 'fr']
    const { code, out } = await piped(
      [...args, '--name', 'Ann', '--ui', 'en'],
      '\n/appeal Quizards\n/quit\n',
      folder,
    )
    expect([code, out]).toEqual([0, expect.stringMatching(/^QUIZARDS is proposed/m)])
    expect(await server.store.appeals('open')).toContainEqual(expect.objectContaining({ word: 'QUIZARDS' }))
  })

  it('with an account', async () => {
    const cleo = new Other(url)
    await cleo.post('/api/guest', { name: 'Cleo' })
    await cleo.post('/api/account', { login: 'cleo', password: 'long enough' })
    const own = ownFolder()
    const args = ['--server', url, '--game', 'jarnac', '--bots', 'novice', '--login', 'cleo', '--ui', 'en']
    const terminal = new Terminal(args, { folder: own, env: { ESTOCADE_PASSWORD: 'long enough' } })
    await terminal.until(/┌ Cleo/)
    terminal.type('\x03\x03')
    expect(await terminal.exit).toBe(0)
    rmSync(own, { recursive: true })
  })

  it('a program is marked as one', async () => {
    const dora = new Other(url)
    await dora.post('/api/guest', { name: 'Dora' })
    await dora.post('/api/account', { login: 'dora', password: 'long enough' })
    const { token } = await dora.post<{ token: string }>('/api/programs', { name: 'Élan' })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ game: 'jarnac', options: { preset: 'classic-fr' } })
    const opened = await fetch(`${url}/api/tables`, { method: 'POST', headers, body })
    const { id } = (await opened.json()) as { id: string }
    const terminal = new Terminal(['--server', url, '--table', id, '--name', 'Ann', '--ui', 'en'], { folder })
    await terminal.until('Élan (program)')
    terminal.type('\x03\x03')
    expect(await terminal.exit).toBe(0)
  })

  it('says so when the server goes away, and goes on when it is back', async () => {
    const own = ownFolder()
    const port = await freePort()
    const open = async () => {
      const opened = await createServer({
        catalogue,
        entropy: fixedEntropy(),
        store: sqliteStore(join(own, 'server.db')),
        port,
      })
      return { opened, address: await opened.listen() }
    }
    const first = await open()
    const args = ['--server', first.address, '--game', 'jarnac', '--preset', 'classic-fr', '--ui', 'en']
    const terminal = new Terminal([...args, '--bots', 'novice', '--name', 'Ann'], { folder: own })
    await terminal.until(/┌ Ann/)
    terminal.type('half')
    await terminal.until('> half')
    await first.opened.close()
    await terminal.until('Connection lost.')
    const second = await open()
    expect(await terminal.until('Connected.')).toContain('> half')
    terminal.type('\x1b')
    await terminal.until(/\n> *\n/)
    terminal.type('/say back\r')
    await terminal.until('Ann: back')
    terminal.type('\x03\x03')
    expect(await terminal.exit).toBe(0)
    await second.opened.close()
    rmSync(own, { recursive: true })
  })

  it('no server there: one line, exit code 2', async () => {
    const terminal = new Terminal(['--plain', '--server', 'http://127.0.0.1:9', '--name', 'Ann'], { folder })
    expect(await terminal.exit).toBe(2)
    expect(terminal.raw).toContain('No server answers')
  })
})
