import { expect, test } from 'vitest'
import { Harvest, type Reading } from '../../build/harvest.ts'
import { markOffensive } from '../../build/offensive/index.ts'
import type { LexiconId } from '../../src/index.ts'

function marked(id: LexiconId, words: Readonly<Record<string, readonly (readonly [string, string])[]>>) {
  const harvest = new Harvest()
  for (const [word, readings] of Object.entries(words))
    for (const [display, lemma] of readings)
      harvest.add(word, { display, lemma, pos: 'noun', form: 'singular' } satisfies Reading)
  markOffensive(id, harvest)
  return [...harvest.offensive].sort()
}

test('slurs and obscenities are marked with their forms, words that share letters with a form are not', () => {
  const words = {
    PUTAINS: [['putains', 'putain']],
    MAISON: [['maison', 'maison']],
    PISSES: [
      ['pisses', 'pisser'],
      ['pisses', 'pisse'],
    ],
    SUCES: [
      ['sucés', 'sucé'],
      ['suces', 'sucer'],
    ],
  } as const
  expect(marked('fr', words)).toEqual(['PISSES', 'PUTAINS'])
})

test.each([
  ['de', 'HURE', 'Hure'],
  ['en', 'NIGGER', 'nigger'],
  ['es', 'MARICON', 'maricón'],
  ['it', 'TROIA', 'troia'],
  ['vi', 'LON', 'lồn'],
] as const)('%s marks %s', (id, word, written) => {
  expect(marked(id, { [word]: [[written, written]] })).toEqual([word])
})

test.each([
  ['de', 'NACKT', 'nackt'],
  ['en', 'BEAVER', 'beaver'],
  ['es', 'COMER', 'comer'],
  ['fr', 'CHAT', 'chat'],
  ['it', 'PESCE', 'pesce'],
] as const)('%s does not mark %s, which some list has', (id, word, written) => {
  expect(marked(id, { [word]: [[written, written]] })).toEqual([])
})
