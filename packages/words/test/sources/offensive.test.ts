import { expect, test } from 'vitest'
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

test.each([
  ['de', 'HURE', 'Hure'],
  ['en', 'NIGGER', 'nigger'],
  ['es', 'MARICON', 'maricón'],
  ['it', 'TROIA', 'troia'],
  ['vi', 'LON', 'lồn'],
  ['vi29', 'ĐUME', 'đụ mẹ'],
  ['fr', 'TETON', 'téton'],
  ['fr', 'ANAL', 'anal'],
  ['de', 'TRULLA', 'Trulla'],
  ['de', 'SACKRATTE', 'Sackratte'],
  ['en', 'WHITEY', 'whitey'],
  ['en', 'GODDAMNED', 'goddamned'],
  ['de', 'LAHMARSCH', 'Lahmarsch'],
  ['de', 'HUERCHEN', 'Hürchen'],
  ['en', 'GIPSY', 'gipsy'],
  ['es', 'LENOCINIO', 'lenocinio'],
  ['fr', 'BISTOUQUETTE', 'bistouquette'],
  ['it', 'LENOCINIO', 'lenocinio'],
  ['vi29', 'NHATHÔ', 'nhà thổ'],
] as const)('%s marks %s', (id, word, written) => {
  expect(marked(id, { [word]: [[written, written]] })).toEqual([word])
})

test.each([
  ['de', 'GELDGEIL', 'geldgeil'],
  ['de', 'DRECKFICK', 'Dreckfick'],
  ['en', 'SHITBOX', 'shitbox'],
  ['es', 'ORGASMICO', 'orgásmico'],
  ['fr', 'REFOUTRE', 'refoutre'],
  ['it', 'CAZZATINA', 'cazzatina'],
  ['de', 'PROSTITUIERTE', 'Prostituierte'],
  ['en', 'CUCKOLDRY', 'cuckoldry'],
  ['es', 'PROSTIBULARIO', 'prostibulario'],
  ['fr', 'INCESTUEUX', 'incestueux'],
  ['it', 'NEGRIERO', 'negriero'],
] as const)('%s marks %s for one of its parts', (id, word, written) => {
  expect(marked(id, { [word]: [[written, written]] })).toEqual([word])
})

test.each([
  ['de', 'BIBERGEIL', 'Bibergeil', 'Bibergeil'],
  ['en', 'SHITTIM', 'shittim', 'shittim'],
  ['fr', 'CONNAITRE', 'connaître', 'connaître'],
  ['it', 'CAZZOTTI', 'cazzotti', 'cazzotto'],
  ['it', 'NEGROMANTE', 'negromante', 'negromante'],
  ['de', 'METHODEN', 'Methoden', 'Methode'],
] as const)('%s does not mark %s, which shares letters with such a part', (id, word, display, lemma) => {
  expect(marked(id, { [word]: [[display, lemma]] })).toEqual([])
})

test.each([
  ['de', 'NACKT', 'nackt'],
  ['en', 'BEAVER', 'beaver'],
  ['es', 'COMER', 'comer'],
  ['fr', 'CHAT', 'chat'],
  ['it', 'PESCE', 'pesce'],
  ['vi29', 'DÂMBUT', 'dâm bụt'],
] as const)('%s does not mark %s, which some list has', (id, word, written) => {
  expect(marked(id, { [word]: [[written, written]] })).toEqual([])
})
