import { type Derivation, expand, type HunspellDictionary, withoutMarks } from '../hunspell/index.ts'
import { isSymbol } from './grammalecte.ts'
import { isParticipialAdjective, lefffPart, readLefff } from './lefff.ts'

/** What is known of a written form before its readings: who lists it, and whether as a symbol. */
export class KnownForms {
  private readonly sources = new Map<string, number>()
  private readonly participles = new Map<string, string>()

  /** A form that two sources know is in; one source alone is wrong too often. */
  isSure(form: string): boolean {
    const listed = (this.sources.get(form) ?? 0) & anySource
    return (listed & (listed - 1)) !== 0
  }

  /** Some spelling dictionary lists the form as a symbol (kg), none as an ordinary word. */
  isSymbol(form: string): boolean {
    return ((this.sources.get(form) ?? 0) & (asSymbol | asWord)) === asSymbol
  }

  /** The masculine singular of a verb's participle: head word of the adjective that it also is. */
  participleOf(verb: string): string | undefined {
    return this.participles.get(verb)
  }

  addLefff(): void {
    readLefff((entry) => {
      if (lefffPart(entry) === undefined) return
      this.note(entry.form, inLefff)
      if (isParticipialAdjective(entry) && /^Kms?$/.test(entry.features)) {
        this.participles.set(entry.lemma, entry.form)
      }
    })
  }

  addDictionary(dictionary: HunspellDictionary, which: 'tagged' | 'classic'): void {
    const source = which === 'tagged' ? inTagged : inClassic
    expandPlain(dictionary, ({ form, stem }) =>
      this.note(form, source | (isSymbol(stem) ? asSymbol : asWord)),
    )
  }

  private note(form: string, bits: number): void {
    if (form.length < 2 || form.length > 15 || !oneWord.test(form)) return
    this.sources.set(form, (this.sources.get(form) ?? 0) | bits)
  }
}

export const expandPlain = (dictionary: HunspellDictionary, visit: (derivation: Derivation) => void): void =>
  expand(dictionary, visit, { keepRule: withoutMarks })

const oneWord = /^\p{L}+$/u

const inLefff = 1
const inTagged = 2
const inClassic = 4
const anySource = inLefff | inTagged | inClassic
const asSymbol = 8
const asWord = 16
