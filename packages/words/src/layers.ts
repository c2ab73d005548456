import type { Lexicon } from './lexicon.ts'
import { alphabetTiles } from './tiles-of-lemma.ts'

/** A word that the operator of a server has added or removed. */
export interface WordChange {
  /** Normalised, as are `forms`. */
  readonly word: string
  readonly change: 'added' | 'removed'
  /** `entry`: with all forms of the dictionary entries whose head it is; `form`: this word alone. */
  readonly scope: 'entry' | 'form'
  /** Forms that are added or removed with it; the dictionary does not have the forms of a new word. */
  readonly forms?: readonly string[]
  /** The operator's reason, shown to a player who tries a removed word. */
  readonly because?: string
}

/** The changes of a table or a server to a dictionary, besides house words. Part of a table's configuration. */
export interface Layers {
  /** Words that the table removes, with all forms of the entries they head. */
  readonly removed?: readonly string[]
  /** The server's changes at the time when the table was opened. The table's own changes take precedence. */
  readonly changes?: readonly WordChange[]
  /** Refuses offensive words. */
  readonly family?: boolean
  /** Refuses words that are not forms of one of so many commonest dictionary entries. */
  readonly common?: number | null
}

export const hasLayers = ({ removed = [], changes = [], family, common }: Layers): boolean =>
  removed.length > 0 || changes.length > 0 || family === true || typeof common === 'number'

export type ChangedForms = ReadonlyMap<string, WordChange>

/** Every form that is added or removed, with its change. A change of a single form takes precedence over its entry's. */
export function changedForms(lexicon: Lexicon, { removed = [], changes = [] }: Layers): ChangedForms {
  const byTable = removed.map((word): WordChange => ({ word, change: 'removed', scope: 'entry' }))
  const all = [...byTable, ...changes]
  const found = new Map<string, WordChange>()
  const add = (word: string, change: WordChange) => {
    if (!found.has(word)) found.set(word, change)
  }
  for (const change of byTable) for (const form of formsOf(lexicon, change)) add(form, change)
  for (const change of all) for (const form of [change.word, ...(change.forms ?? [])]) add(form, change)
  for (const change of changes) for (const form of formsOf(lexicon, change)) add(form, change)
  return found
}

/** The forms that the dictionary has of the entries of a change. */
function formsOf(lexicon: Lexicon, { word, scope }: WordChange): readonly string[] {
  if (scope === 'form' || lexicon.readings === undefined) return []
  const entries = entriesHeaded(lexicon, word)
  return lexicon.readings.sharing(entries, lexicon.size).map((number) => lexicon.wordAt(number))
}

/** Entries whose head word has these tiles; if there is none, all entries of the word. */
export function entriesHeaded(lexicon: Lexicon, word: string): ReadonlySet<number> {
  const readings = lexicon.readingsOf(word)
  const headed = readings.filter(({ lemma }) => alphabetTiles(lemma, lexicon.alphabet) === word)
  return new Set((headed.length > 0 ? headed : readings).map(({ entry }) => entry))
}

/** By word number: 1 for each word that is admitted, given the words of a class and the layers. */
export function selectLayers(
  lexicon: Lexicon,
  admitted: Uint8Array | undefined,
  layers: Layers,
  changed: ChangedForms,
): Uint8Array {
  const selected = admitted?.slice() ?? new Uint8Array(lexicon.size).fill(1)
  if (typeof layers.common === 'number') keepCommon(lexicon, selected, layers.common)
  for (const [word, { change }] of changed) {
    const number = lexicon.numberOf(word)
    if (number >= 0) selected[number] = change === 'added' ? 1 : 0
  }
  if (layers.family === true) for (const number of lexicon.offensive) selected[number] = 0
  return selected
}

/** Added forms that are not in the dictionary. */
export const newForms = (lexicon: Lexicon, changed: ChangedForms): readonly string[] =>
  [...changed].flatMap(([word, { change }]) => (change === 'added' && !lexicon.has(word) ? [word] : []))

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
    { type: 'changes', key: 'words.changes', default: undefined },
  ] as const
