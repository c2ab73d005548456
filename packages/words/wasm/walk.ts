import { CLASS_FLAG, COUNTS, LETTERS, NEEDS, NODE_FLAG, NODES, PLACE, TAIL_FLAG } from '../src/anagram-layout'

// The walk of `src/anagram-search.ts`, over the same nodes. Classes are written one after another from an address on.
// Functions return the address after the last one, because that is faster than a global variable.

/**
 * Letters are in search order on every path, so only the last letter taken, of which `left` remain, has another count
 * than at the beginning. The last child is walked without a call.
 */
export function walk(from: u32, may: u32, letter: u32, left: u32, end: u32): u32 {
  let node = from
  let allowed = may
  let last = letter
  let remaining = left
  let next: u32 = 0
  do {
    const head = load<u32>(node << 2, NODES)
    let children = (node << 2) + 4
    if (head & NODE_FLAG) {
      store<u32>(end, load<u32>(children, NODES))
      end += 4
      children += 4
    }
    const letters = head & LETTERS
    let open = letters & allowed
    next = 0
    while (open !== 0) {
      const taken = ctz(open)
      const bit = open & -open
      open ^= bit
      const child = load<u32>(children + (popcnt(letters & (bit - 1)) << 2), NODES)
      if (child & CLASS_FLAG) {
        store<u32>(end, child & PLACE)
        end += 4
        continue
      }
      const count = (taken === last ? remaining : <u32>load<u8>(taken, COUNTS)) - 1
      const rest = count === 0 ? allowed ^ bit : allowed
      if (child & TAIL_FLAG) {
        const tail = (child & PLACE) << 2
        const ending = load<u32>(tail, NODES)
        if (ending & LETTERS & ~rest) continue
        if (ending & NODE_FLAG && !covers(tail, taken, count)) continue
        store<u32>(end, load<u32>(tail, NODES + 4))
        end += 4
      } else if (load<u32>(child << 2, NODES) & (rest | NODE_FLAG)) {
        if (open !== 0) end = walk(child, rest, taken, count, end)
        else {
          next = child
          allowed = rest
          last = taken
          remaining = count
        }
      }
    }
    node = next
  } while (next !== 0)
  return end
}

/**
 * As `walk`, while letters are needed. `state` holds the last letter taken, how many of it remain, and how many of it are
 * still needed, one byte each, so that all parameters fit into registers.
 */
export function walkNeeding(node: u32, allowed: u32, needed: u32, state: u32, end: u32): u32 {
  const head = load<u32>(node << 2, NODES)
  const children = (node << 2) + (head & NODE_FLAG ? 8 : 4)
  const letters = head & LETTERS
  const last = state & 0xff
  // Only up to the first needed letter; 2 × the lowest bit − 1 is all bits up to it.
  for (let open = letters & allowed & (2 * (needed & -needed) - 1); open !== 0; open &= open - 1) {
    const taken = ctz(open)
    const bit = open & -open
    const child = load<u32>(children + (popcnt(letters & (bit - 1)) << 2), NODES)
    const count = (taken === last ? (state >> 8) & 0xff : <u32>load<u8>(taken, COUNTS)) - 1
    const rest = count === 0 ? allowed ^ bit : allowed
    let need: u32 = 0
    let still = needed
    if (needed & bit) {
      need = (taken === last ? state >> 16 : <u32>load<u8>(taken, NEEDS)) - 1
      if (need === 0) still ^= bit
    }
    if (child & CLASS_FLAG) {
      if (still === 0) {
        store<u32>(end, child & PLACE)
        end += 4
      }
    } else if (child & TAIL_FLAG) {
      const tail = (child & PLACE) << 2
      const ending = load<u32>(tail, NODES)
      if (ending & LETTERS & ~rest || still & ~ending) continue
      if (endsWith(tail, still, taken, count, need)) {
        store<u32>(end, load<u32>(tail, NODES + 4))
        end += 4
      }
    } else {
      const below = load<u32>(child << 2, NODES)
      if (still === 0) {
        if (below & (rest | NODE_FLAG)) end = walk(child, rest, taken, count, end)
      } else if (below & rest) end = walkNeeding(child, rest, still, taken | (count << 8) | (need << 16), end)
    }
  }
  return end
}

/** Whether a tail contains every needed letter often enough. Its letters are allowed and include all needed ones. */
function endsWith(tail: u32, needed: u32, last: u32, remaining: u32, missing: u32): bool {
  if (load<u32>(tail, NODES) & NODE_FLAG)
    return covers(tail, last, remaining) && usesUp(tail, needed, last, missing)
  for (let open = needed; open !== 0; open &= open - 1) {
    const letter = ctz(open)
    if ((letter === last ? missing : <u32>load<u8>(letter, NEEDS)) > 1) return false
  }
  return true
}

/** Are there enough letters for a tail that has a letter twice? */
function covers(tail: u32, letter: u32, left: u32): bool {
  let last = letter
  let remaining = left
  const end = tail + (load<u32>(tail, NODES + 8) << 2)
  for (let at = tail; at < end; at += 4) {
    const taken = load<u32>(at, NODES + 12)
    if (taken !== last) {
      last = taken
      remaining = load<u8>(taken, COUNTS)
    }
    if (remaining === 0) return false
    remaining--
  }
  return true
}

/** Does a tail that has a letter twice contain all needed letters? */
function usesUp(tail: u32, needed: u32, last: u32, missing: u32): bool {
  const end = tail + (load<u32>(tail, NODES + 8) << 2)
  for (let open = needed; open !== 0; open &= open - 1) {
    const letter = ctz(open)
    let need: i32 = letter === last ? missing : <u32>load<u8>(letter, NEEDS)
    for (let at = tail; at < end; at += 4) if (load<u32>(at, NODES + 12) === letter) need--
    if (need > 0) return false
  }
  return true
}
