import { beforeAll, describe, expect, test } from 'vitest'
import { cacheFolder, loadLexicon } from '../../node/index.ts'

/** As it was built before the tests: going through the sources once more would take half a minute. */
const german = loadLexicon(cacheFolder(), 'de')

const readings = (word: string) => german.readingsOf(word)
const told = (word: string) =>
  readings(word).map(({ display, lemma, pos, form }) => `${display}: ${pos} ${form} of ${lemma}`)
const parts = (word: string) => [...new Set(readings(word).map(({ pos }) => pos))].sort()
const entries = (word: string) => readings(word).map(({ entry }) => entry)
const share = (old: string, next: string) => entries(old).some((entry) => entries(next).includes(entry))

const excluded = new Set(['name', 'abbreviation', 'prefix'])
const isWord = (word: string) => readings(word).some(({ pos }) => !excluded.has(pos))

describe('readings', () => {
  test.each([
    ['MAU', 'mau: adjective base of mau'],
    ['REST', 'Rest: noun singular of Rest'],
    ['MAUT', 'Maut: noun singular of Maut'],
    ['MAUS', 'Maus: noun singular of Maus'],
    ['KASSIER', 'Kassier: noun singular of Kassier'],
    ['STARREN', 'starren: verb infinitive of starren'],
    ['KARIES', 'Karies: noun singular of Karies'],
    ['RASTER', 'Raster: noun singular of Raster'],
    ['ZAR', 'Zar: noun singular of Zar'],
    ['ZART', 'zart: adjective base of zart'],
    ['RABATZ', 'Rabatz: noun singular of Rabatz'],
    ['UND', 'und: conjunction base of und'],
    ['HUND', 'Hund: noun singular of Hund'],
    ['PHON', 'Phon: noun singular of Phon'],
    ['NAHT', 'Naht: noun singular of Naht'],
    ['WORTE', 'Worte: noun case of Wort'],
    ['TALS', 'Tals: noun case of Tal'],
    ['TAELER', 'Täler: noun plural of Tal'],
    ['LEHRER', 'Lehrer: noun plural of Lehrer'],
    ['LAUFEND', 'laufend: verb present participle of laufen'],
    ['GELAUFENE', 'gelaufene: verb past participle of laufen'],
    ['ANLAUFE', 'anlaufe: verb finite of anlaufen'],
    ['ANZULAUFEN', 'anzulaufen: verb inflected of anlaufen'],
    ['VERGING', 'verging: verb finite of vergehen'],
    ['ABTUEND', 'abtuend: verb present participle of abtun'],
    ['WEHGETAN', 'wehgetan: verb past participle of wehtun'],
    ['ANGEKEIFT', 'angekeift: verb past participle of ankeifen'],
    ['HECHLE', 'hechle: verb finite of hecheln'],
    ['REIZEND', 'reizend: adjective base of reizend'],
    ['SCHOENSTE', 'schönste: adjective superlative of schön'],
    ['GROESSER', 'größer: adjective comparative of groß'],
    ['BESSER', 'besser: adjective comparative of gut'],
    ['HEISST', 'heißt: verb finite of heißen'],
    ['STRASSEN', 'Straßen: noun plural of Straße'],
    ['UTOPISMEN', 'Utopismen: noun plural of Utopismus'],
    ['SATZBAU', 'Satzbau: noun singular of Satzbau'],
    ['HEUTE', 'heute: adverb base of heute'],
  ])('%s is %s', (word, reading) => {
    expect(told(word)).toContain(reading)
  })

  test.each(['LAUFE', 'TALS', 'TAELER'])('%s is not a nominative singular', (word) => {
    expect(readings(word).filter(({ pos, form }) => pos === 'noun' && form === 'singular')).toEqual([])
  })
})

describe('dictionary entries', () => {
  test.each([
    ['TAL', 'TALS'],
    ['LAUFEN', 'LAUFEND'],
    ['LAUFEN', 'LAUFENDE'],
    ['LAUFEN', 'GELAUFENER'],
    ['REIZEN', 'REIZENDER'],
    ['ESSE', 'ESSEN'],
    ['LEHRER', 'LEHRERIN'],
    ['LEHRER', 'LEHRERINNEN'],
    ['ARZT', 'AERZTIN'],
    ['ALT', 'AELTER'],
  ])('%s and %s share one', (old, next) => {
    expect(share(old, next)).toBe(true)
  })

  test.each([
    ['TAL', 'LAST'],
    ['LAUFEN', 'FAULEND'],
    ['GEKLINGEL', 'GEKLINGELT'],
    ['ERGEHEN', 'VERGEHEN'],
    ['GEHEN', 'VERGEHEN'],
    ['KAMIN', 'KAMERA'],
    ['ZAR', 'ZART'],
    ['MAU', 'MAUS'],
  ])('%s and %s do not', (old, next) => {
    expect(share(old, next)).toBe(false)
  })
})

describe('words that are not ordinary words', () => {
  test.each(['TEXAS', 'SARAJEVO', 'RUDOLF', 'DEUTSCHLAND', 'DEUTSCHLANDS', 'AMERIKA', 'BERLIN'])(
    '%s is a name',
    (word) => {
      expect(parts(word)).toEqual(['name'])
    },
  )

  test.each([
    ['SCHMIDT', 'family name'],
    ['AUDI', 'brand'],
    ['DEUTSCHLAND', 'place'],
  ])('%s is a %s', (word, form) => {
    expect(readings(word).map((reading) => reading.form)).toEqual([form])
  })

  test.each(['CM', 'KG', 'ETC', 'USW', 'PKW', 'DVD'])('%s is an abbreviation', (word) => {
    expect(parts(word)).toEqual(['abbreviation'])
  })

  test.each(['EISOHR', 'LEHRERINNENZ', 'MEXICO', 'POLA'])('%s is unknown', (word) => {
    expect(german.has(word)).toBe(false)
  })
})

describe('what one source alone says', () => {
  const forms = (word: string, pos: string) =>
    readings(word).flatMap((reading) => (reading.pos === pos ? [reading.form] : []))

  test.each([
    ...[
      'NETZWERKE',
      'LIPIDE',
      'RITEN',
      'TROPEN',
      'STEROIDE',
      'ANNEXE',
      'EISSORTEN',
      'EDELLEUTE',
      'LESESAELE',
    ],
    ...['MONETEN', 'WLACHEN', 'MULCHE', 'PRANGERN', 'TUNTETEST', 'AUTOGYROS'],
    ...['AUSKOPPEL', 'EINWURZEL', 'TOTKRIEG', 'PALPIER', 'ENGMACHT', 'WEHTAET', 'HOHNLACHE', 'KILOWEISE'],
  ])('%s is not a nominative singular', (word) => {
    expect(forms(word, 'noun')).not.toContain('singular')
  })

  test.each(['AGAVE', 'NETZWERK', 'WARMFRONT', 'ABKLATSCH', 'SPROTTE', 'KOLKRABE', 'BATZEN', 'REISE'])(
    '%s is a nominative singular',
    (word) => expect(forms(word, 'noun')).toContain('singular'),
  )

  test.each([
    ...['ROSEN', 'HASEN', 'RITEN', 'SAEHEN', 'HEIMSIEGEN', 'FESTNETZEN', 'KLEINWAEGEN'],
    ...['ABTUEN', 'LOCKEREN', 'STAMMERN', 'FEIN', 'PRANGERN', 'AHMEN', 'KANZELN'],
  ])('%s is not an infinitive', (word) => {
    expect(forms(word, 'verb')).not.toContain('infinitive')
  })

  test.each(['STERBEN', 'ANPRANGERN', 'EINFINDEN', 'EINPARKEN', 'NISTEN'])('%s is an infinitive', (word) => {
    expect(forms(word, 'verb')).toContain('infinitive')
  })

  test.each([
    ['HERANMUSS', 'finite'],
    ['WEGZUTUN', 'inflected'],
    ['ABZUBAUEN', 'inflected'],
  ])('%s is a verb, %s', (word, form) => {
    expect(forms(word, 'noun')).toEqual([])
    expect(forms(word, 'verb')).toEqual([form])
  })

  test.each(['ABBLAES', 'DRANGEH', 'BEILIEG', 'TOTFUEHR'])(
    '%s, an imperative of a separable verb, is out',
    (word) => expect(german.has(word)).toBe(false),
  )

  test.each(['UMARM', 'WIEDERHOL', 'ABLIEF', 'VOLLDAMPF'])('%s is one word', (word) => {
    expect(isWord(word)).toBe(true)
  })

  test.each(['MILWAUKEE', 'LAURA', 'LADENBURG', 'DINKLAGE', 'MANHATTAN', 'BREMEN'])(
    '%s is a name',
    (word) => {
      expect(isWord(word)).toBe(false)
    },
  )

  test.each(['GRAF', 'FISCHER', 'KLEE', 'STIEGLITZ'])('%s is a word, although it is also a name', (word) => {
    expect(isWord(word)).toBe(true)
  })
})

describe('the whole', () => {
  const [SHORTEST, LONGEST] = [3, 9]
  /** Words by their number of letters, and those that have no reading. */
  const counts = new Array<number>(16).fill(0)
  const strange: string[] = []
  let unread = 0
  beforeAll(() => {
    for (const word of german.words()) {
      const found = readings(word)
      if (!/^[A-Z]{2,15}$/.test(word) || found.length === 0) strange.push(word)
      if (!found.some(({ pos }) => !excluded.has(pos))) continue
      counts[word.length]!++
      const counted = word.length >= SHORTEST && word.length <= LONGEST
      if (counted && found.every(({ pos }) => pos === 'unknown')) unread++
    }
  }, 300_000)

  // Every word of the list, but for names, abbreviations and imperatives of separable verbs.
  test.each([
    [3, 628, 654],
    [4, 3020, 3068],
    [5, 8420, 8582],
    [6, 18180, 18709],
    [7, 32500, 33374],
    [8, 52150, 52936],
    [9, 78050, 78683],
  ])('words of %i letters', (length, least, most) => {
    expect(counts[length]).toBeGreaterThanOrEqual(least)
    expect(counts[length]).toBeLessThanOrEqual(most)
  })

  test('at most 9 of 100 words of 3 to 9 letters have no reading', () => {
    const played = counts.slice(SHORTEST, LONGEST + 1).reduce((sum, count) => sum + count)
    expect(unread / played).toBeLessThan(0.09)
  })

  test('every word has 2 to 15 tiles and a reading', () => {
    expect(strange).toEqual([])
  })
})
