import { Harvest, type Source } from '../harvest.ts'
import { type HunspellDictionary, loadDictionary } from '../hunspell/index.ts'
import { listedAbbreviations, otherAbbreviations } from './abbreviations.ts'
import { Analyses } from './analyses.ts'
import { addIgerman, comparedWords } from './igerman.ts'
import { inferAdjectives } from './infer-adjectives.ts'
import { inferByEnding, inferCompounds } from './infer-compounds.ts'
import { inferNouns, possibleNouns } from './infer-nouns.ts'
import { inferVerbs } from './infer-verbs.ts'
import { FeminineLinks } from './links.ts'
import { ListedNames } from './listed-names.ts'
import { dictionaryNames, leakedName } from './names.ts'
import { SeparableVerbs } from './separable.ts'
import { settleNouns } from './settle-nouns.ts'
import { settleVerbs } from './settle-verbs.ts'
import { addOwnWords, addUninflected } from './small-words.ts'
import { addAdjectiveForms, addNounForms, addNounTable, addVerbTable } from './tables.ts'
import { readWitnesses, type Witnesses } from './witnesses.ts'
import { capitalised, readWordList, tilesOf } from './word-list.ts'
import { readWritings } from './writings.ts'

export const german: Source = {
  id: 'de',
  harvest(progress) {
    const igerman = loadDictionary('dictionary-de')
    const analyses = new Analyses(readWordList())
    progress(0.1)
    analyseFromSources(analyses, igerman)
    progress(0.4)
    const witnesses = readWitnesses(igerman, analyses.list)
    const separable = inferRest(analyses, igerman, witnesses)
    settleNames(analyses, witnesses)
    progress(0.8)
    const harvest = harvestOf(analyses, separable)
    addExcluded(harvest, igerman, analyses)
    progress(1)
    return harvest
  },
}

/** Best sources first: later ones speak where the earlier are silent. */
function analyseFromSources(analyses: Analyses, igerman: HunspellDictionary): void {
  addOwnWords(analyses)
  addNounTable(analyses)
  addNounForms(analyses)
  const participles = addVerbTable(analyses)
  const compared = comparedWords(igerman)
  addAdjectiveForms(analyses, participles, (participle) => compared.has(participle))
  addIgerman(analyses, igerman, participles)
}

function inferRest(analyses: Analyses, igerman: HunspellDictionary, witnesses: Witnesses): SeparableVerbs {
  inferVerbs(analyses)
  settleVerbs(analyses, witnesses)
  inferAdjectives(analyses)
  addUninflected(analyses, igerman)
  const separable = new SeparableVerbs(analyses)
  for (const word of analyses.open()) separable.read(word)
  const possible = [...possibleNouns(analyses)]
  inferNouns(analyses, readWritings(new Set([...analyses.open(), ...possible])), possible)
  inferByEnding(analyses)
  inferCompounds(analyses)
  settleNouns(analyses, witnesses)
  return separable
}

/** Whatever the sources took them for: names and abbreviations that the list should not have. */
function settleNames(analyses: Analyses, witnesses: Witnesses): void {
  const names = new ListedNames(analyses, witnesses)
  for (const word of analyses.list) {
    const name = leakedName(word) ?? names.kindOf(word)
    const display = capitalised(word)
    if (name !== undefined) analyses.settle(word, [{ display, lemma: display, pos: 'name', form: name }])
    if (listedAbbreviations.has(word)) {
      analyses.settle(word, [{ display: word, lemma: word, pos: 'abbreviation', form: 'base' }])
    }
  }
}

function harvestOf(analyses: Analyses, separable: SeparableVerbs): Harvest {
  const harvest = new Harvest()
  const feminines = new FeminineLinks(analyses)
  for (const word of analyses.list) {
    const tiles = tilesOf(word)
    if (tiles === undefined) continue
    if (separable.isImperative(word)) continue
    const readings = analyses.of(word)
    for (const reading of readings) harvest.add(tiles, feminines.linked(reading))
    // Only so that its umlauts are shown.
    if (readings.length === 0)
      harvest.add(tiles, { display: word, lemma: word, pos: 'unknown', form: 'unknown' })
  }
  return harvest
}

/** Names and abbreviations that are not on the list; only Typ-Dom admits some of them. */
function addExcluded(harvest: Harvest, igerman: HunspellDictionary, analyses: Analyses): void {
  for (const { display, form } of dictionaryNames(igerman, (word) => analyses.list.has(word))) {
    const tiles = tilesOf(display)
    if (tiles !== undefined) harvest.add(tiles, { display, lemma: display, pos: 'name', form })
  }
  for (const display of otherAbbreviations) {
    harvest.add(tilesOf(display)!, { display, lemma: display, pos: 'abbreviation', form: 'base' })
  }
}
