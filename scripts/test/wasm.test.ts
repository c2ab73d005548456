import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { codeFile, compiledSearch } from '../wasm.mjs'

describe('the compiled crossword search', () => {
  it('is what its source says: run `npm run wasm` after changing it', async () => {
    expect(await compiledSearch()).toBe(readFileSync(codeFile, 'utf8'))
  })
})
