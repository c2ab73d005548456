import { expect, it } from 'vitest'
import { testFiles, unrunnable } from '../test-needs.mjs'

const needsOf = (file: string) => testFiles().find((one) => one.file === file)?.needs

it('the needs of a test file follow from its imports, direct and indirect', () => {
  expect(needsOf('apps/web/test/home.test.ts')?.toSorted()).toEqual(['browser', 'page'])
  expect(needsOf('apps/server/test/nodes/nodes.test.ts')?.toSorted()).toEqual(['nats', 'postgres'])
  expect(needsOf('apps/terminal/test/play/screens.test.ts')).toEqual(['terminal'])
  expect(needsOf('packages/kernel/test/bag.test.ts')).toEqual([])
})

it('a file that cannot run is listed once, with the reason', () => {
  const files = [...unrunnable().values()].flat()
  expect(new Set(files).size).toBe(files.length)
  for (const file of files) expect(needsOf(file)).not.toEqual([])
})
