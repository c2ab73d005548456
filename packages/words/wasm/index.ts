import { COUNTS, NEEDS, RESERVE, ROW } from '../src/anagram-layout'
import { findInPlanes } from './planes'
import { walk, walkNeeding } from './walk'

export { buildPlanes, planeBytes } from './planes'

/** Stands for "no letter taken yet". */
const NO_LETTER: u32 = 32

let trieRoot: u32 = 0
let lengths: u32 = 0
let found: u32 = 0

/** Sets the address of the classes' lengths, and the address of the results. */
export function prepare(root: u32, lengthsAt: u32, foundAt: u32): void {
  trieRoot = root
  lengths = lengthsAt
  found = foundAt
}

/** The free letters, as a mask. */
function freeLetters(): u32 {
  const none = i8x16.splat(0)
  const low = i8x16.bitmask(i8x16.ne(v128.load(RESERVE), none))
  const high = i8x16.bitmask(i8x16.ne(v128.load(RESERVE + 16), none))
  return low | (high << 16)
}

/** Counts the letters of a search: RESERVE, and the `count` needed letters at ROW. Returns the needed ones as a mask. */
function lay(count: u32): u32 {
  v128.store(COUNTS, v128.load(RESERVE))
  v128.store(COUNTS + 16, v128.load(RESERVE + 16))
  v128.store(NEEDS, i64x2.splat(0))
  v128.store(NEEDS + 16, i64x2.splat(0))
  let mask: u32 = 0
  for (let i: u32 = 0; i < count; i++) {
    const letter = <u32>load<u8>(i, ROW)
    store<u8>(letter, <u32>load<u8>(letter, COUNTS) + 1, COUNTS)
    store<u8>(letter, <u32>load<u8>(letter, NEEDS) + 1, NEEDS)
    mask |= 1 << letter
  }
  return mask
}

/** Finds classes with at least `shortest` letters by walking the trie; returns how many. */
export function findByWalk(row: u32, shortest: u32): u32 {
  const needed = lay(row)
  const allowed = freeLetters() | needed
  const end =
    needed === 0
      ? walk(trieRoot, allowed, NO_LETTER, 0, found)
      : walkNeeding(trieRoot, allowed, needed, NO_LETTER, found)
  let kept = found
  for (let at = found; at < end; at += 4) {
    const id = load<u32>(at)
    store<u32>(kept, id)
    kept += <u32>load<u8>(lengths + id) >= shortest ? 4 : 0
  }
  return (kept - found) >> 2
}

/** Does the same with the bit planes. */
export function findByPlanes(row: u32, shortest: u32): u32 {
  lay(row)
  return findInPlanes(found, shortest)
}
