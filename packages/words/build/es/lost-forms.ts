import type { Reading } from '../harvest.ts'
import { type AffixFile, expand, type HunspellDictionary } from '../hunspell/index.ts'
import { gerunds, isClitic, suppletiveVerbs, verbFormOf } from './verbs.ts'

const infinitive = /[aeií]r$/
const noInfinitives = new Set(['por', 'par', 'sur', 'ir', 'anteayer', 'ayer', 'mujer', 'ester', 'cómper'])

/**
 * About 5,000 words have no flags: forms of verbs that have no table (`abolió`), infinitives that are not conjugated
 * (`abravar`), verbs with attached pronouns (`dímelo`), and words that do not change. This module distinguishes them.
 */
export class LostForms {
  private readonly words: ReadonlySet<string>
  private readonly read = new Map<string, Reading[]>()

  constructor(words: Iterable<string>, affixes: AffixFile) {
    this.words = new Set(words)
    const verbs = [...this.words].filter((word) => infinitive.test(word) && !noInfinitives.has(word))
    for (const verb of verbs) this.note(verb, verb, 'infinitive')
    this.conjugate(verbs, affixes)
    for (const word of this.words) {
      for (const verb of suppletiveVerbs(word)) this.note(word, verb, 'finite')
      const verb = gerunds.get(word)
      if (verb !== undefined) this.note(word, verb, 'gerund')
    }
    this.note('ir', 'ir', 'infinitive')
  }

  verbReadings(word: string): readonly Reading[] {
    return this.read.get(word) ?? []
  }

  /** Tries all tables on every verb, and keeps only forms that the dictionary lists. */
  private conjugate(verbs: readonly string[], affixes: AffixFile): void {
    const stems = verbs.map((word) => ({ word, flags: [...'REIXD'], morphology: '' }))
    const trial: HunspellDictionary = { affixes, stems }
    expand(
      trial,
      ({ form, stem, suffix }) => {
        const kind = suffix === undefined ? undefined : verbFormOf(suffix)
        if (kind !== undefined && this.words.has(form)) this.note(form, stem.word, kind)
      },
      { keepRule: (rule) => !isClitic(rule) },
    )
  }

  private note(word: string, lemma: string, form: Reading['form']): void {
    const known = this.read.get(word) ?? []
    this.read.set(word, known)
    if (!known.some((reading) => reading.lemma === lemma && reading.form === form))
      known.push({ display: word, lemma, pos: 'verb', form })
  }
}

const pronouns = /^(.{2,}?)(?:(?:me|te|se|nos|os)?l[aoe]s?|(?:te|se)?(?:me|nos)|te|se|os)$/
/** Infinitives, gerunds and plural imperatives with attached pronouns can be recognised for every verb. */
const evidently = /(?:[aeií]r|[aeií]d|[áé]ndo)(?:(?:me|te|se|nos|os)?l[aoe]s?|(?:te|se)?(?:me|nos)|te|se)$/

/** `dímelo`, `jugarnos`, `untaos`: a verb form with attached pronouns. */
export function hasPronouns(word: string, isVerbForm: (form: string) => boolean): boolean {
  if (evidently.test(word)) return true
  const stem = pronouns.exec(word)?.[1]
  // Before -os and -nos the imperative loses its last letter: unta(d)os, vámo(s)nos.
  return stem !== undefined && [stem, `${stem}d`, `${stem}s`].some(isVerbForm)
}
