import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importProblems } from '../check-imports.mjs'

/** A package with an entry that others may import. */
const packages = ['kernel', 'words', 'jarnac', 'typ-dom', 'table', 'server']

describe('the import rules', () => {
  let root = ''

  const write = (file: string, text: string): void => {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'imports-'))
    mkdirSync(join(root, 'node_modules/@estocade'), { recursive: true })
    for (const name of packages) {
      const folder = `${name === 'server' ? 'apps' : 'packages'}/${name}`
      const exports = { '.': './src/index.ts' }
      write(`${folder}/package.json`, JSON.stringify({ name: `@estocade/${name}`, exports }))
      write(`${folder}/src/index.ts`, 'export const x = 1')
      symlinkSync(join(root, folder), join(root, 'node_modules/@estocade', name))
    }
    write('apps/server/src/tables/queue.ts', 'export const queue = 1')
    write('apps/server/src/store/store.ts', 'export const store = 1')
    write('packages/words/build/index.ts', 'export const x = 1')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const problemsOf = async (file: string, text: string): Promise<string> => {
    write(file, text)
    return (await importProblems(root)).join('\n')
  }

  it.each([
    ['packages/jarnac/src/a.ts', "import { x } from '@estocade/kernel'"],
    ['packages/jarnac/src/a.ts', "import type { x } from '@estocade/words'"],
    ['packages/jarnac/src/a.ts', '// Math.random is not for us'],
    ['packages/words/build/a.ts', "import { readFileSync } from 'node:fs'"],
    ['packages/jarnac/test/a.ts', 'const now = Date.now()'],
    ['apps/server/src/tables/a.ts', "import { store } from '../store/store.ts'"],
    ['apps/terminal/src/commands/a.ts', "import { x } from '@estocade/server'"],
    ['apps/web/src/table/a.tsx', 'export const a = <b>…</b>'],
  ])('allow in %s: %s', async (file, text) => expect(await problemsOf(file, text)).toBe(''))

  it.each([
    ['packages/kernel/src/a.ts', "import { x } from '@estocade/words'", 'kernel imports'],
    ['packages/jarnac/src/a.ts', "import type { x } from '@estocade/typ-dom'", 'jarnac imports'],
    ['packages/jarnac/src/a.ts', "export const x = await import('@estocade/table')", 'jarnac imports'],
    ['packages/jarnac/src/a.ts', "import { x } from '../../table/src/index.ts'", 'jarnac imports'],
    ['packages/jarnac/src/a.ts', 'const x = Math.random()', 'randomness'],
    ['packages/table/src/a.ts', 'const now = Date.now()', 'time'],
    ['packages/words/src/a.ts', "import { readFileSync } from 'node:fs'", 'no Node'],
    ['packages/words/src/a.ts', "import { x } from '../build/index.ts'", 'Node parts'],
    ['packages/typ-dom/wasm/a.ts', "import { x } from '../src/index.ts'", 'stands alone'],
    ['apps/server/src/store/a.ts', "import { queue } from '../tables/queue.ts'", 'server/store imports'],
    ['apps/terminal/src/play/a.ts', "import { x } from '@estocade/server'", 'commands only'],
    ['packages/attic/src/a.ts', 'export {}', 'not in scripts/import-rules.mjs'],
  ])('forbid in %s: %s', async (file, text, problem) =>
    expect(await problemsOf(file, text)).toContain(problem),
  )

  it('find a cycle, and none where only types are imported', async () => {
    write('packages/jarnac/src/b.ts', "import { a } from './a.ts'\nexport const b = a")
    expect(
      await problemsOf('packages/jarnac/src/a.ts', "import type { b } from './b.ts'\nexport const a = 1"),
    ).toBe('')
    expect(
      await problemsOf('packages/jarnac/src/a.ts', "import { b } from './b.ts'\nexport const a = b"),
    ).toContain('no cycles')
  })
})
