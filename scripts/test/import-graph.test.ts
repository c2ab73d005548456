import { expect, it } from 'vitest'
import { isGraphCurrent } from '../import-graph.mjs'

it('docs/import-graph.svg is up to date; `npm run graph` draws it', async () => {
  expect(await isGraphCurrent()).toBe(true)
})
