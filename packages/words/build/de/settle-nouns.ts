import type { Form } from '../../src/index.ts'
import type { Reading } from '../harvest.ts'
import type { CollectedReadings } from './collected-readings.ts'
import { plainVowel } from './infer-adjectives.ts'
import { isKnownCompound } from './known-compounds.ts'
import type { SeparableVerbs } from './separable.ts'
import { supplement } from './supplement.ts'
import { isVerbForm } from './verb-forms.ts'
import { isCertain, isWitnessed, type Witnesses } from './witnesses.ts'
import { capitalised, hasGenitive, listed } from './word-list.ts'

/** Endings that make another form of a singular, longest first. */
const endings: readonly (readonly [string, Form])[] = [
  ['innen', 'plural'],
  ['nen', 'plural'],
  ['sen', 'plural'],
  ['ern', 'case'],
  ['ens', 'case'],
  ['es', 'case'],
  ['ns', 'case'],
  ['en', 'plural'],
  ['er', 'plural'],
  ['se', 'plural'],
  ['s', 'case'],
  ['n', 'plural'],
  ['e', 'plural'],
]

/**
 * Nouns that were read as nominative singular by one weak sign only: a capital, an ending, or the last part of a
 * compound. They keep this reading if a second source knows them or the list declines them. A form of another noun gets
 * that reading. For the rest the form is unknown, so the strict word classes refuse them.
 */
export function settleNouns(
  collected: CollectedReadings,
  witnesses: Witnesses,
  separable: SeparableVerbs,
): void {
  for (const [word, readings] of [...collected.read()]) {
    if (!readings.some(isSingular) || isCertain(word, witnesses) || own.has(word)) continue
    collected.settle(
      word,
      readings.map((reading) =>
        isSingular(reading) ? settled(word, reading, collected, witnesses, separable) : reading,
      ),
    )
  }
}

const isSingular = ({ pos, form }: Pick<Reading, 'pos' | 'form'>) => pos === 'noun' && form === 'singular'

/** Nouns of our own, which need no other source. */
const own = new Set(supplement.filter(isSingular).map(({ display }) => listed(display)))

function settled(
  word: string,
  reading: Reading,
  collected: CollectedReadings,
  witnesses: Witnesses,
  separable: SeparableVerbs,
): Reading {
  const other = formOf(word, collected, witnesses)
  if (other !== undefined) return { ...reading, lemma: other.lemma, form: other.form }
  if (witnesses.thesaurusNouns.has(word) && !isPluralOfThesaurus(word, collected)) return reading
  const declined = declinesInList(word, collected) || isKnownCompound(word, collected, witnesses)
  return declined && !isVerbForm(word, collected, separable) ? reading : { ...reading, form: 'unknown' }
}

/** The thesaurus has plurals too: Hochrufe, Moneten. A singular in -en has a genitive (Batzens). */
const isPluralOfThesaurus = (word: string, collected: CollectedReadings) =>
  endsInPlural(word, collected) || (/(?:en|ern|eln)$/.test(word) && !hasGenitive(word, collected.list))

/** `Netzwerke` is a form of Netzwerk. */
function formOf(
  word: string,
  collected: CollectedReadings,
  witnesses: Witnesses,
): { lemma: string; form: Form } | undefined {
  for (const [ending, form] of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    for (const base of [stem, plainVowel(stem)]) {
      const noun = base.length < 3 ? undefined : collected.of(base).find(isSingular)
      const strong =
        isWitnessed(base, witnesses) ||
        (declinesInList(base, collected) && !witnesses.thesaurusNouns.has(word)) ||
        isKnownCompound(base, collected, witnesses)
      if (noun !== undefined && strong) return { lemma: noun.lemma, form }
    }
  }
  return unreadSingular(word, collected, witnesses) ?? foreignSingular(word, collected)
}

/** `Annexe` is the plural of Annex, `Autogyros` the genitive of Autogyro; no source has a reading of these singulars. */
function unreadSingular(
  word: string,
  collected: CollectedReadings,
  { thesaurusNouns }: Witnesses,
): { lemma: string; form: Form } | undefined {
  const base = word.slice(0, -1)
  const { list } = collected
  if (thesaurusNouns.has(word) || collected.has(base) || !list.has(base)) return undefined
  const lemma = capitalised(base)
  if (word.endsWith('e') && hasGenitive(base, list)) return { lemma, form: 'plural' }
  return word.endsWith('s') && !hasGenitive(word, list) ? { lemma, form: 'case' } : undefined
}

/** `Globuli` is the plural of Globulus. */
function foreignSingular(
  word: string,
  collected: CollectedReadings,
): { lemma: string; form: Form } | undefined {
  const latin = word.endsWith('i') ? [`${word.slice(0, -1)}us`, `${word.slice(0, -1)}o`] : []
  const noun = latin.flatMap((singular) => collected.of(singular)).find(isSingular)
  return noun === undefined ? undefined : { lemma: noun.lemma, form: 'plural' }
}

const feminineEnding = /(?:ung|heit|keit|schaft|tion|sion|tät|ik|enz|anz|ur|ie|in)$/

/** Whether it has a genitive in -s and a plural, or is feminine and has a plural: no other form has both. */
function declinesInList(word: string, collected: CollectedReadings): boolean {
  const { list } = collected
  if (!['e', 'en', 'n', 'er', 'nen'].some((ending) => list.has(word + ending))) return false
  return feminineEnding.test(word) || hasGenitive(word, list) || isSingularInE(word, collected)
}

/** `Agave`: neither the plural of a word on the list nor a compound with a plural (Edelleute). */
function isSingularInE(word: string, collected: CollectedReadings): boolean {
  const base = word.slice(0, -1)
  if (!word.endsWith('e') || collected.list.has(base) || collected.list.has(plainVowel(base))) return false
  return !endsInPlural(word, collected)
}

function endsInPlural(word: string, collected: CollectedReadings): boolean {
  for (let at = 3; at <= word.length - 4; at++) if (isOnlyPlural(collected.of(word.slice(at)))) return true
  return false
}

const isOnlyPlural = (readings: readonly Reading[]) =>
  readings.some(({ pos, form }) => pos === 'noun' && form === 'plural') && !readings.some(isSingular)
