import type { LexiconId } from '../../src/index.ts'
import { Harvest, type Source } from '../harvest.ts'
import { tilesOf } from '../tiles.ts'
import { definitions, knownSyllables, largeList, listedWords, type Sense } from './dictionary.ts'
import { readCapitalised, readingsOf } from './readings.ts'

type Definitions = ReadonlyMap<string, readonly Sense[]>

const recipe = (id: LexiconId): Source => ({
  id,
  harvest: (progress) => harvest(id, progress),
})

/** Marks and tones are removed, only Đ stays: 23 letters. */
export const vietnamese: Source = recipe('vi')
/** Ă Â Đ Ê Ô Ơ Ư stay: 29 letters. */
export const vietnamese29: Source = recipe('vi29')

function harvest(id: LexiconId, progress: (share: number) => void): Harvest {
  const defined = definitions()
  const names = capitalised([...defined.keys(), ...largeList()])
  progress(0.5)
  const found = new Harvest()
  addWords(found, id, defined, names)
  progress(0.9)
  for (const written of names.values()) {
    const reading = readCapitalised(written)
    const word = reading === undefined ? undefined : tilesOf(id, written)
    if (word !== undefined) found.add(word, reading)
  }
  return found
}

/** Capitalised entries, by their spelling in lower case. */
function capitalised(words: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const word of words) if (word !== word.toLowerCase()) found.set(word.toLowerCase(), word)
  return found
}

function addWords(found: Harvest, id: LexiconId, defined: Definitions, names: ReadonlyMap<string, string>) {
  const syllables = knownSyllables()
  for (const written of new Set([...defined.keys(), ...listedWords()])) {
    if (written !== written.toLowerCase()) continue
    if (isNameInDisguise(written, defined, names)) continue
    if (!written.split(' ').every((syllable) => syllables.has(syllable))) continue
    const word = tilesOf(id, written)
    if (word === undefined) continue
    for (const reading of readingsOf(written, defined.get(written))) found.add(word, reading)
  }
}

/**
 * The lists repeat names in lower case (`việt kiều`, `đạo islam`). A word that is also listed with capitals is admitted
 * only if the dictionary defines it, and not by copying the capitalised entry.
 */
function isNameInDisguise(
  written: string,
  defined: Definitions,
  names: ReadonlyMap<string, string>,
): boolean {
  const name = names.get(written)
  if (name === undefined) return false
  const senses = defined.get(written)
  const copied = new Set(defined.get(name)?.map((sense) => sense.definition))
  return senses === undefined || senses.every((sense) => copied.has(sense.definition))
}
