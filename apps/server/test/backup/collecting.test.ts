import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Append, type Store, sqliteStore } from '../../src/index.ts'
import { bundleChild } from '../kill/bundle.ts'

const PLAYERS = 10_000
const TABLES = 500
/** meta is empty here: players, tables, their first entries and members. */
const ROWS = PLAYERS + 3 * TABLES

const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
const file = join(folder, 'estocade.db')
const program = join(folder, 'collecting.mjs')
let store: Store

const opening = (n: number): Append => ({
  table: `t${n}`,
  expected: 0,
  at: n,
  body: '[]',
  working: false,
  acting: 0,
  index: {
    summary: {
      id: `t${n}`,
      game: 'tally',
      language: 'fr',
      clock: 'none',
      phase: 'playing',
      visibility: 'public',
      open: 0,
    } as never,
    members: [{ player: `p${n}`, seat: 0 }],
  },
})

beforeAll(async () => {
  await bundleChild(program, new URL('collecting-child.ts', import.meta.url))
  store = sqliteStore(file)
  const players = Array.from({ length: PLAYERS }, (_, n) => ({
    ...{ id: `p${n}`, name: `Player ${n}`, login: null, createdAt: n, owner: null, passkeys: 0 },
  }))
  await Promise.all(players.map((player) => store.addPlayer(player)))
  await store.append(Array.from({ length: TABLES }, (_, n) => opening(n)))
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

/** The child's exit code, or the signal that ended it, and the rows it printed. */
function dumped(): Promise<{ readonly end: number | string | null; readonly rows: number }> {
  const child = spawn(process.execPath, ['--expose-gc', program, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  return new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve({ end: signal ?? code, rows: Number(text) })),
  )
}

it('a dump survives garbage collection', async () => {
  expect(await dumped()).toEqual({ end: 0, rows: ROWS })
})

it('a dump survives garbage collection while the server writes', async () => {
  let version = 1
  let over = false
  const play = async () => {
    for (; !over; version++)
      await store.append(
        Array.from({ length: TABLES }, (_, n) => ({
          ...{ table: `t${n}`, expected: version, at: version, body: '[]', working: false, acting: 0 },
        })),
      )
  }
  const playing = play()
  const { end, rows } = await dumped()
  over = true
  await playing
  expect(end).toBe(0)
  // The dump is of one moment, so every table is at the same version.
  expect((rows - ROWS) % TABLES).toBe(0)
  expect(version).toBeGreaterThan(1)
})
