import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeFolder } from '../node/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('makes the folders above, all with the given permissions, and leaves what exists', () => {
  const path = join(folder, 'a', 'b', 'c')
  makeFolder(path, 0o700)
  for (const made of [path, join(folder, 'a', 'b'), join(folder, 'a')])
    expect(statSync(made).mode & 0o777).toBe(0o700)
  writeFileSync(join(path, 'kept'), '')
  makeFolder(path)
  expect(statSync(join(path, 'kept')).isFile()).toBe(true)
  expect(statSync(path).mode & 0o777).toBe(0o700)
})

it('says why a folder cannot be made', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => makeFolder(file)).toThrow(/EEXIST/)
  expect(() => makeFolder(join(file, 'below'))).toThrow(/ENOTDIR/)
  expect(() => makeFolder('/proc/nowhere/data')).toThrow(/'\/proc(\/nowhere)?'/)
})
