import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missing, partOf } from '../installed.mjs'

const root = new URL('../../', import.meta.url)
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(new URL('package.json', root), 'utf8'),
)

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))
/** What npm would have installed, by the flags in the lock file. */
const installation = (fits: (entry: { dev?: boolean; optional?: boolean }) => boolean) => ({
  packages: Object.fromEntries(
    Object.entries(lock.packages).filter(([, entry]) => fits(entry as object)),
  ) as never,
})

describe('an installation', () => {
  it('that npm completed lacks nothing, whatever is optional on the platform', () => {
    const whole = installation(({ optional }) => !optional)
    for (const scope of ['play', 'test', 'all'] as const) expect(missing(lock, whole, scope)).toEqual([])
  })

  it('without development packages is enough to play, but not to test', () => {
    const play = installation(({ dev }) => !dev)
    expect(missing(lock, play, 'play')).toEqual([])
    expect(missing(lock, play, 'test')).toContain('node_modules/vitest')
    expect(missing(lock, play, 'all')).toContain('node_modules/lighthouse')
  })

  it('for tests has no packages that only benchmarks compare with', () => {
    expect(partOf(lock, 'test').workspaces).not.toContain('bench')
    expect(missing(lock, { packages: {} }, 'test')).not.toContain('node_modules/lighthouse')
    expect(missing(lock, { packages: {} }, 'play')).not.toContain('node_modules/playwright-core')
  })

  it('for players has no word sources, for tests all of them', () => {
    const sources = Object.keys(lock.packages['packages/words/sources'].dependencies)
    const paths = sources.map((name) => `node_modules/${name}`)
    expect(missing(lock, { packages: {} }, 'play').filter((path) => paths.includes(path))).toEqual([])
    expect(missing(lock, { packages: {} }, 'test')).toEqual(expect.arrayContaining(paths))
  })

  it('with another version of a package lacks that package', () => {
    const whole = installation(() => true).packages as Record<string, object>
    const old = { ...whole, 'node_modules/fastify': { ...whole['node_modules/fastify'], version: '0.0.1' } }
    expect(missing(lock, { packages: old }, 'play')).toEqual(['node_modules/fastify'])
    expect(missing(lock, { packages: {} }, 'play').length).toBeGreaterThan(100)
  })
})

/** Packages from npm that a script's imports load before its first line runs. */
function loadedFirst(script: URL, seen = new Set<string>()): readonly string[] {
  if (seen.has(script.href)) return []
  seen.add(script.href)
  const imported = readFileSync(script, 'utf8').matchAll(/^(?:import|export) (?:[^'"]*? from )?'([^']+)'/gm)
  return [...imported].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return loadedFirst(new URL(name, script), seen)
    return name.startsWith('node:') ? [] : [name]
  })
}

describe('on a fresh clone', () => {
  it.each([
    ...['start', 'bench', 'check', 'format'],
    ...['test', 'test:long', 'test:seeds', 'test:node', 'test:mutants', 'test:quick'],
  ])('npm run %s loads no package before it has installed them', (name) => {
    const file = /^node (?:--\S+ )*(scripts\/\S+\.mjs)/.exec(scripts[name]!)?.[1]
    expect(file, scripts[name]).toBeDefined()
    const script = new URL(file!, root)
    expect(readFileSync(script, 'utf8')).toContain('\nensureInstalled(')
    expect(loadedFirst(script)).toEqual([])
  })
})
