import { beforeAll, describe, expect, test } from 'vitest'
import { rateCommonness } from '../../build/commonness.ts'
import { Harvest } from '../../build/harvest.ts'
import { tilesOf } from '../../build/tiles.ts'
import { vietnamese } from '../../build/vi/index.ts'
import type { Form, LexiconId, PartOfSpeech } from '../../src/index.ts'

type Told = readonly [display: string, lemma: string, pos: PartOfSpeech, form: Form]

function rated(id: LexiconId, readings: readonly Told[]): (written: string) => number {
  const harvest = new Harvest()
  for (const [display, lemma, pos, form] of readings)
    harvest.add(tilesOf(id, display)!, { display, lemma, pos, form })
  rateCommonness(id, harvest)
  return (written) => harvest.commonness.get(tilesOf(id, written)!)!
}

describe('commonness', () => {
  test('words of the frequency list keep its order', () => {
    const score = rated('es', [
      ['que', 'que', 'conjunction', 'base'],
      ['casa', 'casa', 'noun', 'singular'],
      ['galaxia', 'galaxia', 'noun', 'singular'],
    ])
    expect(score('que')).toBeGreaterThan(score('casa'))
    expect(score('casa')).toBeGreaterThan(score('galaxia'))
  })

  test('a rare form of a common lemma ranks below the list and above words that nobody knows', () => {
    const score = rated('es', [
      ['galaxia', 'galaxia', 'noun', 'singular'],
      ['comer', 'comer', 'verb', 'infinitive'],
      ['comierais', 'comer', 'verb', 'finite'],
      ['abacorar', 'abacorar', 'verb', 'infinitive'],
      ['abacorasteis', 'abacorar', 'verb', 'finite'],
    ])
    expect(score('comierais')).toBeLessThan(score('galaxia'))
    expect(score('comierais')).toBeGreaterThan(score('abacorar'))
    expect(score('abacorar')).toBeGreaterThan(score('abacorasteis'))
  })

  test('a participle that names its base’s entry shares its commonness', () => {
    const harvest = new Harvest()
    const verb = { lemma: 'laufen', pos: 'verb', entry: 'verb:laufen' } as const
    harvest.add('LAUFEN', { display: 'laufen', lemma: 'laufen', pos: 'verb', form: 'infinitive' })
    harvest.add('GELAUFENEM', { ...verb, display: 'gelaufenem', form: 'past participle' })
    harvest.add('GELAFFENEM', {
      ...verb,
      display: 'gelaffenem',
      form: 'past participle',
      entry: 'verb:laffen',
    })
    rateCommonness('de', harvest)
    expect(harvest.commonness.get('GELAUFENEM')).toBeGreaterThan(harvest.commonness.get('GELAFFENEM')!)
  })

  test('a preposition of the same spelling does not make a verb common', () => {
    const score = rated('es', [
      ['para', 'para', 'preposition', 'base'],
      ['para', 'parir', 'verb', 'finite'],
      ['pariremos', 'parir', 'verb', 'finite'],
      ['dejar', 'dejar', 'verb', 'infinitive'],
      ['dejaremos', 'dejar', 'verb', 'finite'],
    ])
    expect(score('dejaremos')).toBeGreaterThan(score('pariremos'))
  })

  test('rare English words are ranked by their SCOWL level', () => {
    const score = rated('en', [
      ['the', 'the', 'determiner', 'base'],
      ['amorphous', 'amorphous', 'adjective', 'base'],
      ['thermobalance', 'thermobalance', 'noun', 'singular'],
      ['unneurotic', 'unneurotic', 'adjective', 'base'],
    ])
    expect(score('the')).toBeGreaterThan(score('amorphous'))
    expect(score('amorphous')).toBeGreaterThan(score('unneurotic'))
  })
})

describe('commonness of a whole lexicon', () => {
  let harvest: Harvest
  beforeAll(() => {
    harvest = vietnamese.harvest(() => {})
    rateCommonness('vi', harvest)
  }, 120_000)

  test('rates every word, above the 0 of a missing rate', () => {
    const rates = [...harvest.words.keys()].map((word) => harvest.commonness.get(word) ?? 0)
    expect(rates.every((rate) => rate > 0)).toBe(true)
  })

  test('has few ties, so that 256 steps of equal size can be cut', () => {
    const counts = new Map<number, number>()
    for (const rate of harvest.commonness.values()) counts.set(rate, (counts.get(rate) ?? 0) + 1)
    expect(Math.max(...counts.values())).toBeLessThan(harvest.words.size / 256)
  })

  test('ranks a well-known word of two syllables above one that only lists have', () => {
    expect(harvest.commonness.get('QUOCGIA')).toBeGreaterThan(harvest.commonness.get('BACHĐINH')!)
  })
})
