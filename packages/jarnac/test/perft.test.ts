import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createJarnac } from '../src/index.ts'
import { listed } from './support/lexicons.ts'
import { fast, perft, readPerft, slow } from './support/perft.ts'

const data = new URL('./data/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, data), 'utf8')
const game = createJarnac(listed('de', read('words.txt')))
const files = readdirSync(data).filter((name) => name.endsWith('.perft'))

/** The slow generator tries every word everywhere; it is compared up to this count, about a second. */
const SLOW_COUNT = 100

describe('perft: sequences of actions', () => {
  it.each(files)('%s', (name) => {
    const position = readPerft(game, read(name))
    const counts = position.counts.map((_, i) => perft(game, position, i + 1, fast(game)))
    expect(counts).toEqual(position.counts)
    expect(counts.length).toBeGreaterThanOrEqual(3)
    for (const [i, count] of counts.entries())
      if (count <= SLOW_COUNT) expect(perft(game, position, i + 1, slow(game))).toBe(count)
  })
})
