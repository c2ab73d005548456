import {
  besides,
  cellsOf,
  crossRuns,
  directions,
  type Grid,
  isEmptyGrid,
  keyOf,
  lineOf,
  type Placement,
  type Position,
  placementFault,
  sharesLetter,
  step,
  stoneShown,
  takeStones,
  touches,
} from '../../src/index.ts'

/** A word of one letter cannot be laid, although the dictionary may have it. */
const SHORTEST = 2

/** The slow reference of the search: it tries every word at every place in every way and checks each on its own. */
export function slowMoves(words: ReadonlySet<string>, position: Position): readonly Placement[] {
  const { grid } = position
  return [...words]
    .filter(({ length }) => length >= SHORTEST)
    .flatMap((word) =>
      placesFor(grid, word)
        .filter((place) => isEmptyGrid(grid) || fits(words, position, over(grid, place)))
        .flatMap((place) => spelt(grid, place, [...position.rack])),
    )
}

/** Where the word would cover a lying stone or a cell beside one. */
function placesFor(grid: Grid, word: string): readonly Placement[] {
  if (isEmptyGrid(grid)) return [{ direction: 'across', row: 0, col: 0, stones: word }]
  const places = new Map<string, Placement>()
  for (const cell of cellsOf(grid).flatMap((cell) => [cell, ...besides(cell)]))
    for (const direction of directions)
      for (let k = 0; k < word.length; k++) {
        const place = { direction, ...step(cell, direction, -k), stones: word }
        places.set(lineOf(place), place)
      }
  return [...places.values()]
}

/** The word as a placement: lying letters where they agree with it, else it does not fit. */
function over(grid: Grid, place: Placement): Placement | undefined {
  let stones = ''
  for (const [k, letter] of [...place.stones].entries()) {
    const lying = lyingAt(grid, place, k)
    if (lying !== undefined && lying.toUpperCase() !== letter) return undefined
    stones += lying === undefined ? letter : '.'
  }
  return { ...place, stones }
}

const lyingAt = (grid: Grid, { direction, row, col }: Placement, k: number) =>
  grid[direction === 'across' ? keyOf(row, col + k) : keyOf(row + k, col)]

/** The ways to make the word there from lying stones, stones of the rack and jollies. */
function spelt(grid: Grid, place: Placement, rack: readonly string[]): readonly Placement[] {
  let ways = ['']
  for (const [k, letter] of [...place.stones].entries()) {
    const choices = lyingAt(grid, place, k) === undefined ? [letter, letter.toLowerCase()] : ['.']
    ways = ways.flatMap((way) => choices.map((choice) => way + choice))
    ways = ways.filter((way) => takeStones(rack, [...way.replaceAll('.', '')].map(stoneShown)) !== undefined)
  }
  return ways.map((stones) => ({ ...place, stones }))
}

function fits(words: ReadonlySet<string>, position: Position, placement: Placement | undefined): boolean {
  const { grid, touching, limit } = position
  if (!placement || placementFault(grid, placement) !== undefined) return false
  if (!(touching ? touches(grid, placement) : sharesLetter(placement))) return false
  if (limit && !inside(placement, limit.size)) return false
  return crossRuns(grid, placement).every(({ word }) => words.has(word))
}

function inside({ direction, row, col, stones }: Placement, size: number): boolean {
  const end = (direction === 'across' ? col : row) + stones.length
  return row >= 0 && col >= 0 && row < size && col < size && end <= size
}
