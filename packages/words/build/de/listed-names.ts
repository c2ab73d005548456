import type { Form } from '../../src/index.ts'
import { readScowl } from '../en/scowl.ts'
import { NameKinds, smallPlaces } from '../names/index.ts'
import type { CollectedReadings } from './collected-readings.ts'
import { plainVowel } from './infer-adjectives.ts'
import { isCertain, isWitnessed, type Witnesses } from './witnesses.ts'
import { capitalised } from './word-list.ts'

/** Endings that nouns have and names have not. */
const nounEndings = ['e', 'en', 'n', 'er', 'in', 'nen', 'innen', 'chen']
/** Endings of plurals; a place has -er and -erin too. */
const pluralEndings = ['e', 'en', 'n', 'nen', 'innen']

const partOfContinent = /.(?:europa|afrika|asien|amerika|indien)s?$/

/**
 * Names on the list of words. A word in the name data counts as only a name if no source knows it as a noun, the list
 * does not decline it, and English does not have it in lower case (rugby, tequila).
 */
export class ListedNames {
  private readonly kinds = new NameKinds('de')
  private readonly small = smallPlaces('de')
  private readonly english = readScowl().words

  constructor(
    private readonly collected: CollectedReadings,
    private readonly witnesses: Witnesses,
  ) {}

  kindOf(word: string): Form | undefined {
    const display = capitalised(word)
    const isPlace = partOfContinent.test(word) || this.isSmallPlace(word, display)
    const kind = this.kinds.kindOf(display) ?? (isPlace ? 'place' : undefined)
    const everyday = (this.english.get(word) ?? RARE) < RARE
    if (kind === undefined || everyday || this.isNoun(word, display)) return undefined
    const readings = this.collected.of(word)
    return readings.every(({ pos, lemma }) => pos === 'noun' && lemma === display) ? kind : undefined
  }

  private isSmallPlace(word: string, display: string): boolean {
    const { list } = this.collected
    return (
      this.small.has(display) &&
      !isWitnessed(word, this.witnesses) &&
      !pluralEndings.some((ending) => list.has(word + ending))
    )
  }

  private isNoun(word: string, display: string): boolean {
    if (isCertain(word, this.witnesses)) return true
    if (this.witnesses.thesaurusNouns.has(word) && !this.kinds.isWellKnown(display)) return true
    const { list } = this.collected
    const umlauted = word.replace(/[aou](?=[^aou]*$)/, (vowel) => umlauts[vowel]!)
    return (
      nounEndings.some((ending) => list.has(word + ending)) ||
      (umlauted !== word && plainVowel(umlauted) === word && list.has(umlauted))
    )
  }
}

/** From this level of SCOWL on, words are only in large dictionaries: manhattan, the drink. */
const RARE = 60

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' }
