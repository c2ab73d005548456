import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createJarnac, parseRecord, printRecord, verifyRecord } from '../src/index.ts'
import { listed } from './support/lexicons.ts'

const data = new URL('./data/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, data), 'utf8')
const lexicon = listed('de', read('words.txt'))
const game = createJarnac(lexicon)

/** If one of these changes, logged games would be decided differently: increase RULES_VERSION. */
it.each(readdirSync(data).filter((name) => name.endsWith('.record')))(
  '%s gives the same game as when it was recorded',
  (name) => {
    const text = read(name).replace('lexicon words.txt', `lexicon ${lexicon.hash}`)
    expect(verifyRecord(game, text)).toBeUndefined()
    const record = parseRecord(text)
    expect(record.ok && printRecord(record.value.log)).toBe(text)
  },
)
