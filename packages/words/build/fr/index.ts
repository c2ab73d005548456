import type { PartOfSpeech } from '../../src/index.ts'
import { alphabets, normalise } from '../../src/index.ts'
import { Harvest, type Reading, type Source } from '../harvest.ts'
import { type Derivation, type HunspellDictionary, loadDictionary } from '../hunspell/index.ts'
import { taggedReadings } from './grammalecte.ts'
import { expandPlain, KnownForms } from './known-forms.ts'
import { isParticipialAdjective, lefffForm, lefffPart, readLefff } from './lefff.ts'
import { settleLemmas } from './lemmas.ts'
import { abbreviations, fragments } from './stop-list.ts'

export const french: Source = {
  id: 'fr',
  harvest(progress) {
    const tagged = loadDictionary('dictionary-fr-tagged')
    const known = new KnownForms()
    known.addLefff()
    progress(0.2)
    known.addDictionary(tagged, 'tagged')
    progress(0.35)
    const classic = loadDictionary('dictionary-fr')
    known.addDictionary(classic, 'classic')
    progress(0.5)
    const gathering = new Gathering(known)
    gathering.addLefff()
    progress(0.8)
    gathering.addTagged(tagged)
    gathering.addRecent(classic)
    gathering.addUntaggedNames()
    gathering.markRare()
    settleLemmas(gathering.harvest)
    progress(1)
    return gathering.harvest
  },
}

/** Readings of the confirmed forms: Lefff's, and the tagged dictionary's for parts of speech that Lefff lacks. */
class Gathering {
  readonly harvest = new Harvest()
  private readonly lefffNames: string[] = []

  constructor(private readonly known: KnownForms) {}

  addLefff(): void {
    readLefff((entry) => {
      const pos = lefffPart(entry)
      if (pos === undefined || !this.known.isIn(entry.form)) return
      // The tagged dictionary distinguishes first names from family names; Lefff does not.
      if (pos === 'name') {
        this.lefffNames.push(entry.form)
        return
      }
      const { form: display, features } = entry
      const lemma = isParticipialAdjective(entry)
        ? (this.known.participleOf(entry.lemma) ?? display)
        : entry.lemma
      this.add({ display, lemma, pos, form: lefffForm(pos, features) })
    })
  }

  addTagged(dictionary: HunspellDictionary): void {
    expandPlain(dictionary, (derivation) => {
      if (!this.known.isIn(derivation.form)) return
      for (const reading of readingsOf(derivation)) {
        if (!this.knows(reading.display, reading.pos)) this.add(reading)
      }
    })
  }

  /** The newer edition has no tags: a word with a plural is a noun. */
  addRecent(dictionary: HunspellDictionary): void {
    expandPlain(dictionary, ({ form: display, stem, suffix }) => {
      const recent = this.known.isRecent(display) || this.known.isRecentForm(display, stem.word)
      if (!recent || capitalised.test(display)) return
      const form = suffix === undefined ? 'singular' : 'plural'
      if (!this.knows(display, 'noun')) this.add({ display, lemma: stem.word, pos: 'noun', form })
    })
  }

  /** A word is rare when all its spellings are. */
  markRare(): void {
    for (const [word, readings] of this.harvest.words)
      if (readings.every(({ display }) => this.known.isRare(display))) this.harvest.rare.add(word)
  }

  addUntaggedNames(): void {
    for (const display of this.lefffNames) {
      if (!this.knows(display, 'name')) this.add({ display, lemma: display, pos: 'name', form: 'unknown' })
    }
  }

  private knows(display: string, pos: PartOfSpeech): boolean {
    const readings = this.harvest.words.get(tilesOf(display) ?? '') ?? []
    return readings.some((reading) => reading.display === display && reading.pos === pos)
  }

  private add(reading: Reading): void {
    if (fragments.has(reading.display)) return
    const word = tilesOf(reading.display)
    if (word !== undefined && word.length > 1 && word.length < 16)
      this.harvest.add(word, this.settled(reading))
  }

  /** Symbols, acronyms and shortened spellings are abbreviations, whatever a source calls them. */
  private settled(reading: Reading): Reading {
    const { display } = reading
    if (this.known.isSymbol(display) || acronym.test(display) || abbreviations.has(display)) {
      return abbreviation(display)
    }
    return capitalised.test(display) && reading.pos !== 'name'
      ? { ...reading, pos: 'name', form: 'unknown' }
      : reading
  }
}

/** A capital after the first letter: ADN, kWh. */
const acronym = /^\p{L}+\p{Lu}/u
const readingsOf = (derivation: Derivation): Reading[] =>
  abbreviations.has(derivation.form) ? [abbreviation(derivation.form)] : taggedReadings(derivation)

const abbreviation = (display: string): Reading => ({
  display,
  lemma: display,
  pos: 'abbreviation',
  form: 'base',
})

const capitalised = /^\p{Lu}/u

function tilesOf(written: string): string | undefined {
  const normalised = normalise(written, alphabets.fr)
  return normalised.ok ? normalised.value : undefined
}
