import type { Form, PartOfSpeech } from '../../src/index.ts'
import type { Reading } from '../harvest.ts'
import { auxiliaries, closedClasses } from './closed-class.ts'
import { pluralsOf, withEd, withEr, withEst, withIng, withS } from './inflect.ts'
import { irregularForms } from './irregular.ts'
import type { WordNetClass } from './wordnet.ts'

type Open = WordNetClass

const suffixes: readonly (readonly [RegExp, Open])[] = [
  [
    /(?:ness|ship|hood|ism|ist|ment|tion|sion|ity|ance|ence|ancy|ency|logy|graphy|meter|dom|itis|osis)$/,
    'noun',
  ],
  [
    /(?:able|ible|less|ful|ous|ical|ic|like|some|ish|ward|most|fold|oid|al|ary|ory|ive|form|worthy|ian|ean|ed|ent|ant|ate)$/,
    'adjective',
  ],
  [/(?:ly|wards|wise|ways)$/, 'adverb'],
  [/(?:ize|ise|ify)$/, 'verb'],
  [/(?:er|or|ing|age|eer|ess|man|ette|let)$/, 'noun'],
]

const plurals: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/s$/, ''],
  [/ses$/, 'sis'],
  [/ae$/, 'a'],
  [/i$/, 'us'],
  [/i$/, 'o'],
  [/a$/, 'um'],
  [/a$/, 'on'],
  [/x$/, ''],
]

const prefix =
  /^(?:un|re|non|over|out|mis|dis|pre|sub|super|anti|counter|under|inter|co|fore|up|down|de|be|en)/

/** Finds lemma, class and form of English words: from WordNet's lemmas first, then from the word list itself. */
export class Analyst {
  private readonly readings = new Map<string, Reading[]>()

  constructor(
    /** All words, in lower case. */
    private readonly words: ReadonlyMap<string, unknown>,
    /** Classes of the words that WordNet knows. */
    private readonly classes: ReadonlyMap<string, ReadonlySet<Open>>,
  ) {
    this.readClosed()
    this.readIrregular()
    for (const word of words.keys()) for (const pos of classes.get(bare(word)) ?? []) this.inflect(word, pos)
    for (const word of words.keys()) this.inferParadigm(word)
    for (const word of words.keys()) if (!this.readings.has(word)) this.inferFromShape(word)
  }

  readingsOf(word: string): readonly Reading[] {
    return this.readings.get(word) ?? []
  }

  private note(word: string, lemma: string, pos: PartOfSpeech, form: Form): void {
    if (!this.words.has(word)) return
    const known = this.readings.get(word) ?? []
    if (known.length === 0) this.readings.set(word, known)
    if (!known.some((reading) => reading.lemma === lemma && reading.pos === pos && reading.form === form))
      known.push({ display: word, lemma, pos, form })
  }

  private readClosed(): void {
    for (const [word, classes] of closedClasses) for (const pos of classes) this.note(word, word, pos, 'base')
    for (const [word, verb] of auxiliaries) this.note(word, verb, 'verb', 'finite')
  }

  private readIrregular(): void {
    for (const { word, lemma, pos, form } of irregularForms())
      if (this.classes.get(lemma)?.has(pos)) this.note(word, lemma, pos, form)
  }

  private inflect(word: string, pos: Open): void {
    if (pos === 'verb') this.inflectVerb(word)
    else if (pos === 'noun') {
      this.note(word, word, 'noun', 'singular')
      for (const plural of pluralsOf(word)) this.note(plural, word, 'noun', 'plural')
    } else {
      this.note(word, word, pos, 'base')
      if (!this.compares(word)) return
      for (const more of withEr(word)) this.note(more, word, pos, 'comparative')
      for (const most of withEst(word)) this.note(most, word, pos, 'superlative')
    }
  }

  private inflectVerb(verb: string): void {
    this.note(verb, verb, 'verb', 'infinitive')
    for (const form of withS(verb)) this.note(form, verb, 'verb', 'finite')
    for (const form of this.ownForms(verb, withEd)) {
      this.note(form, verb, 'verb', 'finite')
      this.note(form, verb, 'verb', 'past participle')
    }
    for (const form of this.ownForms(verb, withIng)) this.note(form, verb, 'verb', 'present participle')
  }

  /** `hoping` is a form of hope, not of hop, which has hopping; `singing` of sing, not of singe, which has singeing. */
  private ownForms(verb: string, ending: (verb: string) => readonly string[]): readonly string[] {
    const forms = ending(verb).filter((form) => this.words.has(form))
    if (forms.length < 2) return forms
    const rival = verb.endsWith('e') ? verb.slice(0, -1) : `${verb}e`
    if (!this.classes.get(rival)?.has('verb')) return forms
    const others = new Set(ending(rival))
    return forms.filter((form) => !others.has(form))
  }

  private compares(word: string): boolean {
    const exists = (form: string) => this.words.has(form)
    return withEr(word).some(exists) && withEst(word).some(exists)
  }

  /** If the list has the inflected forms of a word and nothing explains them, the word belongs to the class that inflects so. */
  private inferParadigm(word: string): void {
    const unread = !this.readings.has(word)
    // Such a word is nearly always an inflected form itself; checking costs more time than the few exceptions are worth.
    if (!unread && /(?:s|ed|ing|ly|ity|est)$/.test(word)) return
    const lost = (form: string) => this.words.has(form) && !this.readings.has(form)
    if (withEd(word).some(lost) && withIng(word).some(lost)) {
      this.inflectVerb(word)
      // Its -s is then explained, so no noun is needed.
      if (unread) return
    } else if (unread && withEr(word).some(lost) && withEst(word).some(lost)) this.inflect(word, 'adjective')
    if (unread && pluralsOf(word).some((form) => this.words.has(form)) && !word.endsWith('s'))
      this.inflect(word, 'noun')
  }

  private inferFromShape(word: string): void {
    this.inferFromPrefix(word)
    if (!this.readings.has(word)) this.inferPlural(word)
    if (this.readings.has(word)) return
    const pos = suffixes.find(([pattern]) => pattern.test(word))?.[1]
    if (pos !== undefined) this.inflect(word, pos)
  }

  /** Remarried is a form of remarry; but uncut is an adjective of its own, because there is no verb uncut. */
  private inferFromPrefix(word: string): void {
    const start = prefix.exec(word)?.[0]
    const rest = start === undefined ? [] : (this.readings.get(word.slice(start.length)) ?? [])
    for (const { lemma, pos, form } of rest) {
      if (closedClasses.has(lemma)) continue
      if (this.words.has(start + lemma)) this.note(word, start + lemma, pos, form)
      else if (form === 'past participle') this.note(word, word, 'adjective', 'base')
    }
  }

  /** Battenings, drearies, zooxanthellae: the plural of a word whose known readings are not nouns. */
  private inferPlural(word: string): void {
    const bases = plurals.flatMap(([plural, singular]) => {
      const base = word.replace(plural, singular)
      return base !== word && base.length > 2 && this.words.has(base) ? [base] : []
    })
    if (bases[0] !== undefined) this.note(word, bases[0], 'noun', 'plural')
  }
}

/** WordNet writes without accents. */
const bare = (word: string) =>
  /^[a-z]*$/.test(word) ? word : word.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
