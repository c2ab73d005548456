import { END_SHIFT, LINK_SHIFT, MOST_LINKS, MOVE_BYTES } from '../src/search/layout'

/** The results of a search: links from `links` upwards, moves of three numbers each from `end` downwards. */
export let links: usize = 0
export let linkEnd: usize = 0
export let moves: usize = 0
export let end: usize = 0

const PAGE: usize = 65536

/** Uses all memory from this address on for results. */
export function holdRoom(from: usize): void {
  links = (from + 7) & ~7
  linkEnd = links
  end = <usize>memory.size() * PAGE
  // Links are numbered from 1, and a first link and a first move must fit.
  if (links + 2 * SLACK > end) grow(links + 2 * SLACK - end)
  moves = end
}

/** Grows the memory and moves the moves to its new end. */
function widen(): void {
  const before = end
  grow(end - links)
  const used = before - moves
  memory.copy(end - used, moves, used)
  moves = end - used
}

function grow(bytes: usize): void {
  memory.grow(<i32>((bytes + PAGE - 1) / PAGE))
  end = <usize>memory.size() * PAGE
}

/** Each new link ensures this much room, enough for itself and all moves that its node can end. */
const SLACK: usize = MOVE_BYTES * 64 + 8

export function addMove(beginning: i32, tail: i32, points: i32): void {
  const at = moves - MOVE_BYTES
  moves = at
  store<i32>(at, beginning)
  store<i32>(at, tail, 4)
  store<i32>(at, points, 8)
}

/** Returns the number of the new link: its address divided by four. */
export function addLink(before: i32, tile: i32): i32 {
  const at = linkEnd
  if (moves - at < SLACK) widen()
  store<i32>(at, (before << LINK_SHIFT) | tile)
  linkEnd = at + 4
  return <i32>(at >>> 2)
}

/** Whether there are more links than a move can refer to. */
export function isOverfull(): bool {
  return linkEnd >> 2 > <usize>MOST_LINKS
}

export function tailOf(link: i32, tile: i32): i32 {
  return (link << END_SHIFT) | tile
}
