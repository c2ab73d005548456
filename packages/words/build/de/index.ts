import { Harvest, type Source } from '../harvest.ts'
import { type HunspellDictionary, loadDictionary } from '../hunspell/index.ts'
import { listedAbbreviations, otherAbbreviations } from './abbreviations.ts'
import { CollectedReadings } from './collected-readings.ts'
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
    const collected = new CollectedReadings(readWordList())
    progress(0.1)
    analyseFromSources(collected, igerman)
    progress(0.4)
    const witnesses = readWitnesses(igerman, collected.list)
    const separable = inferRest(collected, igerman, witnesses)
    settleNames(collected, witnesses)
    progress(0.8)
    const harvest = harvestOf(collected, separable)
    addExcluded(harvest, igerman, collected)
    progress(1)
    return harvest
  },
}

/** Best sources first: a later source only fills gaps of the earlier ones. */
function analyseFromSources(collected: CollectedReadings, igerman: HunspellDictionary): void {
  addOwnWords(collected)
  addNounTable(collected)
  addNounForms(collected)
  const participles = addVerbTable(collected)
  const compared = comparedWords(igerman)
  addAdjectiveForms(collected, participles, (participle) => compared.has(participle))
  addIgerman(collected, igerman, participles)
}

function inferRest(
  collected: CollectedReadings,
  igerman: HunspellDictionary,
  witnesses: Witnesses,
): SeparableVerbs {
  inferVerbs(collected)
  settleVerbs(collected, witnesses)
  inferAdjectives(collected)
  addUninflected(collected, igerman)
  const separable = new SeparableVerbs(collected, witnesses)
  for (const word of collected.open()) separable.read(word)
  const possible = [...possibleNouns(collected)]
  inferNouns(collected, readWritings(new Set([...collected.open(), ...possible])), possible)
  inferByEnding(collected)
  inferCompounds(collected)
  settleNouns(collected, witnesses, separable)
  return separable
}

/** Names and abbreviations that should not be on the list, whatever the sources say about them. */
function settleNames(collected: CollectedReadings, witnesses: Witnesses): void {
  const names = new ListedNames(collected, witnesses)
  for (const word of collected.list) {
    const name = leakedName(word) ?? names.kindOf(word)
    const display = capitalised(word)
    if (name !== undefined) collected.settle(word, [{ display, lemma: display, pos: 'name', form: name }])
    if (listedAbbreviations.has(word)) {
      collected.settle(word, [{ display: word, lemma: word, pos: 'abbreviation', form: 'base' }])
    }
  }
}

function harvestOf(collected: CollectedReadings, separable: SeparableVerbs): Harvest {
  const harvest = new Harvest()
  const feminines = new FeminineLinks(collected)
  for (const word of collected.list) {
    const tiles = tilesOf(word)
    if (tiles === undefined) continue
    if (separable.isImperative(word)) continue
    const readings = collected.of(word)
    for (const reading of readings) harvest.add(tiles, feminines.linked(reading))
    // Added only so that its umlauts are displayed.
    if (readings.length === 0)
      harvest.add(tiles, { display: word, lemma: word, pos: 'unknown', form: 'unknown' })
  }
  return harvest
}

/** Names and abbreviations that are not on the list; only Typ-Dom admits some of them. */
function addExcluded(harvest: Harvest, igerman: HunspellDictionary, collected: CollectedReadings): void {
  for (const { display, form } of dictionaryNames(igerman, (word) => collected.list.has(word))) {
    const tiles = tilesOf(display)
    if (tiles !== undefined) harvest.add(tiles, { display, lemma: display, pos: 'name', form })
  }
  for (const display of otherAbbreviations) {
    harvest.add(tilesOf(display)!, { display, lemma: display, pos: 'abbreviation', form: 'base' })
  }
}
