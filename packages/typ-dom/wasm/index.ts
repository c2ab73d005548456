import { DOWN_SHIFT, LINE_SHIFT, MOVE_BYTES } from '../src/search/layout'
import { inLine } from './all'
import { bestInLines, bestOpening, seekAll, seekBest } from './best'
import { firstLine, lastLine, readBoard, top } from './board'
import { markCrossings } from './crossings'
import { size as rackSize, readHand } from './hand'
import { isWalked, walkLine, walkOpening } from './line'
import { readHandWorths } from './reach'
import { end, isOverfull, linkEnd, links, moves } from './room'

export { best, bestDown, bestLine, bestSize, bestStart } from './best'
export { left, top } from './board'
export { useRoot } from './graph'

/**
 * Reads a position. The hand has been written to its place. `stones` is the address of the `count` stones on the
 * table; all memory after them is free. `limit` is the length of the table's sides, 0 for none. Returns false if the
 * table is too wide.
 */
export function read(stones: usize, count: i32, limit: i32, redLetters: u32, blackLetters: u32): bool {
  isOpening = count === 0
  readHand(redLetters, blackLetters)
  if (!readBoard(stones, count, rackSize, limit, redLetters | blackLetters)) return false
  markCrossings(0)
  markCrossings(1)
  return true
}

let isOpening: bool = false

/**
 * Finds all words that may be laid; see `movesAt` and `linksAt`. The points of stones have been written. Returns false
 * if there are too many words to number.
 */
export function findAll(touching: bool): bool {
  seekAll()
  if (isOpening) {
    inLine(-top << LINE_SHIFT)
    walkOpening()
  } else {
    allInLines(0, touching)
    allInLines(1, touching)
  }
  return !isOverfull()
}

function allInLines(down: i32, touching: bool): void {
  for (let line = firstLine(down); line <= lastLine(down); line++)
    if (isWalked(down, line, touching)) {
      inLine((down << DOWN_SHIFT) | (line << LINE_SHIFT))
      walkLine(down, line, touching)
    }
}

/**
 * Finds a word with the most points, if it has more than `above`. The points of stones have been written. `bestGraph` is
 * the address of its graph, `bestRoot` the offset of its root.
 */
export function findBest(touching: bool, bestGraph: usize, bestRoot: u32, above: i32): void {
  seekBest(bestGraph, bestRoot, above)
  readHandWorths()
  if (isOpening) bestOpening(-top)
  else bestInLines(touching)
}

/** The address of the moves: three numbers each, up to the end of the memory, the last one found first. */
export function movesAt(): usize {
  return moves
}

export function movesFound(): i32 {
  return <i32>((end - moves) / MOVE_BYTES)
}

export function linksAt(): usize {
  return links
}

export function linksMade(): i32 {
  return <i32>((linkEnd - links) >> 2)
}
