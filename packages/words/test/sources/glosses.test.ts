import { describe, expect, test } from 'vitest'
import { glossShards } from '../../build/glosses.ts'
import { type GlossedReading, glossOf, glossShardOf, type LexiconId } from '../../src/index.ts'

const shards = new Map<LexiconId, Map<string, Uint8Array>>()

function loaderOf(id: LexiconId) {
  const ofLexicon = shards.get(id) ?? glossShards(id)
  shards.set(id, ofLexicon)
  return async (name: string) => {
    const bytes = ofLexicon.get(name)
    return bytes === undefined ? undefined : new TextDecoder().decode(bytes)
  }
}

const textsOf = async (id: LexiconId, word: string, readings?: readonly GlossedReading[]) =>
  (await glossOf(loaderOf(id), id, word, readings)).map(
    ({ written, pos, text }) => `${written} (${pos}): ${text}`,
  )

describe('glosses', () => {
  test('English words have WordNet’s first senses, without the examples', async () => {
    expect(await textsOf('en', 'QUIZ')).toEqual([
      'quiz (noun): an examination consisting of a few short questions',
      "quiz (verb): examine someone's knowledge of something",
    ])
  })

  test('a gloss belongs to a reading, not to a spelling', async () => {
    const [word, name] = [
      { lemma: 'china', pos: 'noun' },
      { lemma: 'China', pos: 'name' },
    ] as const
    const written = async (...readings: readonly GlossedReading[]) =>
      (await glossOf(loaderOf('en'), 'en', 'CHINA', readings)).map((gloss) => gloss.written)
    expect(new Set(await written(word))).toEqual(new Set(['china']))
    expect(new Set(await written(name))).toEqual(new Set(['China']))
    expect(new Set(await written(word, name))).toEqual(new Set(['china', 'China']))
    expect(await textsOf('en', 'QUIZ', [{ lemma: 'quiz', pos: 'verb' }])).toEqual([
      "quiz (verb): examine someone's knowledge of something",
    ])
  })

  test('LUDE as a form of laden does not get the gloss of Lude', async () => {
    const verb = await textsOf('de', 'LUDE', [{ lemma: 'laden', pos: 'verb' }])
    expect(verb.filter((text) => text.startsWith('Lude'))).toEqual([])
    expect((await textsOf('de', 'LUDE', [{ lemma: 'Lude', pos: 'noun' }])).join()).toMatch(/^Lude \(noun\): /)
  })

  test('an inflected word is glossed by its lemma', async () => {
    const readings = [
      { lemma: 'quiz', pos: 'noun' },
      { lemma: 'quiz', pos: 'verb' },
    ] as const
    expect(await textsOf('en', 'QUIZZES')).toEqual([])
    expect(await textsOf('en', 'QUIZZES', readings)).toEqual(await textsOf('en', 'QUIZ'))
  })

  test('German words have synonyms', async () => {
    expect(await textsOf('de', 'MAEDCHEN')).toEqual([
      'Mädchen (noun): Kindchen, Kleine, Kleines, Schickse, Deern',
    ])
    expect(await textsOf('de', 'Mädchen')).toEqual(await textsOf('de', 'MAEDCHEN'))
  })

  test('Vietnamese words have definitions, in both alphabets', async () => {
    const peace = [
      'hoà bình (noun): tình trạng yên ổn, không có chiến tranh',
      'hoà bình (adjective): không dùng đến vũ lực, không để xảy ra chiến tranh',
    ]
    expect(await textsOf('vi', 'HOABINH')).toEqual(peace)
    expect(await textsOf('vi29', 'HOABINH')).toEqual(peace)
    expect(await textsOf('vi29', 'QUOCGIA')).toEqual([])
  })

  test('French, Spanish and Italian have none', () => {
    for (const id of ['fr', 'es', 'it'] as const) expect(glossShards(id).size).toBe(0)
  })

  test('a shard is named by the first two tiles, in ASCII', () => {
    expect(glossShardOf('RETINA')).toBe('RE.json')
    expect(glossShardOf('ĐƯC')).toBe('1101af.json')
    loaderOf('vi29')
    for (const name of shards.get('vi29')!.keys()) expect(name).toMatch(/^[A-Z0-9a-f]+\.json$/)
  })

  test('texts are single short lines', () => {
    loaderOf('en')
    const texts = [...shards.get('en')!.values()].flatMap((bytes) =>
      Object.values(JSON.parse(new TextDecoder().decode(bytes)) as Record<string, [string, number, string][]>)
        .flat()
        .map(([, , text]) => text),
    )
    expect(texts.length).toBeGreaterThan(80_000)
    expect(texts.filter((text) => text.length > 165 || /["\n]|^\s|[\s;]$/.test(text))).toEqual([])
  })

  test('foreign letters have no gloss', async () => {
    expect(await glossOf(loaderOf('en'), 'en', 'привет')).toEqual([])
  })
})
