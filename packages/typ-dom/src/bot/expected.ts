import type { Dice, Seat } from '@estocade/kernel'
import { emptyGrid, type Grid, withStones } from '../grid.ts'
import { laidBy } from '../placement.ts'
import { GrowingTable } from '../search/index.ts'
import { nextPlayer } from '../table/leaving.ts'
import { PlayedOn, type Setting } from './played-on.ts'
import { dealOf, unseenBy } from './unseen.ts'

/** How many words of the next player are expected, and from how many stones on. */
const EXPECTED = 3
const MANY_STONES = 9

/** Words that the next player might lay: best words of possible racks, each on an empty table. */
export function expectedWords(setting: Setting, own: Seat, dice: Dice): readonly Grid[] {
  const { view, set } = setting
  const next = nextPlayer(view, own)
  const { red, black } = view.held[next]!
  if (red + black < MANY_STONES) return []
  const unseen = unseenBy(view, own, set)
  const bare = { ...setting, table: GrowingTable.of(set.letters, emptyGrid) }
  return Array.from({ length: EXPECTED }, () =>
    new PlayedOn(bare, dealOf(unseen, view, own, dice), next).best(),
  ).flatMap((word) => (word ? [withStones(emptyGrid, laidBy(word.placement))] : []))
}
