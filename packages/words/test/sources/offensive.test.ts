import { beforeAll, describe, expect, test } from 'vitest'
import { Harvest, type Reading } from '../../build/harvest.ts'
import { markOffensive } from '../../build/offensive/index.ts'
import type { LexiconId } from '../../src/index.ts'

type Written = readonly [display: string, lemma: string, kind?: keyof typeof kinds]

const kinds = {
  noun: { pos: 'noun', form: 'singular' },
  verb: { pos: 'verb', form: 'finite' },
  participle: { pos: 'verb', form: 'past participle' },
  name: { pos: 'name', form: 'unknown' },
} as const

const readingOf = ([display, lemma, kind = 'noun']: Written): Reading => ({ display, lemma, ...kinds[kind] })

function marked(id: LexiconId, words: Readonly<Record<string, readonly Written[]>>) {
  const harvest = new Harvest()
  for (const [word, readings] of Object.entries(words))
    for (const reading of readings) harvest.add(word, readingOf(reading))
  markOffensive(id, harvest)
  return [...harvest.offensive].sort()
}

test('slurs and obscenities are marked with their forms, words that share letters with a form are not', () => {
  const words = {
    PUTAINS: [['putains', 'putain']],
    MAISON: [['maison', 'maison']],
    PUTES: [
      ['putes', 'pute'],
      ['pûtes', 'pouvoir', 'verb'],
    ],
    VIOLENT: [
      ['violent', 'violent'],
      ['violent', 'violer', 'verb'],
    ],
  } as const
  expect(marked('fr', words)).toEqual(['PUTAINS', 'PUTES'])
})

test('a participle that is an entry of its own offends like its verb', () => {
  const words = {
    ENCULES: [
      ['encules', 'enculer', 'verb'],
      ['enculés', 'enculer', 'participle'],
      ['enculés', 'enculé'],
    ],
    ENCULE: [['enculé', 'enculer', 'participle']],
  } as const
  expect(marked('fr', words)).toEqual(['ENCULE', 'ENCULES'])
})

test('a listed participle offends in the feminine and in the plural too', () => {
  const words = {
    TARADO: [['tarado', 'tarar', 'participle']],
    TARADAS: [['taradas', 'tarar', 'participle']],
    TARAR: [['tarar', 'tarar', 'verb']],
  } as const
  expect(marked('es', words)).toEqual(['TARADAS', 'TARADO'])
})

test('a slur that a source lists as a name is marked, a town that contains one is not', () => {
  const words = {
    NEGRESS: [['Negress', 'Negress', 'name']],
    SCUNTHORPE: [['Scunthorpe', 'Scunthorpe', 'name']],
  } as const
  expect(marked('en', words)).toEqual(['NEGRESS'])
})

type Case = readonly [id: LexiconId, word: string, display: string, lemma: string]

const listed: readonly Case[] = [
  ['de', 'HURE', 'Hure', 'Hure'],
  ['en', 'NIGGER', 'nigger', 'nigger'],
  ['es', 'MARICON', 'maricón', 'maricón'],
  ['it', 'TROIA', 'troia', 'troia'],
  ['vi', 'LON', 'lồn', 'lồn'],
  ['vi29', 'ĐUME', 'đụ mẹ', 'đụ mẹ'],
  ['fr', 'TETON', 'téton', 'téton'],
  ['fr', 'ANAL', 'anal', 'anal'],
  ['de', 'TRULLA', 'Trulla', 'Trulla'],
  ['de', 'SACKRATTE', 'Sackratte', 'Sackratte'],
  ['en', 'WHITEY', 'whitey', 'whitey'],
  ['en', 'GODDAMNED', 'goddamned', 'goddamned'],
  ['de', 'LAHMARSCH', 'Lahmarsch', 'Lahmarsch'],
  ['de', 'HUERCHEN', 'Hürchen', 'Hürchen'],
  ['en', 'GIPSY', 'gipsy', 'gipsy'],
  ['es', 'LENOCINIO', 'lenocinio', 'lenocinio'],
  ['fr', 'BISTOUQUETTE', 'bistouquette', 'bistouquette'],
  ['it', 'LENOCINIO', 'lenocinio', 'lenocinio'],
  ['vi29', 'NHATHÔ', 'nhà thổ', 'nhà thổ'],
]
const withPart: readonly Case[] = [
  ['de', 'GELDGEIL', 'geldgeil', 'geldgeil'],
  ['de', 'DRECKFICK', 'Dreckfick', 'Dreckfick'],
  ['en', 'SHITBOX', 'shitbox', 'shitbox'],
  ['es', 'ORGASMICO', 'orgásmico', 'orgásmico'],
  ['fr', 'REFOUTRE', 'refoutre', 'refoutre'],
  ['it', 'CAZZATINA', 'cazzatina', 'cazzatina'],
  ['de', 'PROSTITUIERTE', 'Prostituierte', 'Prostituierte'],
  ['en', 'CUCKOLDRY', 'cuckoldry', 'cuckoldry'],
  ['es', 'PROSTIBULARIO', 'prostibulario', 'prostibulario'],
  ['fr', 'INCESTUEUX', 'incestueux', 'incestueux'],
  ['it', 'NEGRIERO', 'negriero', 'negriero'],
]
const sharesLetters: readonly Case[] = [
  ['de', 'BIBERGEIL', 'Bibergeil', 'Bibergeil'],
  ['en', 'SHITTIM', 'shittim', 'shittim'],
  ['fr', 'CONNAITRE', 'connaître', 'connaître'],
  ['it', 'CAZZOTTI', 'cazzotti', 'cazzotto'],
  ['it', 'NEGROMANTE', 'negromante', 'negromante'],
  ['de', 'METHODEN', 'Methoden', 'Methode'],
]
const listedElsewhere: readonly Case[] = [
  ['de', 'NACKT', 'nackt', 'nackt'],
  ['en', 'BEAVER', 'beaver', 'beaver'],
  ['es', 'COMER', 'comer', 'comer'],
  ['fr', 'CHAT', 'chat', 'chat'],
  ['it', 'PESCE', 'pesce', 'pesce'],
  ['vi29', 'DÂMBUT', 'dâm bụt', 'dâm bụt'],
]

describe('of single words', () => {
  /** All words of a language are marked at once, because reading its lists takes a second. */
  const offensive = new Map<LexiconId, readonly string[]>()
  beforeAll(() => {
    const all = [...listed, ...withPart, ...sharesLetters, ...listedElsewhere]
    for (const id of new Set(all.map(([id]) => id))) {
      const words = all.filter((one) => one[0] === id)
      const written = words.map(([, word, display, lemma]) => [word, [[display, lemma]]] as const)
      offensive.set(id, marked(id, Object.fromEntries(written)))
    }
  })

  test.each(listed)('%s marks %s', (id, word) => expect(offensive.get(id)).toContain(word))

  test.each(withPart)('%s marks %s for one of its parts', (id, word) =>
    expect(offensive.get(id)).toContain(word),
  )

  test.each(sharesLetters)('%s does not mark %s, which shares letters with such a part', (id, word) =>
    expect(offensive.get(id)).not.toContain(word),
  )

  test.each(listedElsewhere)('%s does not mark %s, which some list has', (id, word) =>
    expect(offensive.get(id)).not.toContain(word),
  )
})
