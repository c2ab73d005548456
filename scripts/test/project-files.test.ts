import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')
const json = (path: string) => JSON.parse(read(path))
const workflows = readdirSync(`${root}/.github/workflows`).map((name) => read(`.github/workflows/${name}`))
const node = read('.nvmrc').trim()

describe('workflows', () => {
  it('run only scripts that package.json has', () => {
    const { scripts } = json('package.json')
    const called = workflows.flatMap((text) => [...text.matchAll(/npm (?:run )?(test|run \S+|[\w:]+)$/gm)])
    const names = called.map(([line]) => line.replace(/^npm (run )?/, '')).filter((name) => name !== 'ci')
    expect(names).toContain('check')
    for (const name of names) expect(Object.keys(scripts)).toContain(name)
  })

  it('and the image use the version of Node that .nvmrc names, and test the oldest that is supported', () => {
    const tested = /node: \[(.+)\]/.exec(workflows.join('\n'))![1]!.split(', ')
    expect(tested).toContain(node)
    expect(json('package.json').engines.node).toBe(`>=${tested[0]}`)
    for (const [, version] of read('Dockerfile').matchAll(/^FROM node:(\d+)-/gm)) expect(version).toBe(node)
  })
})

describe('renovate.json', () => {
  it('names the file that lists the word sources', () => {
    const [sources] = json('renovate.json').packageRules
    for (const file of sources.matchFileNames) expect(existsSync(`${root}/${file}`)).toBe(true)
    const listed = sources.matchFileNames.flatMap((file: string) => Object.keys(json(file).dependencies))
    expect(listed).toContain('@vntk/dictionary')
  })
})

describe('.changeset/config.json', () => {
  it('gives all packages the same version', () => {
    const [fixed] = json('.changeset/config.json').fixed
    const names = ['packages', 'apps'].flatMap((folder) =>
      readdirSync(`${root}/${folder}`).map((name) => json(`${folder}/${name}/package.json`).name as string),
    )
    const isFixed = (name: string) =>
      fixed.includes(name) || (name.startsWith('@estocade/') && fixed.includes('@estocade/*'))
    expect(names.filter((name) => !isFixed(name))).toEqual([])
  })
})

describe('the sources of the server', () => {
  // Two of them in one process release each other's file locks: acknowledged moves were lost on Node 24.
  it('load one SQLite: Node’s own, or the package where Node has none', () => {
    const folder = 'apps/server/src'
    const loading = readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .filter((name) => /^import (?!type).*'@photostructure\/sqlite'/m.test(read(`${folder}/${name}`)))
    expect(loading).toEqual([])
    expect(read(`${folder}/store/sqlite/driver.ts`)).toContain("await import('@photostructure/sqlite')")
  })
})
