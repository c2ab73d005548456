import type { Form } from '../../src/index.ts'
import { type Analyses, isParticiple, verbEntry } from './analyses.ts'
import { spelledLike } from './word-list.ts'

/**
 * Adjectives that no table has: nothing else has a form in -em beside those in -es and -er. Then the
 * declension and comparison of all adjectives and participles.
 */
export function inferAdjectives(analyses: Analyses): void {
  for (const word of analyses.list) {
    if (!word.endsWith('em')) continue
    const stem = word.slice(0, -2)
    if (!analyses.list.has(`${stem}es`) || !analyses.list.has(`${stem}er`) || gradeOf(analyses, stem))
      continue
    const base = basesOf(stem).find((candidate) => analyses.list.has(candidate))
    if (base !== undefined && !describes(analyses, base) && gradeOf(analyses, base) === undefined) {
      analyses.add(base, base, 'adjective', 'base')
    }
  }
  for (const word of analyses.open()) addForm(analyses, word)
}

/** What a stem before an ending can belong to: klein, leise, dunkel, offen, sauer. */
function basesOf(stem: string): string[] {
  const last = stem.slice(-1)
  const bases = [stem, `${stem}e`]
  return 'lnr'.includes(last) ? [...bases, `${stem.slice(0, -1)}e${last}`] : bases
}

const describes = (analyses: Analyses, word: string) =>
  analyses.of(word).some((reading) => reading.pos === 'adjective' || isParticiple(reading))

const irregularGrades: Readonly<Record<string, readonly [base: string, form: Form]>> = {
  besser: ['gut', 'comparative'],
  best: ['gut', 'superlative'],
  höher: ['hoch', 'comparative'],
  höchst: ['hoch', 'superlative'],
  nächst: ['nah', 'superlative'],
  grösst: ['gross', 'superlative'],
}

/** `jäher` and `jähest` decline like adjectives, but are degrees of one; the base is as on the list. */
export function gradeOf(analyses: Analyses, word: string): readonly [base: string, form: Form] | undefined {
  const irregular = irregularGrades[word]
  if (irregular !== undefined) return irregular
  const match = /^(.{2,}?)(er|e?st)$/.exec(word)
  const base = match === null ? undefined : baseOf(analyses, match[1]!)
  return base === undefined ? undefined : [base, match![2] === 'er' ? 'comparative' : 'superlative']
}

function baseOf(analyses: Analyses, stem: string): string | undefined {
  const plain = plainVowel(stem)
  const bases = plain === stem ? basesOf(stem) : [...basesOf(stem), plain]
  return bases.find((base) => describes(analyses, base))
}

const plainVowels: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' }

/** The stem with its last umlaut undone: älter, alt. */
export const plainVowel = (stem: string): string =>
  stem.replace(/[äöü](?=[^äöü]*$)/, (vowel) => plainVowels[vowel] ?? vowel)

const ending = /(e|en|er|es|em)$/

function addForm(analyses: Analyses, word: string): void {
  const stem = word.replace(ending, '')
  const base = stem === word ? undefined : baseOf(analyses, stem)
  if (base !== undefined) {
    declare(analyses, word, base, 'inflected')
    return
  }
  const grade = gradeOf(analyses, stem) ?? gradeOf(analyses, word)
  if (grade !== undefined) declare(analyses, word, ...grade)
}

/** Participles that decline stay forms of their verb; compared, they are adjectives. */
function declare(analyses: Analyses, word: string, base: string, form: Form): void {
  const known = analyses.of(base)
  const display = spelledLike(word, known[0]!.display)
  const participles = known.filter(isParticiple)
  const adjective = known.find(({ pos }) => pos === 'adjective')
  for (const { lemma, form: participle } of participles) {
    if (adjective === undefined && form === 'inflected') analyses.add(display, lemma, 'verb', participle)
    else analyses.add(display, spelledLike(base, display), 'adjective', form, verbEntry(lemma))
  }
  if (participles.length === 0) analyses.add(display, adjective?.lemma ?? base, 'adjective', form)
}
