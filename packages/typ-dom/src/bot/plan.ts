import { withStones } from '../grid.ts'
import { joinsBlocks, laidBy, lineOf, type Placement, stonesOf, wordOf } from '../placement.ts'
import type { Moves } from '../search/index.ts'
import { stoneShown, takeStones, wordPoints } from '../stones.ts'
import type { TableWords } from '../table/table-words.ts'
import { type Candidate, HARD, handOf, type Scene, valuesOf } from './candidates.ts'
import type { LevelSettings } from './levels.ts'
import { mostValuable } from './most-valuable.ts'
import type { Notice } from './notice.ts'

/** The weight of a later word, compared with one laid now, because the rivals change the table meanwhile. */
const LATER = 0.9
/** The value of a word that will empty the rack, if the rivals leave every place for it free. */
const OUT_LATER = 10
/** Probability that the rivals block one place for such a word. */
const SPOILT = 0.85
/** More places than this make no difference. */
const PLACES = 60
/** The value of the word that a link earns at once. */
const LINK = 2
/** A rack with more stones is hardly ever emptied by one word on a rival's word. */
const EXPECTED_OUT = 7
/** With more stones no word and the word that it earns empty the rack. */
const LINKS_TRIED = 10
/** A move that empties the rack is worth at least so much. */
export const OUT = 100

/**
 * The candidates, each evaluated with the player's own next turns on the table that it leaves, best first. A rack is
 * empty after two or three words, so the words for the remaining stones matter more than the first word.
 */
export function planned(
  scene: Scene,
  words: TableWords,
  notice: Notice,
  { ahead }: Pick<LevelSettings, 'ahead'>,
): readonly Candidate[] {
  const { grid, rack, touching } = scene
  const moves = words.search.all({ grid, rack: handOf(rack, true), touching })
  const values = valuesOf(scene, moves, { plans: false })
  const linking = scene.earns ? linkingOut(scene, words, moves) : undefined
  if (linking && noticed(scene, notice, linking.placement, moves.length)) return [linking]
  const found: Candidate[] = []
  for (const i of bestOf(values, values.length)) {
    if (!noticed(scene, notice, moves.at(i), moves.length)) continue
    found.push(weighed(scene, words, moves, i, values[i]!))
    if (found.length >= ahead) break
  }
  return found.sort((a, b) => b.value - a.value)
}

const noticed = ({ grid }: Scene, notice: Notice, placement: Placement, among: number): boolean =>
  notice.notices(wordOf(grid, placement), lineOf(placement), laidBy(placement).length, among)

/** A word that joins blocks, and after which the earned word empties the rack in the same turn, if no single word does. */
function linkingOut(scene: Scene, words: TableWords, moves: Moves): Candidate | undefined {
  const { rack, aim } = scene
  if (aim !== 'race' || rack.length > LINKS_TRIED) return undefined
  for (let i = 0; i < moves.length; i++) if (moves.laid(i) === rack.length) return undefined
  for (let i = 0; i < moves.length; i++) {
    const laid = moves.laid(i)
    // A link has two lying letters at least.
    if (moves.size(i) < laid + 2) continue
    const placement = moves.at(i)
    if (joinsBlocks(placement) && emptiesRack(after(scene, placement), words))
      return { placement, value: OUT }
  }
  return undefined
}

/** Whether one word uses all stones of the rack. */
export function emptiesRack(
  { grid, rack, touching, set }: Pick<Scene, 'grid' | 'rack' | 'touching' | 'set'>,
  words: TableWords,
): boolean {
  const { best, all } = mostValuable(words, set, 'race')
  return best({ grid, rack, touching }, all(rack) - 1) !== undefined
}

function weighed(scene: Scene, words: TableWords, moves: Moves, i: number, value: number): Candidate {
  const placement = moves.at(i)
  if (value >= OUT) return { placement, value }
  const linked = joinsBlocks(placement)
  const further = future(after(scene, placement), words, 1)
  const bonus = linked && further > 0 ? LINK : 0
  return { placement, value: value + lyingPoints(scene, placement) + (linked ? 1 : LATER) * further + bonus }
}

/** T20: where points decide, the lying letters of the word count too. */
function lyingPoints({ grid, set, aim }: Scene, placement: Placement): number {
  if (aim === 'race') return 0
  const laid = laidBy(placement).map(({ stone }) => stone)
  return wordPoints(stonesOf(grid, placement), set.points) - wordPoints(laid.join(''), set.points)
}

/** What the rest of a rack is worth at the player's next turn. */
function future(scene: Scene, words: TableWords, depth: number): number {
  const { grid, rack, touching } = scene
  const moves = words.search.all({ grid, rack: handOf(rack, true), touching })
  const values = valuesOf(scene, moves, { plans: false })
  const [first] = bestOf(values, 1)
  const outs = outsIn(values) + (depth === 1 ? outsExpected(scene, words) : 0)
  const out = outs === 0 ? 0 : allOf(scene) + OUT_LATER * (1 - SPOILT ** Math.min(outs, PLACES))
  if (first === undefined || values[first]! >= OUT) return out
  const best = values[first]!
  if (depth >= 2) return best
  return Math.max(out, best + LATER * LATER * future(after(scene, moves.at(first)), words, depth + 1))
}

function outsIn(values: Float64Array): number {
  let outs = 0
  for (const value of values) if (value >= OUT) outs++
  return outs
}

/** How many words that empty the rack a rival's next word will make possible, on average. */
function outsExpected({ rack, touching, set, expected = [] }: Scene, words: TableWords): number {
  if (expected.length === 0 || rack.length > EXPECTED_OUT) return 0
  let outs = 0
  for (const grid of expected) {
    if (!emptiesRack({ grid, rack, touching, set }, words)) continue
    const moves = words.search.all({ grid, rack, touching })
    for (let i = 0; i < moves.length; i++) if (moves.laid(i) === rack.length) outs++
  }
  return outs / expected.length
}

/** The value of laying the whole rack, without the bonus for emptying it. */
function allOf({ rack, set, aim }: Scene): number {
  const weight = wordPoints(rack.join(''), set.points)
  return aim === 'race' ? rack.length + HARD * weight : weight + 0.5 * rack.length
}

/** The numbers of the `most` highest values, highest first. */
function bestOf(values: Float64Array, most: number): readonly number[] {
  if (most === 1) {
    let best = 0
    for (let i = 1; i < values.length; i++) if (values[i]! > values[best]!) best = i
    return values.length === 0 ? [] : [best]
  }
  return Array.from(values.keys())
    .sort((a, b) => values[b]! - values[a]!)
    .slice(0, most)
}

function after(scene: Scene, placement: Placement): Scene {
  const laid = laidBy(placement)
  const rack = takeStones(
    scene.rack,
    laid.map(({ stone }) => stoneShown(stone)),
  )!
  return { ...scene, grid: withStones(scene.grid, laid), rack }
}
