import { Harvest, type Source } from '../harvest.ts'
import { tilesOf } from '../tiles.ts'
import { Analyst } from './analyst.ts'
import { KnownNames } from './names.ts'
import { readScowl, type Scowl } from './scowl.ts'
import { synsets, type WordNetClass } from './wordnet.ts'

export const english: Source = {
  id: 'en',
  harvest,
}

/** Abbreviations that SCOWL lists in lower case. They are never admitted. */
const abbreviations = new Set('cs csc csch db dkl hhd kb kw lm ln lx mb mf ms ph ps etc kg cm'.split(' '))

/** `bs`, `zs`: plurals of the names of letters, which are written with an apostrophe or not at all. */
const isLetterPlural = (word: string) => /^[b-df-hj-np-tv-z]s$/.test(word)

function harvest(progress: (share: number) => void): Harvest {
  const scowl = withClippings(readScowl())
  progress(0.15)
  const { classes, names } = readWordNet(scowl)
  progress(0.5)
  const analyst = new Analyst(scowl.words, classes)
  progress(0.8)
  const found = new Harvest()
  for (const written of scowl.words.keys()) {
    const word = tilesOf('en', written)
    if (word === undefined || isLetterPlural(written)) continue
    if (abbreviations.has(written)) addAbbreviation(found, written)
    else addWord(found, word, written, analyst, names)
  }
  addNames(found, scowl, names)
  for (const written of scowl.abbreviations) addAbbreviation(found, written)
  return found
}

/**
 * SCOWL lists everyday clippings (app, maths) as abbreviations. An abbreviation is a word if WordNet has it in lower
 * case and it can be pronounced.
 */
function withClippings(scowl: Scowl): Scowl {
  const candidates = new Set([...scowl.abbreviations].filter((word) => /^[a-z]{3,}$/.test(word)))
  const words = new Map(scowl.words)
  const clippings = new Set<string>([...everyday].filter((word) => candidates.has(word)))
  for (const synset of synsets())
    for (const word of synset.words) if (candidates.has(word) && /[aeiou]/.test(word)) clippings.add(word)
  for (const word of clippings) if (!words.has(word)) words.set(word, clippingLevel)
  const left = [...scowl.abbreviations].filter((word) => !clippings.has(word) && !words.has(word))
  return { ...scowl, words, abbreviations: new Set(left) }
}

const clippingLevel = 50

/** Clippings younger than WordNet. */
const everyday: ReadonlySet<string> = new Set('app apps bot bots exam exams vlog wifi'.split(' '))

function addWord(found: Harvest, word: string, written: string, analyst: Analyst, names: KnownNames): void {
  const readings = analyst.readingsOf(written)
  // SCOWL also has some names in lower case (`paris`), of which nothing else is known.
  if (readings.length === 0 && names.has(written[0]!.toUpperCase() + written.slice(1))) return
  // Stated explicitly: otherwise a name of the same spelling would be the only reading.
  if (readings.length === 0)
    found.add(word, { display: written, lemma: written, pos: 'unknown', form: 'unknown' })
  for (const reading of readings) found.add(word, reading)
}

function addNames(found: Harvest, scowl: Scowl, names: KnownNames): void {
  for (const written of new Set([...scowl.names, ...names.all()])) {
    const word = tilesOf('en', written)
    if (word === undefined) continue
    for (const form of names.formsOf(written))
      found.add(word, { display: written, lemma: written, pos: 'name', form })
  }
}

function addAbbreviation(found: Harvest, written: string): void {
  const word = tilesOf('en', written)
  if (word !== undefined)
    found.add(word, { display: written, lemma: written, pos: 'abbreviation', form: 'base' })
}

/** The classes of WordNet's lower-case words, and its data about names. */
function readWordNet(scowl: Scowl) {
  const classes = new Map<string, Set<WordNetClass>>()
  const names = new KnownNames()
  for (const synset of synsets()) {
    names.add(synset)
    for (const word of synset.words) {
      // Words with spaces, and words that SCOWL does not list, are not used.
      if (!scowl.words.has(word)) continue
      const known = classes.get(word) ?? new Set()
      classes.set(word, known.add(synset.pos))
    }
  }
  return { classes, names }
}
