import type { Harvest, Reading } from '../harvest.ts'

/**
 * Corrects head words. The head word of an adjective is its masculine, where a source has the feminine (tumorale). A
 * pronoun is its own head word, where Lefff has the name of a class (cln).
 */
export function settleLemmas(harvest: Harvest): void {
  const masculines = masculineLemmas(harvest)
  for (const [word, readings] of harvest.words) {
    const settled = readings.map((reading) => withLemma(reading, masculines))
    if (settled.some((reading, i) => reading !== readings[i])) harvest.words.set(word, settled)
  }
}

function withLemma(reading: Reading, masculines: ReadonlyMap<string, string>): Reading {
  if (reading.pos === 'pronoun' && /^cl[a-z]{1,3}$/.test(reading.lemma))
    return { ...reading, lemma: reading.display }
  const masculine = reading.pos === 'adjective' ? masculines.get(reading.lemma) : undefined
  return masculine === undefined ? reading : { ...reading, lemma: masculine }
}

/** Feminine head words and their masculines: the form that the same entry has as its base. */
function masculineLemmas(harvest: Harvest): ReadonlyMap<string, string> {
  const feminine = new Set<string>()
  const bases = new Map<string, string[]>()
  for (const readings of harvest.words.values())
    for (const { pos, form, display, lemma } of readings) {
      if (pos !== 'adjective') continue
      if (form === 'inflected' && display === lemma) feminine.add(lemma)
      if (form === 'base' && display !== lemma) bases.set(lemma, [...(bases.get(lemma) ?? []), display])
    }
  const found = new Map<string, string>()
  for (const lemma of feminine) {
    const masculine = bases.get(lemma)?.[0] ?? masculineOf(lemma, harvest)
    if (masculine !== undefined) found.set(lemma, masculine)
  }
  return found
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/elle$/, 'el'],
  [/enne$/, 'en'],
  [/onne$/, 'on'],
  [/ette$/, 'et'],
  [/euse$/, 'eux'],
  [/euse$/, 'eur'],
  [/ive$/, 'if'],
  [/ère$/, 'er'],
  [/trice$/, 'teur'],
  [/e$/, ''],
]

/** The masculine that the ending suggests, if it is also an adjective or a noun. */
function masculineOf(feminine: string, harvest: Harvest): string | undefined {
  for (const [ending, masculine] of endings) {
    const candidate = feminine.replace(ending, masculine)
    const tiles = candidate
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toUpperCase()
    const describes = harvest.words
      .get(tiles)
      ?.some(
        ({ display, pos, form }) =>
          display === candidate && (pos === 'adjective' || form.endsWith('participle')),
      )
    if (candidate !== feminine && describes) return candidate
  }
  return undefined
}
