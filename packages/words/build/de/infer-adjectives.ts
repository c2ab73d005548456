import type { Form } from '../../src/index.ts'
import { type CollectedReadings, isParticiple, verbEntry } from './collected-readings.ts'
import { spelledLike } from './word-list.ts'

/**
 * Adjectives that no table has: only an adjective has a form in -em besides forms in -es and -er. Also adds the
 * declension and comparison of all adjectives and participles.
 */
export function inferAdjectives(collected: CollectedReadings): void {
  for (const word of collected.list) {
    if (!word.endsWith('em')) continue
    const stem = word.slice(0, -2)
    if (!collected.list.has(`${stem}es`) || !collected.list.has(`${stem}er`) || gradeOf(collected, stem))
      continue
    const base = basesOf(stem).find((candidate) => collected.list.has(candidate))
    if (base !== undefined && !describes(collected, base) && gradeOf(collected, base) === undefined) {
      collected.add(base, base, 'adjective', 'base')
    }
  }
  for (const word of collected.open()) addForm(collected, word)
}

/** The base forms that a stem before an ending can have: klein, leise, dunkel, offen, sauer. */
function basesOf(stem: string): string[] {
  const last = stem.slice(-1)
  const bases = [stem, `${stem}e`]
  return 'lnr'.includes(last) ? [...bases, `${stem.slice(0, -1)}e${last}`] : bases
}

const describes = (collected: CollectedReadings, word: string) =>
  collected.of(word).some((reading) => reading.pos === 'adjective' || isParticiple(reading))

const irregularGrades: Readonly<Record<string, readonly [base: string, form: Form]>> = {
  besser: ['gut', 'comparative'],
  best: ['gut', 'superlative'],
  höher: ['hoch', 'comparative'],
  höchst: ['hoch', 'superlative'],
  nächst: ['nah', 'superlative'],
  grösst: ['gross', 'superlative'],
}

/** `jäher` and `jähest` decline like adjectives, but are degrees of jäh; the base form is the one on the list. */
export function gradeOf(
  collected: CollectedReadings,
  word: string,
): readonly [base: string, form: Form] | undefined {
  const irregular = irregularGrades[word]
  if (irregular !== undefined) return irregular
  const match = /^(.{2,}?)(er|e?st)$/.exec(word)
  const base = match === null ? undefined : baseOf(collected, match[1]!)
  return base === undefined ? undefined : [base, match![2] === 'er' ? 'comparative' : 'superlative']
}

function baseOf(collected: CollectedReadings, stem: string): string | undefined {
  const plain = plainVowel(stem)
  const bases = plain === stem ? basesOf(stem) : [...basesOf(stem), plain]
  return bases.find((base) => describes(collected, base))
}

const plainVowels: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' }

/** The stem with its last umlaut undone: älter, alt. */
export const plainVowel = (stem: string): string =>
  stem.replace(/[äöü](?=[^äöü]*$)/, (vowel) => plainVowels[vowel] ?? vowel)

const ending = /(e|en|er|es|em)$/

function addForm(collected: CollectedReadings, word: string): void {
  const stem = word.replace(ending, '')
  const base = stem === word ? undefined : baseOf(collected, stem)
  if (base !== undefined) {
    declare(collected, word, base, 'inflected')
    return
  }
  const grade = gradeOf(collected, stem) ?? gradeOf(collected, word)
  if (grade !== undefined) declare(collected, word, ...grade)
}

/** A declined participle is a form of its verb; a compared participle is an adjective. */
function declare(collected: CollectedReadings, word: string, base: string, form: Form): void {
  const known = collected.of(base)
  const display = spelledLike(word, known[0]!.display)
  const participles = known.filter(isParticiple)
  const adjective = known.find(({ pos }) => pos === 'adjective')
  for (const { lemma, form: participle } of participles) {
    if (adjective === undefined && form === 'inflected') collected.add(display, lemma, 'verb', participle)
    else collected.add(display, spelledLike(base, display), 'adjective', form, verbEntry(lemma))
  }
  if (participles.length === 0) collected.add(display, adjective?.lemma ?? base, 'adjective', form)
}
