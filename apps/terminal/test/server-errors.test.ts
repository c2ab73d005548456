import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteStore } from '../../server/src/index.ts'
import { canMount, onSmallDisk } from '../../server/test/small-disk.ts'
import { clearly } from '../src/commands/data-source.ts'
import { type Answer, estocade, here } from './estocade.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
afterAll(() => rmSync(folder, { recursive: true }))
// The first call may say that it bundles the program.
beforeAll(() => estocade('--version'))

/** Nobody can make a folder there; below /proc Node's own `mkdir` never returned. */
const NO_FOLDER = '/proc/nowhere/data'
const NOT_MADE = /'\/proc(\/nowhere)?'/

/** One line that begins with the program's name, exit code 2. */
async function expectOneLine(
  args: readonly string[],
  text: RegExp,
  run: (...args: readonly string[]) => Promise<Answer> = here,
): Promise<void> {
  const { code, err } = await run(...args)
  const lines = err.trimEnd().split('\n')
  expect({ code, lines }).toEqual({ code: 2, lines: [expect.stringMatching(text)] })
  expect(lines[0]).toMatch(/^estocade: /)
}

describe('an error that prevents the server from starting', () => {
  it('is told in one line: a file that is not a database, a folder that is a file, a wrong option', async () => {
    const data = mkdtempSync(join(folder, 'noise-'))
    writeFileSync(join(data, 'estocade.db'), 'x'.repeat(5000))
    // Another process also shows that nothing keeps the program running.
    await expectOneLine(['serve', '--port', '0', '--data', data], /estocade\.db: .*not a database/, estocade)
    await expectOneLine(['serve', '--port', '0', '--data', join(data, 'estocade.db')], /estocade\.db/)
    await expectOneLine(['serve', '--port', '0', '--data', NO_FOLDER], NOT_MADE)
    await expectOneLine(['serve', '--port', 'x'], /0 to 65535/)
    await expectOneLine(['serve', '--trust-proxy', '1'], /Name the proxies/)
    await expectOneLine(['serve', '--database', 'estocade'], /like postgres:/)
    await expectOneLine(['serve', '--colour'], /--colour/)
  })

  it('is told in one line: a port in use', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as { port: number }
    const data = mkdtempSync(join(folder, 'data-'))
    await expectOneLine(['serve', '--port', String(port), '--data', data], /in use/, estocade)
    other.close()
  }, 60_000)

  it.skipIf(!canMount)(
    'is one line: a disk without room, a disk that cannot be written',
    async () => {
      const program = [process.execPath, fileURLToPath(new URL('../bin/estocade.mjs', import.meta.url))]
      for (const first of [
        (disk: string) => `head -c 65536 /dev/zero > '${disk}/filler' 2>/dev/null`,
        (disk: string) => `mount -o remount,ro '${disk}'`,
      ]) {
        const disk = mkdtempSync(join(folder, 'disk-'))
        const serve = [...program, 'serve', '--port', '0', '--data', join(disk, 'data')]
        const child = onSmallDisk(disk, 64, serve, first(disk))
        let err = ''
        child.stderr!.on('data', (text) => {
          err += text
        })
        const code = await new Promise((resolve) => child.once('exit', resolve))
        const lines = err.trimEnd().split('\n')
        expect({ code, lines }).toEqual({
          code: 2,
          lines: [expect.stringMatching(/^estocade: .*(disk|space|read-only|full)/i)],
        })
      }
    },
    60_000,
  )
})

it('a name whose addresses all refuse is told with every reason', async () => {
  const refused = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:5432`))
  const start = () => Promise.reject(new AggregateError(refused))
  await expect(clearly(start)).rejects.toThrow(
    'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  )
})

describe('the error for a backup that cannot be restored', () => {
  it('is one line: the file is missing, not a backup, or cut off', async () => {
    const into = ['--data', join(folder, 'new')]
    await expectOneLine(['restore', join(folder, 'nowhere'), ...into], /nowhere/)
    const file = join(folder, 'bad.backup')
    writeFileSync(file, gzipSync('{"hello":1}\n'))
    await expectOneLine(['restore', file, ...into], /not a backup|no backup/)
    writeFileSync(file, readFileSync(file).subarray(0, 12))
    await expectOneLine(['restore', file, ...into], /damaged|cut off/, estocade)
    writeFileSync(file, 'noise')
    await expectOneLine(['restore', file, ...into], /damaged/)
    await expectOneLine(['restore', folder, ...into], /estocade: EISDIR/)
  })

  it('is one line: the folder for it cannot be made', async () => {
    const data = mkdtempSync(join(folder, 'whole-'))
    await sqliteStore(join(data, 'estocade.db')).close()
    const file = join(folder, 'whole.backup')
    expect(await estocade('backup', file, '--data', data)).toMatchObject({ code: 0 })
    await expectOneLine(['restore', file, '--data', NO_FOLDER], NOT_MADE)
  }, 60_000)
})
