import { type AbrahaminetzTypes, abrahaminetzEntry } from '@estocade/abrahaminetz'
import { type JarnacTypes, jarnacEntry } from '@estocade/jarnac'
import type { Catalogue, Fault, GameEntry, GameTypes, Log, Playable } from '@estocade/kernel'
import { verify } from '@estocade/kernel'
import {
  type CrosswordTypes,
  kreuzwortEntry,
  type PrestoTypes,
  pointEntry,
  prestoEntry,
  type RechtTypes,
  rechtEntry,
} from '@estocade/typ-dom'
import type { Lexicon, LexiconId } from '@estocade/words'

export * as abrahaminetz from '@estocade/abrahaminetz'
export * as jarnac from '@estocade/jarnac'
export * as typDom from '@estocade/typ-dom'

/** The one list of all games. */
export const games: readonly GameEntry<GameTypes, Lexicon>[] = [
  jarnacEntry,
  abrahaminetzEntry,
  kreuzwortEntry,
  pointEntry,
  prestoEntry,
  rechtEntry,
]

/** The names of the boxes that contain the games. */
export const boxes: readonly string[] = [...new Set(games.map(({ box }) => box))]

/** The types of each game, by its id. */
export interface GameById {
  jarnac: JarnacTypes
  abrahaminetz: AbrahaminetzTypes
  kreuzwort: CrosswordTypes
  point: CrosswordTypes
  presto: PrestoTypes
  recht: RechtTypes
}

export const entryOf = (id: string): GameEntry<GameTypes, Lexicon> | undefined =>
  games.find((game) => game.id === id)

/** Returns the dictionary of a language; `undefined` while it is not ready. */
export type Lexicons = (id: LexiconId) => Lexicon | undefined

/** The games that tables can be opened with: all or some, with their dictionaries. */
export const catalogueOf = (lexicons: Lexicons, listed = games): Catalogue =>
  new Map(listed.map((entry) => [entry.id, entry.playable((language) => lexicons(language as LexiconId))]))

/** Replays a log by rules, dictionary and seed. Returns the first step with another result. */
export const verifyLog = ({ game }: Playable, log: Log<GameTypes>): Fault | undefined => verify(game, log)
