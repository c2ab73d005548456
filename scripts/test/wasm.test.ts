import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { codeFile, compiled, searches } from '../wasm.mjs'

describe('a compiled search', () => {
  it.each(searches)(
    'of $package is up to date with its source: run `npm run wasm` after changing it',
    async (search) => {
      expect(await compiled(search)).toBe(readFileSync(codeFile(search), 'utf8'))
    },
  )
})
