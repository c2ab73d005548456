import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { byScale } from '../../../scripts/test-scale.ts'
import { buildLexicons } from '../build/index.ts'
import { isBuilt, lexiconFile, loadLexicon } from '../node/index.ts'
import { checkHash, type LexiconId } from '../src/index.ts'

describe('building dictionaries', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lexicons-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const lexicons = () => readdirSync(folder).filter((name) => name.endsWith('.lexicon'))

  it('leaves no partial file when it is killed; then builds what is missing in the given order, once', async () => {
    writeFileSync(join(folder, 'vi-0123456789abcdef.lexicon'), 'of another version')
    await killedWhileBuilding('vi', folder)
    expect(isBuilt(folder, 'vi')).toBe(false)
    writeFileSync(join(folder, 'vi-x.lexicon.999999999.part'), 'half')
    // The order shows with two of them.
    const ids = byScale<readonly LexiconId[]>(['vi'], ['vi29', 'vi'])
    const ready: string[] = []
    const shares: number[] = []
    const build = () =>
      buildLexicons({
        folder,
        ids,
        threads: 1,
        onReady: (id) => ready.push(id),
        onProgress: (_, share) => shares.push(share),
      })
    await build()
    expect(ready).toEqual(ids)
    expect(shares.at(-1)).toBe(1)
    expect(lexicons()).toHaveLength(ids.length)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
    const path = lexiconFile(folder, 'vi')
    expect(checkHash(readFileSync(path)).ok).toBe(true)
    const long = new Date('2001-01-01')
    utimesSync(path, long, long)
    const told = shares.length
    await build()
    expect(shares).toHaveLength(told)
    expect(statSync(path).mtimeMs).toBe(long.getTime())
    expect(loadLexicon(folder, 'vi').size).toBeGreaterThan(33_000)
  })
})

/** A process of its own, killed at the first sign of progress. */
function killedWhileBuilding(id: string, folder: string): Promise<void> {
  const index = fileURLToPath(new URL('../build/index.ts', import.meta.url))
  const program = `
    const { buildLexicons } = await import(${JSON.stringify(index)})
    await buildLexicons({ folder: ${JSON.stringify(folder)}, ids: ['${id}'], onProgress: () => console.log('on') })`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program])
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => child.kill('SIGKILL'))
    child.on('error', reject)
    child.on('exit', () => resolve())
  })
}
