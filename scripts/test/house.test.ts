import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { houseFaults } from '../check-house.mjs'

describe('the guard of the arrows', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'house-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const faultsOf = (file: string, text: string): readonly string[] => {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return houseFaults(root)
  }

  it.each([
    ['packages/jarnac/src/a.ts', "import { ok } from '@estocade/kernel'"],
    ['packages/jarnac/src/a.ts', "import type { Judge } from '@estocade/words'"],
    ['packages/jarnac/src/a.ts', '// Math.random is not for us'],
    ['packages/words/build/a.ts', "import { readFileSync } from 'node:fs'"],
    ['packages/jarnac/test/a.ts', 'const now = Date.now()'],
    ['apps/server/src/a.ts', "import { table } from '@estocade/table'"],
  ])('lets %s say: %s', (file, text) => expect(faultsOf(file, text)).toEqual([]))

  it.each([
    ['packages/kernel/src/a.ts', "import { fold } from '@estocade/words'", 'may not import'],
    ['packages/jarnac/src/a.ts', "import { x } from '@estocade/typ-dom'", 'may not import'],
    ['packages/jarnac/src/a.ts', "const x = await import('@estocade/table')", 'may not import'],
    ['packages/jarnac/src/a.ts', "import { x } from '../../words/src/fold.ts'", 'another package'],
    ['packages/jarnac/src/a.ts', 'const x = Math.random()', 'randomness'],
    ['packages/table/src/a.ts', 'const now = Date.now()', 'time'],
    ['packages/words/src/a.ts', "import { readFileSync } from 'node:fs'", "Node's library"],
    ['packages/attic/src/a.ts', 'export {}', 'not on the plan'],
  ])('does not let %s say: %s', (file, text, fault) =>
    expect(faultsOf(file, text).join('\n')).toContain(fault),
  )
})
