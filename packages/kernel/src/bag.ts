import type { Chance } from './chance.ts'

/**
 * Pieces by kind: a multiset without an order. The next draw is not determined before it is made, so
 * there is no hidden order that could leak or that putting pieces back could change.
 */
export type Bag = Readonly<Record<string, number>>

export function bagSize(bag: Bag): number {
  let size = 0
  for (const piece in bag) size += bag[piece]!
  return size
}

export function bagOf(pieces: Iterable<string>): Bag {
  const bag: Record<string, number> = {}
  for (const piece of pieces) bag[piece] = (bag[piece] ?? 0) + 1
  return bag
}

/** All pieces, kinds in code-unit order, so that the same bag always lists the same way. */
export function piecesOf(bag: Bag): readonly string[] {
  return Object.keys(bag)
    .sort()
    .flatMap((piece) => Array<string>(bag[piece]!).fill(piece))
}

/** `undefined` when the bag does not hold all the pieces. */
export function without(bag: Bag, pieces: Iterable<string>): Bag | undefined {
  const left: Record<string, number> = { ...bag }
  for (const piece of pieces) {
    const count = left[piece] ?? 0
    if (count === 0) return undefined
    if (count === 1) delete left[piece]
    else left[piece] = count - 1
  }
  return left
}

export function withPieces(bag: Bag, pieces: Iterable<string>): Bag {
  const more: Record<string, number> = { ...bag }
  for (const piece of pieces) more[piece] = (more[piece] ?? 0) + 1
  return more
}

/** Draws `count` pieces, or all if there are fewer. Each draw uses one number of `chance`. */
export function drawFrom(bag: Bag, count: number, chance: Chance): readonly string[] {
  const drawn: string[] = []
  let left = bag
  for (let size = bagSize(bag); drawn.length < count && size > 0; size--) {
    const piece = pieceAt(left, chance.below(size))
    drawn.push(piece)
    left = without(left, [piece])!
  }
  return drawn
}

function pieceAt(bag: Bag, place: number): string {
  let passed = 0
  for (const piece of Object.keys(bag).sort()) {
    passed += bag[piece]!
    if (place < passed) return piece
  }
  throw new RangeError(`No piece at ${place}`)
}
