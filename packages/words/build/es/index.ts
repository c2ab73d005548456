import type { Form, PartOfSpeech } from '../../src/index.ts'
import { Harvest, type Reading, type Source } from '../harvest.ts'
import {
  type Derivation,
  expand,
  type HunspellDictionary,
  loadDictionary,
  type Stem,
} from '../hunspell/index.ts'
import { NameKinds } from '../names/index.ts'
import { packageJson } from '../package-file.ts'
import { tilesOf } from '../tiles.ts'
import { furtherVerbs } from './further-verbs.ts'
import { hasPronouns, LostForms } from './lost-forms.ts'
import { adverbsOf, derived, nominalClasses, nominalForm } from './nominals.ts'
import { abbreviations, closedClasses, defective, smallNames } from './stop-lists.ts'
import { irregularParticiplesOf, isClitic, isVerbal, untabledForms, verbFormOf } from './verbs.ts'

export const spanish: Source = {
  id: 'es',
  harvest,
}

function harvest(progress: (share: number) => void): Harvest {
  const { affixes, stems } = loadDictionary('dictionary-es')
  const all = [...stems, ...americanStems(stems)]
  const further = furtherVerbs({ affixes, stems: all })
  return new SpanishHarvest({ affixes, stems: [...all, ...further] }).gather(progress)
}

/**
 * Words that the European dictionary lacks and two others have: the Mexican and the Argentine dictionary, or one of them
 * and running text (banana).
 */
function americanStems(european: readonly Stem[]): readonly Stem[] {
  const known = new Set(european.map(({ word }) => word))
  const used = new Set(packageJson('@zxcvbn-ts/language-es-es', 'src/commonWords.json') as string[])
  const names = new NameKinds('es')
  const mexican = loadDictionary('dictionary-es-mx').stems
  const argentine = loadDictionary('dictionary-es-ar').stems
  const both = new Set(argentine.map(({ word }) => word))
  const agreed = mexican.filter(({ word }) => both.has(word) || used.has(word))
  const spoken = argentine.filter(({ word }) => used.has(word))
  const found = new Map<string, Stem>()
  for (const stem of [...spoken, ...agreed])
    if (isLower(stem.word) && !known.has(stem.word) && names.kindOf(capital(stem.word)) === undefined)
      found.set(stem.word, stem)
  return [...found.values()]
}

const isLower = (word: string) => word === word.toLowerCase()

class SpanishHarvest {
  private readonly found = new Harvest()
  /** Words whose class is unknown; they are checked again when everything else is known. */
  private readonly unread: { readonly form: string; readonly head: string; readonly prefix: string }[] = []
  /** Irregular participle → its verbs. */
  private readonly participles = new Map<string, string[]>()
  private readonly hasAdverb: (word: string) => boolean

  constructor(private readonly dictionary: HunspellDictionary) {
    this.hasAdverb = adverbsOf(dictionary.stems.map(({ word }) => word))
    for (const { word, flags } of dictionary.stems)
      if (isVerbal(flags))
        for (const participle of irregularParticiplesOf(word))
          this.participles.set(participle, [...(this.participles.get(participle) ?? []), word])
  }

  gather(progress: (share: number) => void): Harvest {
    const { stems } = this.dictionary
    const last = stems.length
    let done = 0
    expand(this.dictionary, (derivation) => this.take(derivation), {
      keepRule: (rule) => !isClitic(rule),
      keepStem: (stem) => {
        if (++done % 8192 === 0) progress((0.9 * done) / last)
        return stem.flags.length > 0 && isSmall(stem) && !this.isRefused(stem)
      },
    })
    this.takeLost(stems.filter((stem) => stem.flags.length === 0 && isSmall(stem) && !this.isRefused(stem)))
    this.takeUnread()
    for (const stem of stems) if (!isSmall(stem)) this.takeCapitalised(stem)
    return this.found
  }

  private add(display: string, lemma: string, pos: PartOfSpeech, form: Form): void {
    const word = tilesOf('es', display)
    if (word !== undefined && !defective.has(display)) this.found.add(word, { display, lemma, pos, form })
  }

  /** Words of the stop lists, abbreviations and names, are added as what they are and not inflected. */
  private isRefused({ word }: Stem): boolean {
    if (abbreviations.has(word)) this.add(word, word, 'abbreviation', 'base')
    const name = smallNames.get(word)
    if (name !== undefined) this.add(capital(word), capital(word), 'name', name)
    return abbreviations.has(word) || name !== undefined
  }

  private take(derivation: Derivation): void {
    const { form, stem, prefix, suffix, outer } = derivation
    const head = prefix === undefined ? stem.word : prefix.add + stem.word.slice(prefix.strip.length)
    const verbForm = suffix === undefined ? undefined : verbFormOf(suffix)
    if (suffix === undefined) this.takeStem(form, stem, prefix?.add ?? '')
    else if (verbForm !== undefined) this.takeVerbForm(form, head, verbForm)
    else if (derived.has(suffix.flag)) {
      const pos = derived.get(suffix.flag)!
      const lemma = outer === undefined ? form : head.slice(0, head.length - suffix.strip.length) + suffix.add
      this.add(form, lemma, pos, nominalForm(pos, outer?.flag, form))
    } else this.takeNominal(form, head, stem, suffix.flag)
  }

  private takeStem(form: string, stem: Stem, prefix: string): void {
    const closed = closedClasses.get(form)
    for (const pos of closed ?? []) this.add(form, form, pos, 'base')
    if (isVerbal(stem.flags)) this.takeVerbForm(form, form, 'infinitive')
    if (stem.flags.includes('S') || stem.flags.includes('G')) this.takeNominal(form, form, stem, undefined)
    else if (!isVerbal(stem.flags) && closed === undefined)
      this.unread.push({ form, head: stem.word, prefix })
  }

  private takeVerbForm(form: string, lemma: string, kind: Form): void {
    this.add(form, lemma, 'verb', kind)
    if (kind === 'infinitive')
      for (const form of untabledForms(lemma)) this.add(form, lemma, 'verb', 'finite')
  }

  private takeNominal(form: string, lemma: string, stem: Stem, flag: string | undefined): void {
    // `deber` is a verb by its other flags; a word with a plural is the noun.
    const { word, flags } = stem
    const classes = isVerbal(flags) ? (['noun'] as const) : nominalClasses(word, flags, this.hasAdverb)
    for (const pos of classes) this.add(form, lemma, pos, nominalForm(pos, flag, form))
    for (const verb of this.participles.get(stem.word) ?? [])
      if (lemma === stem.word) this.takeVerbForm(form, verb, 'past participle')
  }

  private takeLost(stems: readonly Stem[]): void {
    const lost = new LostForms(
      stems.map((stem) => stem.word),
      this.dictionary.affixes,
    )
    const changing = stems.filter(({ word }) => lost.verbReadings(word).length > 0)
    for (const { word } of changing)
      for (const { lemma, form } of lost.verbReadings(word)) this.takeVerbForm(word, lemma, form)
    for (const { word } of stems) {
      if (lost.verbReadings(word).length > 0) continue
      const closed = closedClasses.get(word)
      for (const pos of closed ?? []) this.add(word, word, pos, 'base')
      if (closed === undefined && !hasPronouns(word, (form) => this.isVerbForm(form)))
        this.takeUnchanging(word)
    }
  }

  private takeUnchanging(word: string): void {
    if (word.endsWith('mente')) this.add(word, word, 'adverb', 'base')
    else if (invariableNoun.test(word)) this.add(word, word, 'noun', 'singular')
    else this.unread.push({ form: word, head: word, prefix: '' })
  }

  private readingsOf(form: string): readonly Reading[] {
    return this.found.words.get(tilesOf('es', form) ?? '') ?? []
  }

  private isVerbForm(form: string): boolean {
    return this.readingsOf(form).some((reading) => reading.pos === 'verb')
  }

  /** A word with a prefix (`infrecuentes`) has the readings of the word without it (`frecuentes`). */
  private takeUnread(): void {
    for (const { form, head, prefix } of this.unread) {
      if (this.readingsOf(form).some((reading) => reading.display === form)) continue
      const known = this.readingsOf(head).filter(({ display, pos }) => display === head && pos !== 'name')
      if (prefix === '' || known.length === 0) this.add(form, form, 'unknown', 'unknown')
      else for (const reading of known) this.add(form, prefix + reading.lemma, reading.pos, reading.form)
    }
  }

  private takeCapitalised({ word }: Stem): void {
    const short = /^\p{Lu}{2,}$/u.test(word) || abbreviations.has(word.toLowerCase())
    const name = patronymic.test(word) && word !== 'Túnez' ? 'family name' : 'unknown'
    this.add(word, word, short ? 'abbreviation' : 'name', short ? 'base' : name)
  }
}

/** `crisis`, `paraguas`: they have no plural form of their own, so they have no flags. */
const invariableNoun = /^.{3,}(?:is|as|os|es|ismo|ción|ía|ex|ax)$/

/** Only patronymics (`Domínguez`) show which kind of name a name of the dictionary is. */
const patronymic = /^\p{Lu}.*[áéíóú].*ez$/u

const isSmall = ({ word }: Stem) => word === word.toLowerCase()

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)
