import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { testFiles, unrunnable } from '../test-needs.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const all = testFiles()
const needsOf = (file: string) => all.find((one) => one.file === file)?.needs

it('the needs of a test file follow from its imports, direct and indirect', () => {
  expect(needsOf('apps/web/test/home.test.ts')?.toSorted()).toEqual(['browser', 'page'])
  expect(needsOf('apps/server/test/nodes/nodes.test.ts')?.toSorted()).toEqual(['nats', 'postgres'])
  expect(needsOf('apps/terminal/test/play/screens.test.ts')).toEqual(['terminal'])
  expect(needsOf('packages/kernel/test/bag.test.ts')).toEqual([])
})

it('a file that cannot run is listed once, with the reason', () => {
  const files = [...unrunnable(all).values()].flat()
  expect(new Set(files).size).toBe(files.length)
  for (const file of files) expect(needsOf(file)).not.toEqual([])
})

it('every server that a test starts has fixed seeds', () => {
  const tests = ['server', 'terminal', 'web'].flatMap((app) =>
    readdirSync(join(root, 'apps', app, 'test'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join('apps', app, 'test', name)),
  )
  const starts = /^import \{[^}]*\bcreateServer\b[^}]*\} from '(@estocade\/server|[./]+src\/[\w-]+\.ts)'/m
  const found = tests.filter((file) => starts.test(readFileSync(join(root, file), 'utf8')))
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((file) => !readFileSync(join(root, file), 'utf8').includes('entropy'))).toEqual([])
})
