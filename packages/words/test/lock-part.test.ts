import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type LockFile, lockFor } from '../build/lock-part.ts'

const whole: LockFile = {
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { unrelated: '1.0.0' } },
    'node_modules/list': { version: '1.2.3', integrity: 'sha512-list', dependencies: { reader: '^2.0.0' } },
    'node_modules/list/node_modules/reader': { version: '2.1.0', integrity: 'sha512-reader-2' },
    'node_modules/reader': { version: '1.0.0', integrity: 'sha512-reader-1' },
    'node_modules/old-list': { name: 'list', version: '0.9.0', integrity: 'sha512-old' },
    'node_modules/unrelated': { version: '1.0.0' },
  },
}

describe('the part of a lock file', () => {
  it('has the packages asked for and what they depend on, where Node would find it, and nothing else', () => {
    const { packages } = lockFor(['list'], whole)
    expect(Object.keys(packages)).toEqual(['', 'node_modules/list', 'node_modules/list/node_modules/reader'])
    expect(packages['']!.dependencies).toEqual({ list: '1.2.3' })
    expect(packages['node_modules/list']!.integrity).toBe('sha512-list')
  })

  it('finds packages under an alias', () => {
    expect(lockFor(['old-list'], whole).packages['']!.dependencies).toEqual({ 'old-list': 'npm:list@0.9.0' })
  })

  it('says which package the lock file does not name', () => {
    expect(() => lockFor(['nowhere'], whole)).toThrow('The lock file does not name nowhere.')
  })

  it('of the project has an integrity for every word source', () => {
    const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
    const names = Object.keys(read('../sources/package.json').dependencies)
    const { packages } = lockFor(names, read('../../../package-lock.json'))
    const unpinned = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity)
    expect(unpinned).toEqual([])
    expect(Object.keys(packages).length).toBeGreaterThan(names.length)
  })
})
