import type { Lexicon } from './lexicon.ts'
import { alphabetTiles } from './tiles-of-lemma.ts'

/** A word taken out of play. */
export interface RemovedWord {
  /** Normalised. */
  readonly word: string
  /** `entry`: with all forms of the dictionary entries whose head it is; `form`: this word alone. */
  readonly scope: 'entry' | 'form'
  /** Why, in the words of whoever removed it; told to the player who tries it. */
  readonly because?: string
}

/** What a table or a server changes about a dictionary, besides the words it adds. Part of a table's configuration. */
export interface Layers {
  /** A word alone is removed with all forms of the entries it heads. */
  readonly removed?: readonly (RemovedWord | string)[]
  /** Refuses words that offend. */
  readonly family?: boolean
  /** Refuses words that are no form of one of so many commonest dictionary entries. */
  readonly common?: number | null
}

export const hasLayers = ({ removed, family, common }: Layers): boolean =>
  (removed !== undefined && removed.length > 0) || family === true || typeof common === 'number'

/** The removed words by their normalised spelling, with every form of removed entries. */
export function removedForms(
  lexicon: Lexicon,
  removed: readonly (RemovedWord | string)[],
): ReadonlyMap<string, RemovedWord> {
  const found = new Map<string, RemovedWord>()
  for (const given of removed) {
    const removal: RemovedWord = typeof given === 'string' ? { word: given, scope: 'entry' } : given
    found.set(removal.word, removal)
    if (removal.scope === 'form' || lexicon.readings === undefined) continue
    const entries = entriesHeaded(lexicon, removal.word)
    for (const number of lexicon.readings.sharing(entries, lexicon.size)) {
      const word = lexicon.wordAt(number)
      if (!found.has(word)) found.set(word, removal)
    }
  }
  return found
}

/** Entries whose head word is laid with these tiles; any entry of the word when it heads none. */
function entriesHeaded(lexicon: Lexicon, word: string): ReadonlySet<number> {
  const analyses = lexicon.analyses(word)
  const headed = analyses.filter(({ lemma }) => alphabetTiles(lemma, lexicon.alphabet) === word)
  return new Set((headed.length > 0 ? headed : analyses).map(({ entry }) => entry))
}

/** By number, 1 for each word that a layer leaves in play, given the words a class admits. */
export function selectLayers(lexicon: Lexicon, admitted: Uint8Array | undefined, layers: Layers): Uint8Array {
  const selected = admitted?.slice() ?? new Uint8Array(lexicon.size).fill(1)
  if (typeof layers.common === 'number') keepCommon(lexicon, selected, layers.common)
  if (layers.family === true) for (const number of lexicon.offensive) selected[number] = 0
  for (const word of removedForms(lexicon, layers.removed ?? []).keys()) {
    const number = lexicon.numberOf(word)
    if (number >= 0) selected[number] = 0
  }
  return selected
}

/** A list without ranks has no rare words. */
function keepCommon(lexicon: Lexicon, selected: Uint8Array, most: number): void {
  if (lexicon.ranks === undefined || lexicon.readings === undefined) return
  const kept = new Uint8Array(lexicon.size)
  for (const number of lexicon.readings.sharing(lexicon.ranks.upTo(most), lexicon.size)) kept[number] = 1
  for (let number = 0; number < selected.length; number++) if (kept[number] === 0) selected[number] = 0
}

/** How many commonest entries a dictionary ranks; see `Ranks`. */
const MOST_RANKED = 20_000

/** The options of a table about these layers, for a game's option schema; `group` is the part of the form. */
export const layerOptions = (group: string) =>
  [
    { type: 'flag', key: 'words.family', group, default: false },
    { type: 'limit', key: 'words.common', group, min: 500, max: MOST_RANKED, offered: 5000, default: null },
    { type: 'words', key: 'words.removed', group, min: 2, max: 15, default: [] },
  ] as const
