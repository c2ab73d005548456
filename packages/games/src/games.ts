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

/** The one list of all games. */
export const games: readonly GameEntry<GameTypes, Lexicon>[] = [
  jarnacEntry,
  abrahaminetzEntry,
  kreuzwortEntry,
  pointEntry,
  prestoEntry,
  rechtEntry,
]

/** The names on the boxes they come in. */
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

/** Where games find their dictionaries; `undefined` while one is not ready. */
export type Lexicons = (id: LexiconId) => Lexicon | undefined

/** All games, or some, with their dictionaries: what tables are opened with. */
export const catalogueOf = (lexicons: Lexicons, listed = games): Catalogue =>
  new Map(listed.map((entry) => [entry.id, entry.playable((language) => lexicons(language as LexiconId))]))

/** Plays a log again by rules, dictionary and seed; the first step with another result is the fault. */
export const verifyLog = ({ game }: Playable, log: Log<GameTypes>): Fault | undefined => verify(game, log)
