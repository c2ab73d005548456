import { describe, expect, it } from 'vitest'
import { Harvest, type Reading } from '../build/harvest.ts'
import { pack } from '../build/pack.ts'
import { alphabets, judge, type LexiconId, normalise, openLexicon, type WordClasses } from '../src/index.ts'

type Row = readonly [display: string, lemma: string, Reading['pos'], Reading['form'], entry?: string]

function lexiconWith(id: LexiconId, rows: readonly Row[], bare: readonly string[] = []) {
  const harvest = new Harvest()
  for (const [display, lemma, pos, form, entry] of rows) {
    const normalised = normalise(display, alphabets[id])
    if (!normalised.ok) throw new Error(normalised.error.text)
    harvest.add(normalised.value, { display, lemma, pos, form, ...(entry === undefined ? {} : { entry }) })
  }
  for (const word of bare) harvest.add(word)
  const opened = openLexicon(pack(id, harvest))
  if (!opened.ok) throw new Error(opened.error.text)
  return opened.value
}

const german = lexiconWith(
  'de',
  [
    ['Tal', 'Tal', 'noun', 'singular'],
    ['Tals', 'Tal', 'noun', 'case'],
    ['Täler', 'Tal', 'noun', 'plural'],
    ['Last', 'Last', 'noun', 'singular'],
    ['laufen', 'laufen', 'verb', 'infinitive'],
    ['laufend', 'laufen', 'verb', 'present participle'],
    ['lief', 'laufen', 'verb', 'finite'],
    ['faulend', 'faulen', 'verb', 'present participle'],
    ['Geklingel', 'Geklingel', 'noun', 'singular'],
    ['geklingelt', 'klingeln', 'verb', 'past participle'],
    ['ergehen', 'ergehen', 'verb', 'infinitive'],
    ['vergehen', 'vergehen', 'verb', 'infinitive'],
    ['Esse', 'Esse', 'noun', 'singular'],
    ['Essen', 'Esse', 'noun', 'plural'],
    ['Essen', 'Essen', 'noun', 'singular'],
    ['essen', 'essen', 'verb', 'infinitive'],
    ['Freund', 'Freund', 'noun', 'singular'],
    ['Freundin', 'Freundin', 'noun', 'singular', 'noun:Freund'],
    ['schöner', 'schön', 'adjective', 'comparative'],
    ['ach', 'ach', 'interjection', 'base'],
    ['und', 'und', 'conjunction', 'base'],
    ['Deutschland', 'Deutschland', 'name', 'place'],
    ['Rudolf', 'Rudolf', 'name', 'first name'],
    ['Müller', 'Müller', 'name', 'family name'],
    ['Müller', 'Müller', 'noun', 'singular'],
    ['Meier', 'Meier', 'name', 'family name'],
    ['Opel', 'Opel', 'name', 'brand'],
    ['Nil', 'Nil', 'name', 'unknown'],
    ['kg', 'kg', 'abbreviation', 'base'],
    ['ur', 'ur-', 'prefix', 'base'],
    ['vage', 'vage', 'unknown', 'unknown'],
    ['nanu', 'nanu', 'unknown', 'base'],
    ['gelaufen', 'laufen', 'verb', 'past participle'],
    ['gehoben', 'heben', 'verb', 'past participle'],
    ['gehoben', 'gehoben', 'adjective', 'base'],
  ],
  ['GUNKE'],
)

const french = lexiconWith(
  'fr',
  [
    ['lire', 'lire', 'verb', 'infinitive'],
    ['lisait', 'lire', 'verb', 'finite'],
    ['lues', 'lire', 'verb', 'past participle'],
    ['lisant', 'lire', 'verb', 'present participle'],
    ['chattes', 'chat', 'noun', 'plural'],
    ['belle', 'beau', 'adjective', 'inflected'],
    ['vite', 'vite', 'adverb', 'base'],
    ['ouf', 'ouf', 'interjection', 'base'],
    ['hélas', 'hélas', 'interjection', 'base'],
    ['lequel', 'lequel', 'pronoun', 'base'],
    ['porte', 'porter', 'verb', 'finite'],
    ['porte', 'porte', 'noun', 'singular'],
    ['Paris', 'Paris', 'name', 'place'],
    ['paris', 'pari', 'noun', 'plural'],
    ['etc', 'etc', 'abbreviation', 'base'],
    ['anti', 'anti', 'prefix', 'base'],
  ],
  ['ZOUK'],
)

const verdicts = (lexicon: typeof german, classes: WordClasses, words: string) =>
  words.split(' ').map((word) => {
    const verdict = judge(lexicon, { classes }).admits(word)
    return `${word} ${verdict.admitted ? 'yes' : verdict.reason}`
  })

describe('word classes', () => {
  it.each([
    ['open', 'TALS yes, LIEF yes, SCHOENER yes, ACH yes, GUNKE yes, VAGE yes, MUELLER yes'],
    ['open', 'DEUTSCHLAND name, MEIER name, OPEL name, KG abbreviation, UR prefix, TALX unknown-word'],
    [
      'classic-de',
      'TAELER yes, LIEF yes, UND yes, ACH yes, GUNKE yes, RUDOLF name, KG abbreviation, UR prefix',
    ],
    [
      'professional-de',
      'TAL yes, TALS noun-form, TAELER noun-form, LIEF verb-form, LAUFEND yes, GELAUFEN yes',
    ],
    ['professional-de', 'ESSEN yes, SCHOENER yes, UND yes, GUNKE unanalysed, VAGE unanalysed, NIL name'],
    ['typ-dom', 'DEUTSCHLAND yes, RUDOLF yes, NIL yes, MEIER name, OPEL name, MUELLER yes, KG abbreviation'],
    [
      'typ-dom',
      'TAELER yes, TALS yes, LAUFEN yes, LIEF verb-form, LAUFEND verb-form, GEHOBEN yes, UR prefix',
    ],
    ['typ-dom', 'GUNKE unanalysed, VAGE unanalysed, NANU yes, SCHOENER yes'],
  ] as const)('%s: %s', (classes, rows) => {
    const words = rows.split(', ').map((row) => row.split(' ')[0]!)
    expect(verdicts(german, classes, words.join(' '))).toEqual(rows.split(', '))
  })

  it.each([
    ['classic-fr', 'LISAIT yes, CHATTES yes, BELLE yes, PORTE yes, ZOUK yes, PARIS yes'],
    ['classic-fr', 'VITE word-class, LEQUEL word-class, OUF interjection, ETC abbreviation, ANTI prefix'],
    ['competition-fr', 'LIRE yes, LUES yes, LISANT yes, LISAIT verb-form, PORTE yes, ZOUK unanalysed'],
    ['competition-fr', 'CHATTES yes, BELLE yes, HELAS interjection, VITE word-class'],
    ['open', 'VITE yes, LEQUEL yes, OUF yes, ETC abbreviation'],
  ] as const)('%s: %s', (classes, rows) => {
    const words = rows.split(', ').map((row) => row.split(' ')[0]!)
    expect(verdicts(french, classes, words.join(' '))).toEqual(rows.split(', '))
  })

  it('return the readings that decided', () => {
    const admitted = judge(french, { classes: 'competition-fr' }).admits('PORTE')
    expect(admitted.readings).toMatchObject([{ lemma: 'porte', pos: 'noun' }])
    const refused = judge(german, { classes: 'professional-de' }).admits('LIEF')
    expect(refused).toMatchObject({
      admitted: false,
      text: 'LIEF is a form of a verb that does not count here.',
      readings: [{ lemma: 'laufen', form: 'finite' }],
    })
  })

  it('refuse a letter without a tile', () => {
    expect(verdicts(german, 'open', 'TÄL tal')).toEqual(['TÄL foreign-letter', 'tal foreign-letter'])
  })

  it('agree with the vocabulary, word by word', () => {
    for (const lexicon of [german, french])
      for (const classes of ['open', 'professional-de', 'classic-fr', 'competition-fr', 'typ-dom'] as const) {
        const judged = judge(lexicon, { classes })
        const admitted = [...lexicon.words()].filter((word) => judged.admits(word).admitted)
        expect([...judged.vocabulary.words()]).toEqual(admitted)
        expect(judged.vocabulary.size).toBe(admitted.length)
        expect([...lexicon.words()].filter((word) => judged.vocabulary.has(word))).toEqual(admitted)
      }
  })
})

describe('the same dictionary entry', () => {
  const professional = judge(german, { classes: 'professional-de', sameEntry: true })

  it.each([
    ['TAL', 'TALS', true],
    ['TAL', 'LAST', false],
    ['LAUFEN', 'LAUFEND', true],
    ['LAUFEN', 'FAULEND', false],
    ['GEKLINGEL', 'GEKLINGELT', false],
    ['ERGEHEN', 'VERGEHEN', false],
    ['ESSE', 'ESSEN', true],
    ['FREUND', 'FREUNDIN', true],
    ['TAL', 'GUNKE', false],
    ['GUNKE', 'GUNKE', false],
  ])('%s and %s: %s', (old, next, same) => {
    expect(professional.sameEntry(old, next)).toBe(same)
  })

  it('does not matter unless the rules say so', () => {
    expect(judge(german, { classes: 'classic-de' }).sameEntry('TAL', 'TALS')).toBe(false)
  })
})

describe('house words', () => {
  it('are admitted whatever the class says', () => {
    const judged = judge(german, { classes: 'typ-dom', houseWords: ['MEXICO'] })
    expect(judged.admits('MEXICO')).toEqual({ admitted: true, readings: [] })
    expect(judged.admits('POLA').admitted).toBe(false)
    const more = judged.withHouseWords(['POLA', 'LIEF'])
    expect(more.config.houseWords).toEqual(['MEXICO', 'POLA', 'LIEF'])
    expect(['MEXICO', 'POLA', 'LIEF'].every((word) => more.admits(word).admitted)).toBe(true)
    expect(more.vocabulary.size).toBe(judged.vocabulary.size + 2)
    expect(judged.admits('POLA').admitted).toBe(false)
  })

  it('without house words the vocabulary is shared', () => {
    expect(judge(german, { classes: 'open' }).vocabulary).toBe(judge(german, { classes: 'open' }).vocabulary)
  })
})
