import type { Form, PartOfSpeech } from '../../src/index.ts'
import type { AffixRule, Flag, Stem } from '../hunspell/index.ts'

/** Tables of dictionary-it that conjugate; they also attach pronouns to the forms. */
const conjugation = new Set<Flag>([...'ABCPVZÀftz'])
/** Tables of participles: mostly attached pronouns, but the agreeing forms are here too. */
const participles = new Set<Flag>([...'EGHamg'])
const plurals = new Set<Flag>([...'OQRSn'])
const agreements = new Set<Flag>([...'opu'])
/** Tables of adjectives; the superlatives of participles (table y) are left out, because nobody uses most of them. */
const superlatives = new Set<Flag>(['W'])
const adverb: Flag = 'Y'
const diminutive: Flag = 'N'
/** ri-. The tables of stra- and pre- add them to verbs that never have them; the other prefixes are elided articles. */
const again: Flag = 'J'
/** venti → ventidue; the tables of thousands and of Roman numerals are left out. */
const numbers: Flag = '|'

export const isVerbStem = ({ flags }: Stem): boolean => flags.some((flag) => conjugation.has(flag))

/** Flags that do not concern inflection: elided articles before the word, prefixes, attached pronouns. */
const silent = new Set<Flag>([...'TUXqrsi^JdebcM'])

/** Words that inflect, or that are not of the kind that is mostly names in lower case. */
export function isTrustworthy({ word, flags }: Stem): boolean {
  if (flags.length === 0) return false
  if (flags.some((flag) => !silent.has(flag))) return true
  if (withPronoun.test(word)) return false
  return !flags.includes('r') || invariable.test(word) || invariableWords.has(word)
}

/** Verbs with attached pronouns: farlo, dimmi. */
export const isPronounForm = (word: string): boolean => withPronoun.test(word)

const withPronoun =
  /(?:r|^di[mc]?|nd?o|nt[ei]|isci|[st][oaei])(?:mi|ti|ci|vi|si|l[oaie]|gli|ne|[mtcvs]e(?:l[oaie]|ne))$/
const invariable = /(?:à|ù|ò|ì|si|isti|aggio|ismo|zione|mento|logia)$/
const invariableWords = new Set(
  `aids alias alt amen asma est etere idem insomma iride iris islam item omega omnibus opus ovest uomo utensili
   agosto aprile ottobre autunno`.split(/\s+/),
)

/** The elided title of a saint only precedes first names. */
export const isFirstName = ({ flags }: Stem): boolean => flags.includes('^')

export function isUseful({ flag, strip, add }: AffixRule): boolean {
  if (participles.has(flag)) return strip === 'o' && /^(?:[aei]|issim[oaei])$/.test(add)
  return (
    conjugation.has(flag) ||
    plurals.has(flag) ||
    agreements.has(flag) ||
    superlatives.has(flag) ||
    flag === again ||
    flag === adverb ||
    flag === diminutive ||
    flag === numbers
  )
}

export type Made =
  | { readonly type: 'conjugated' }
  | { readonly type: 'word'; readonly pos: PartOfSpeech; readonly form: Form; readonly own: boolean }

/** The reading of a word that a rule makes; `own` words are entries by themselves (rapidamente). */
export function madeBy({ flag, add }: AffixRule, stem: Stem): Made {
  if (conjugation.has(flag)) return { type: 'conjugated' }
  if (flag === adverb) return { type: 'word', pos: 'adverb', form: 'base', own: true }
  if (flag === diminutive) return { type: 'word', pos: 'noun', form: 'singular', own: true }
  if (flag === numbers) return { type: 'word', pos: 'numeral', form: 'base', own: true }
  if (superlatives.has(flag) || add.startsWith('issim'))
    return { type: 'word', pos: 'adjective', form: 'superlative', own: false }
  if (participles.has(flag)) return { type: 'word', pos: 'verb', form: 'past participle', own: false }
  const pos = classOf(stem)
  return { type: 'word', pos, form: pos === 'adjective' ? 'inflected' : 'plural', own: false }
}

/** Nouns and adjectives use the same plural tables. Four endings, and some spellings, identify an adjective. */
export function classOf({ word, flags }: Stem): PartOfSpeech {
  if (flags.includes(numbers)) return 'numeral'
  if (flags.some((flag) => agreements.has(flag))) return 'adjective'
  if (/(?:bile|nte|ale|are|ile|ivo|iva|oso|osa|ico|ica)$/.test(word) && flags.includes('Y'))
    return 'adjective'
  if (/(?:bile|evole)$/.test(word)) return 'adjective'
  if (/mente$/.test(word) && !flags.includes('S')) return 'adverb'
  return flags.some((flag) => plurals.has(flag)) || invariable.test(word) ? 'noun' : 'unknown'
}

/** Some participles and gerunds are entries of their own; this returns the infinitives they may belong to. */
export function infinitivesOf(word: string): readonly (readonly [infinitive: string, form: Form])[] {
  const base = word.slice(0, -3)
  if (word.endsWith('ando')) return [[`${word.slice(0, -4)}are`, 'gerund']]
  if (word.endsWith('endo')) return ['ere', 'ire'].map((end) => [word.slice(0, -4) + end, 'gerund'])
  if (word.endsWith('ato')) return [[`${base}are`, 'past participle']]
  if (word.endsWith('uto')) return ['ere', 'ire'].map((end) => [base + end, 'past participle'])
  if (word.endsWith('ito')) return [[`${base}ire`, 'past participle']]
  return []
}
