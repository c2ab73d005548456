import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readThesaurus } from '../node/index.ts'
import { type GlossedReading, glossOf } from '../src/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-thesaurus-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A thesaurus in the form that Debian's mythes packages have. */
const french = `ISO8859-1
pêche|2
(Nom)|capture|prise (rare)|pêche
(Nom)|fruit
pécher|1
(Verbe)|faillir|fauter
pêcher|2
(Verbe)|attraper|prendre
(Nom)|arbre
pomme de terre|1
(Nom)|patate
`
const path = join(folder, 'th_fr_FR_v2.dat')
writeFileSync(path, Buffer.from(french, 'latin1'))
writeFileSync(join(folder, 'README_th_fr.txt'), 'Thésaurus français\nLicense: LGPL-2.1+\n')

describe('a MyThes thesaurus', () => {
  const thesaurus = readThesaurus('fr', path)
  const textOf = (shard: string) => {
    const bytes = thesaurus.get(shard)
    return bytes && new TextDecoder().decode(bytes)
  }
  const told = async (word: string, ...readings: readonly GlossedReading[]) =>
    (await glossOf(textOf, 'fr', word, readings)).map(({ text }) => text)

  it('is read in its own encoding, and its synonyms belong to readings', async () => {
    expect(await told('PECHE', { lemma: 'pêche', pos: 'noun' })).toEqual(['capture, prise', 'fruit'])
    expect(await told('PECHE', { lemma: 'pécher', pos: 'verb' })).toEqual(['faillir, fauter'])
    expect(await told('PECHER', { lemma: 'pêcher', pos: 'noun' })).toEqual(['arbre'])
    expect(await told('PECHES', { lemma: 'pêcher', pos: 'verb' })).toEqual(['attraper, prendre'])
    expect(await told('POMME', { lemma: 'pomme', pos: 'noun' })).toEqual([])
  })

  it('says where it comes from, and by which licence', () => {
    expect(JSON.parse(textOf('about.json')!)).toEqual({
      source: 'th_fr_FR_v2.dat',
      licence: 'LGPL-2.1+',
    })
  })

  it('is refused if the file is not a thesaurus', () => {
    const other = join(folder, 'words.txt')
    writeFileSync(other, 'pomme\npoire\n')
    expect(() => readThesaurus('fr', other)).toThrow(/is not a MyThes thesaurus/)
  })
})
