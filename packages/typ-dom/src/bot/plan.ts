import { withStones } from '../grid.ts'
import { joinsBlocks, laidBy, type Placement, stonesOf } from '../placement.ts'
import { stoneShown, takeStones, wordPoints } from '../stones.ts'
import type { TableWords } from '../table/table-words.ts'
import { type Candidate, handOf, type Scene, valuesOf } from './candidates.ts'
import type { Dials } from './levels.ts'

/** What a later word counts beside one laid now: the rivals change the table meanwhile. */
const LATER = 0.8
/** Worth of a word that will empty the rack, if the rivals leave every place for it. */
const OUT_LATER = 12
/** Chance that the rivals spoil one place for such a word. */
const SPOILT = 0.55
/** Moves of a later turn whose own next turn is looked at in turn. */
const DEEPER = 3
/** Worth of the word that a link earns at once. */
const LINK = 2

/**
 * The best of the candidates, each weighed with the player's own next turns on the table that it leaves. A rack is
 * empty after two or three words, so what can be laid with the rest decides more than the first word.
 */
export function planned(
  scene: Scene,
  list: readonly Candidate[],
  words: TableWords,
  dials: Dials,
): Candidate | undefined {
  let best: Candidate | undefined
  for (const { placement, value } of list) {
    const linked = joinsBlocks(placement)
    const points = scene.aim === 'points' ? wordPoints(stonesOf(scene.grid, placement), scene.set.points) : 0
    const next = after(scene, placement)
    const share = linked ? 1 : LATER
    const further = next.rack.length === 0 ? 0 : share * future(next, words, dials, 1)
    const total = value + points + further + (linked && further > 0 ? LINK : 0)
    if (best === undefined || total > best.value) best = { placement, value: total }
  }
  return best
}

/** What the rest of a rack is worth at the player's next turn. */
function future(scene: Scene, words: TableWords, dials: Dials, depth: number): number {
  const { grid, rack, touching } = scene
  const moves = words.search.all({ grid, rack: handOf(rack, true), touching })
  if (moves.length === 0) return 0
  const values = valuesOf(scene, moves, dials)
  let outs = 0
  let bestOut = 0
  for (let i = 0; i < moves.length; i++)
    if (values[i]! >= 100) {
      outs++
      bestOut = Math.max(bestOut, values[i]! - 100)
    }
  if (outs > 0) return bestOut + OUT_LATER * (1 - SPOILT ** Math.min(outs, 12))
  const order = Array.from(values.keys()).sort((a, b) => values[b]! - values[a]!)
  if (depth >= 2) return values[order[0]!]!
  let best = 0
  for (const i of order.slice(0, DEEPER)) {
    const next = after(scene, moves.at(i))
    best = Math.max(best, values[i]! + LATER * future(next, words, dials, depth + 1))
  }
  return best
}

function after(scene: Scene, placement: Placement): Scene {
  const laid = laidBy(placement)
  const rack = takeStones(
    scene.rack,
    laid.map(({ stone }) => stoneShown(stone)),
  )!
  return { ...scene, grid: withStones(scene.grid, laid), rack }
}
