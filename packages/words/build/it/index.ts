import type { Form, PartOfSpeech } from '../../src/index.ts'
import { Harvest, type Reading, type Source } from '../harvest.ts'
import {
  type Derivation,
  expand,
  type HunspellDictionary,
  loadDictionary,
  type Stem,
  withoutMarks,
} from '../hunspell/index.ts'
import { tilesOf } from '../tiles.ts'
import { auxiliaries, auxiliaryForms } from './auxiliaries.ts'
import { VerbEndings } from './endings.ts'
import { adjectives, type MorphItForm, nouns, verbs } from './morph-it.ts'
import {
  classOf,
  infinitivesOf,
  isFirstName,
  isTrustworthy,
  isUseful,
  isVerbStem,
  madeBy,
} from './spelling-dictionary.ts'
import { closedClasses, furtherNouns, isAbbreviation } from './stop-lists.ts'
import {
  collectivePlurals,
  isLoan,
  isTruncated,
  singularsOf,
  spelledPlural,
  VouchedStems,
} from './vouched.ts'

export const italian: Source = {
  id: 'it',
  harvest: (progress) => new ItalianHarvest().gather(progress),
}

class ItalianHarvest {
  private readonly found = new Harvest()
  /** The words that dictionary-it adds; kept separate until Morph-it has been checked for all of them. */
  private readonly further = new Harvest()
  private readonly endings = new VerbEndings()
  private readonly morphItVerbs = new Set<string>(auxiliaries)
  private readonly furtherVerbs = new Set<string>()

  gather(progress: (share: number) => void): Harvest {
    for (const verb of verbs()) this.takeVerb(verb)
    progress(0.4)
    const dictionary = loadDictionary('dictionary-it')
    const spelled = new Set(dictionary.stems.map(({ word }) => word))
    for (const { form, lemma, pos, kind } of nouns())
      if (!isTruncated(lemma) || spelled.has(lemma) || isLoan(lemma) || isAbbreviation(lemma))
        this.add(spelledPlural(form, lemma), lemma, pos, kind)
    for (const { form, lemma, pos, kind } of adjectives())
      if (!isTruncated(form)) this.add(form, lemma, pos, kind)
    for (const [singular, plural] of furtherNouns) {
      this.add(singular, singular, 'noun', 'singular')
      if (plural !== undefined) this.add(plural, singular, 'noun', 'plural')
    }
    for (const [form, lemma] of collectivePlurals) this.add(form, lemma, 'noun', 'plural')
    for (const { form, lemma, kind } of auxiliaryForms()) this.add(form, lemma, 'verb', kind)
    for (const [word, classes] of closedClasses) for (const pos of classes) this.add(word, word, pos, 'base')
    progress(0.5)
    this.takeDictionary(dictionary)
    progress(0.9)
    for (const [word, readings] of this.further.words)
      for (const reading of readings) this.found.add(word, reading)
    return this.found
  }

  private takeVerb({ form, lemma, kind }: MorphItForm): void {
    this.morphItVerbs.add(lemma)
    this.endings.learn(lemma, form, kind)
    this.add(form, lemma, 'verb', kind)
  }

  private add(display: string, lemma: string, pos: PartOfSpeech, form: Form): void {
    const word = tilesOf('it', display)
    if (word === undefined) return
    if (isAbbreviation(display)) this.found.add(word, { display, lemma, pos: 'abbreviation', form: 'base' })
    else this.found.add(word, { display, lemma, pos, form })
  }

  private takeDictionary(dictionary: HunspellDictionary): void {
    const vouched = new VouchedStems(dictionary)
    for (const stem of dictionary.stems) if (isVerbStem(stem)) this.furtherVerbs.add(stem.word)
    // Words without a flag are adverbs and plurals, but also surnames, forms with pronouns and foreign words.
    expand(dictionary, (derivation) => this.take(derivation, vouched), {
      keepRule: (rule) => withoutMarks(rule) && isUseful(rule),
      keepStem: (stem) =>
        isSmall(stem) &&
        (isTrustworthy(stem) ? isKept(stem) : vouched.has(stem) || isAbbreviation(stem.word)),
    })
    for (const stem of dictionary.stems) if (!isSmall(stem)) this.takeCapitalised(stem)
  }

  private take({ form, stem, prefix, suffix }: Derivation, vouched: VouchedStems): void {
    const head = prefix === undefined ? stem.word : prefix.add + stem.word
    if (suffix === undefined) {
      if (!isVerbStem(stem)) this.takeStem(form, stem)
      else this.addFurther(form, head, 'verb', 'infinitive')
      return
    }
    const made = madeBy(suffix, stem)
    if (made.type === 'conjugated') {
      // Morph-it's tables have gaps (sedeva); a form that fills one is admitted if running text has it.
      if (!this.morphItVerbs.has(head) || vouched.isUsed(form))
        for (const kind of this.endings.kindsOf(head, form)) this.addFurther(form, head, 'verb', kind)
    } else if (made.pos === 'verb') this.takeParticiple(form, head)
    else this.addFurther(form, made.own ? form : head, made.pos, made.form)
  }

  private takeStem(form: string, stem: Stem): void {
    if (form !== stem.word) this.takePrefixed(form, stem)
    else this.takeUnprefixed(form, stem)
  }

  /** A listed form with ri- has the readings of the form without it. */
  private takePrefixed(form: string, stem: Stem): void {
    const start = form.slice(0, form.length - stem.word.length)
    for (const { display, lemma, pos, form: kind } of this.found.words.get(tilesOf('it', stem.word) ?? '') ??
      [])
      if (display === stem.word && pos === 'verb') this.addFurther(form, start + lemma, pos, kind)
  }

  private takeUnprefixed(form: string, stem: Stem): void {
    const verbal = this.verbReadings(form)
    for (const [lemma, kind] of verbal) this.addFurther(form, lemma, 'verb', kind)
    const pos = classOf(stem)
    if (pos === 'unknown' && verbal.length > 0) return
    if (pos === 'unknown' && this.takePlural(form)) return
    const kinds: Partial<Record<PartOfSpeech, Form>> = { noun: 'singular', unknown: 'unknown' }
    this.addFurther(form, form, pos, kinds[pos] ?? 'base')
  }

  /** `tracce` without a flag is the plural of a noun that Morph-it has. */
  private takePlural(form: string): boolean {
    const singular = singularsOf(form).find((noun) =>
      this.found.words
        .get(tilesOf('it', noun) ?? '')
        ?.some(({ pos, display }) => pos === 'noun' && display === noun),
    )
    if (singular === undefined) return false
    this.addFurther(form, singular, 'noun', 'plural')
    return true
  }

  /** `banalizzate` belongs to the participle banalizzato, or to the adjective if there is no such verb. */
  private takeParticiple(form: string, participle: string): void {
    const verbal = this.verbReadings(participle)
    for (const [lemma, kind] of verbal) this.addFurther(form, lemma, 'verb', kind)
    if (verbal.length === 0) this.addFurther(form, participle, 'adjective', 'inflected')
  }

  private verbReadings(participle: string): readonly (readonly [string, Form])[] {
    return infinitivesOf(participle).filter(
      ([verb]) => this.morphItVerbs.has(verb) || this.furtherVerbs.has(verb),
    )
  }

  /** Adds nothing if Morph-it already has such a reading: it distinguishes nouns from adjectives better. */
  private addFurther(made: string, lemma: string, pos: PartOfSpeech, form: Form): void {
    const display = form === 'plural' ? spelledPlural(made, lemma) : made
    const word = tilesOf('it', display)
    if (word === undefined) return
    const told = this.found.words
      .get(word)
      ?.some((known) => known.display === display && sameKind(known, pos))
    if (told) return
    if (isAbbreviation(display)) this.further.add(word, { display, lemma, pos: 'abbreviation', form: 'base' })
    else this.further.add(word, { display, lemma, pos, form })
  }

  private takeCapitalised(stem: Stem): void {
    const { word: written } = stem
    const word = tilesOf('it', written)
    if (word === undefined) return
    const short = /^\p{Lu}{2,}$/u.test(written) || isAbbreviation(written.toLowerCase())
    const form = short ? 'base' : isFirstName(stem) ? 'first name' : 'unknown'
    this.further.add(word, { display: written, lemma: written, pos: short ? 'abbreviation' : 'name', form })
  }
}

const nominal = new Set<PartOfSpeech>(['noun', 'adjective'])

const sameKind = ({ pos }: Reading, other: PartOfSpeech) =>
  other === 'unknown' || pos === other || (nominal.has(pos) && nominal.has(other))

/** Stems that inflect, but are not words by themselves. */
const isKept = ({ word }: Stem) =>
  !isTruncated(word) || isLoan(word) || isAbbreviation(word) || word.length > 5

const isSmall = ({ word }: Stem) => word === word.toLowerCase()
