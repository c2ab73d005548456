import { expect, it } from 'vitest'
import { isGraphCurrent } from '../import-graph.mjs'

it('docs/import-graph.svg shows the imports as they are; `npm run graph` draws them', async () => {
  expect(await isGraphCurrent()).toBe(true)
})
