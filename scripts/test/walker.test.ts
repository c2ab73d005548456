import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { codeFile, compiledWalker } from '../walker.mjs'

describe('the compiled crossword search', () => {
  it('is what its source says: run `npm run walker` after changing it', async () => {
    expect(await compiledWalker()).toBe(readFileSync(codeFile, 'utf8'))
  })
})
