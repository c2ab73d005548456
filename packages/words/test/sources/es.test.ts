import { Conjugator } from '@jirimracek/conjugate-esp'
import { beforeAll, describe, expect, test } from 'vitest'
import { spanish } from '../../build/es/index.ts'
import type { Harvest } from '../../build/harvest.ts'
import { tilesOf } from '../../build/tiles.ts'
import { expectCounts, isPlayable, playableCounts, told } from './told.ts'

let harvest: Harvest
beforeAll(() => {
  harvest = spanish.harvest(() => {})
}, 120_000)

/** Compound tenses, commands with `no` and gaps of the paradigm are not single words. */
function simpleForms(table: unknown): readonly string[] {
  if (typeof table === 'string') return /^\p{L}{2,15}$/u.test(table) ? [table] : []
  return Object.values(table as Record<string, unknown>).flatMap(simpleForms)
}

describe('Spanish', () => {
  test.each(['LDA', 'LTDA', 'HNOS', 'PTAS', 'DID', 'FED', 'YORK'])('%s cannot be played', (word) => {
    expect(isPlayable(harvest, word)).toBe(false)
  })

  test('a word of both the Mexican and the Argentine dictionary is admitted', () => {
    expect(isPlayable(harvest, 'BANANA')).toBe(true)
  })

  test.each([
    ['CANTASE', ['cantase < cantar verb finite']],
    ['CANTANDO', ['cantando < cantar verb gerund']],
    ['ENCIENDO', ['enciendo < encender verb finite']],
    ['CONTAS', ['contás < contar verb finite']],
    ['HICE', ['hice < hacer verb finite']],
    ['SOY', ['soy < ser verb finite']],
    ['ABOLIO', ['abolió < abolir verb finite']],
    ['CANCIONES', ['canciones < canción noun plural']],
    ['AÑO', ['año < año noun singular']],
    ['CLARAMENTE', ['claramente < claramente adverb base']],
    ['CRISIS', ['crisis < crisis noun singular']],
    ['HOLA', ['hola < hola interjection base']],
    ['KG', ['kg < kg abbreviation base']],
    ['IGNEOS', ['ígneos < ígneo adjective inflected']],
    ['FATALES', ['fatales < fatal adjective inflected']],
    ['VELOCES', ['veloces < veloz adjective inflected']],
    ['GARCIA', ['García < García name family name']],
    ['MADRID', ['Madrid < Madrid name unknown']],
  ])('%s is read as %j', (word, readings) => {
    expect(told(harvest, word)).toEqual(readings)
  })

  test.each([
    ['VIVIDAS', 'vividas < vivir verb past participle'],
    ['PUESTAS', 'puestas < poner verb past participle'],
    ['FUERA', 'fuera < ir verb finite'],
    ['FUERA', 'fuera < ser verb finite'],
    ['NIÑA', 'niña < niño noun singular'],
    ['CANTAR', 'cantar < cantar verb infinitive'],
    ['ABACORARON', 'abacoraron < abacorar verb finite'],
  ])('%s may be read as %s', (word, reading) => {
    expect(told(harvest, word)).toContain(reading)
  })

  test.each(['DEUTSCHLAND', 'ETC', 'KG', 'CM', 'TEL', 'LIC', 'JUAN', 'GARCIA', 'MADRID', 'DNI', 'LOPEZ'])(
    '%s cannot be played',
    (word) => expect(isPlayable(harvest, word)).toBe(false),
  )

  test.each(['CANTARSE', 'DIMELO', 'JUGARNOS', 'HAZNOS', 'CANTANDOLO', 'UNTAOS'])(
    '%s is a verb with a pronoun on it, no word',
    (word) => expect(isPlayable(harvest, word)).toBe(false),
  )

  test('has as many words of each length as counted before', () => {
    const [three, ...others] = playableCounts(harvest)
    expectCounts(others, [2558, 9316, 22007, 43372, 68212, 88961, 590500])
    // 483 before: some fifty abbreviations (adv, dto, máx …) were among them.
    expect(three).toBeGreaterThan(405)
  })

  test('knows every form that the conjugator makes of a sample of verbs', () => {
    const verbs = `hablar temer partir contar pedir jugar poner hacer decir ir ser haber dar ver oír caer huir
      conducir averiguar rozar sacar pagar nacer volver abrir reír sentir dormir oler errar tener venir saber caber
      querer poder andar traer valer salir abacorar`.split(/\s+/)
    const conjugator = new Conjugator()
    const missing = verbs.flatMap((verb) => {
      const tables = conjugator.conjugateSync(verb)
      if (typeof tables === 'string') throw new Error(tables)
      const forms = new Set(tables.flatMap(({ conjugation }) => simpleForms(conjugation)))
      return [...forms]
        .filter((form) => !isPlayable(harvest, tilesOf('es', form)!))
        .map((form) => `${verb}: ${form}`)
    })
    expect(missing).toEqual([])
  })
})
