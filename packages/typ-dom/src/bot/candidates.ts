import { type Grid, withStones } from '../grid.ts'
import { joinsBlocks, laidBy, lineOf, type Placement, stonesOf, wordOf } from '../placement.ts'
import type { Moves } from '../search/index.ts'
import {
  colourOf,
  isJollyStone,
  type Stone,
  type StoneSet,
  stoneShown,
  takeStones,
  wordPoints,
} from '../stones.ts'
import type { TableWords } from '../table/table-words.ts'
import type { LevelSettings } from './levels.ts'
import type { Notice } from './notice.ts'
import { weightsOf } from './weights.ts'

export interface Candidate {
  readonly placement: Placement
  readonly value: number
}

/** What a player tries to get rid of: as many stones as possible, or as many points. */
export type Aim = 'race' | 'points'

export interface Scene {
  readonly grid: Grid
  readonly rack: readonly Stone[]
  readonly touching: boolean
  readonly set: StoneSet
  readonly aim: Aim
  /** Whether a word that joins blocks earns a further word. */
  readonly earns?: boolean
  /** Words that rivals may lay before the player's next turn, each on a table of its own. */
  readonly expected?: readonly Grid[]
}

export const HARD = 0.25
/** The cost of each stone that unbalances the colours: a rack of one colour cannot be laid. */
const UNBALANCE = 0.5
const LINK = 2

/** How many stones of a large rack are searched, spread over the rack. */
const MOST_STONES = 14

/**
 * Jollies multiply the moves; two in a full rack make a hundred times as many. The more stones there are, the fewer
 * jollies are tried.
 */
export function handOf(rack: readonly Stone[], all = false): readonly Stone[] {
  if (all && rack.length <= MOST_STONES + 2) return rack
  const tried = rack.length <= 8 ? 2 : rack.length <= 13 ? 1 : 0
  const jollies = rack.filter(isJollyStone).slice(0, tried)
  const letters = rack.filter((stone) => !isJollyStone(stone))
  const step = Math.max(1, letters.length / MOST_STONES)
  const spread = Array.from(
    { length: Math.min(letters.length, MOST_STONES) },
    (_, k) => letters[Math.floor(k * step)]!,
  )
  return [...spread, ...jollies]
}

/** The words that the player notices, the most valuable first, at most `most`. */
export function candidates(
  scene: Scene,
  words: TableWords,
  notice: Notice,
  settings: LevelSettings,
  most: number,
): readonly Candidate[] {
  const { grid, rack, touching } = scene
  const moves = words.proposing.search.all({
    grid,
    rack: handOf(rack, settings.plans && settings.ahead > 2),
    touching,
  })
  const values = valuesOf(scene, moves, settings)
  const order = Array.from(values.keys()).sort((a, b) => values[b]! - values[a]!)
  const found: Candidate[] = []
  for (const i of order) {
    const placement = moves.at(i)
    if (!notice.notices(wordOf(grid, placement), lineOf(placement), moves.laid(i), moves.length)) continue
    found.push({ placement, value: values[i]! })
    if (found.length >= most) break
  }
  return found
}

/** A rough value of every move, computed without making placements. */
export function valuesOf(
  { rack, set, aim }: Pick<Scene, 'rack' | 'set' | 'aim'>,
  moves: Moves,
  { plans }: Pick<LevelSettings, 'plans'>,
): Float64Array {
  const { points, marked } = weightsOf(set)
  const reds = rack.filter((stone) => colourOf(stone) === 'red').length
  const values = new Float64Array(moves.length)
  for (let i = 0; i < moves.length; i++) {
    const { weight, red, laid, jollies } = moves.weigh(i, points, marked)
    const left = rack.length - laid
    const out = left === 0 ? 100 : 0
    const race =
      laid + HARD * weight + (plans ? -UNBALANCE * Math.abs(reds - red - 0.4 * left) - 0.5 * jollies : 0)
    values[i] = out + (aim === 'race' ? race : weight + 0.5 * laid)
  }
  return values
}

/** The best candidate, counting also the further words that its links earn. */
export function withFurtherWord(
  scene: Scene,
  list: readonly Candidate[],
  words: TableWords,
  notice: Notice,
  settings: LevelSettings,
): Candidate | undefined {
  const thought = list.slice(0, Math.max(1, settings.ahead)).map((candidate) => {
    const points =
      scene.aim === 'points' ? wordPoints(stonesOf(scene.grid, candidate.placement), scene.set.points) : 0
    if (!joinsBlocks(candidate.placement) || settings.ahead === 0)
      return { ...candidate, value: candidate.value + points }
    const laid = laidBy(candidate.placement)
    const rack = takeStones(
      scene.rack,
      laid.map(({ stone }) => stoneShown(stone)),
    )!
    if (rack.length === 0) return candidate
    const next = { ...scene, grid: withStones(scene.grid, laid), rack }
    const [further] = candidates(next, words, notice, settings, 1)
    return { ...candidate, value: candidate.value + points + (further ? LINK + further.value : -LINK) }
  })
  return thought.reduce<Candidate | undefined>(
    (best, one) => (best === undefined || one.value > best.value ? one : best),
    undefined,
  )
}
