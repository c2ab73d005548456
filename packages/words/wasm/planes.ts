import {
  ANY,
  BLOCK,
  CLASS_FLAG,
  COUNTS,
  IN_LIST,
  LETTERS,
  MOST_COUNT,
  MOST_LENGTH,
  MOST_LETTERS,
  NEEDS,
  NODE_FLAG,
  NODES,
  OUT_LIST,
  PLACE,
  TAIL_FLAG,
} from '../src/anagram-layout'

// Bit planes: for each letter and count, the classes with at least so many of the letter. If the reserve has many letters,
// testing all classes at once is faster than walking the trie.

let planes: u32 = 0
let bytes: u32 = 0
/** False if a class has more of a letter than there are planes. */
let complete = true

export function planeBytes(classes: u32): u32 {
  return ((classes + 8 * BLOCK - 1) / (8 * BLOCK)) * BLOCK
}

function plane(letter: u32, count: u32): u32 {
  return planes + (letter * MOST_COUNT + count - 1) * bytes
}

function lengthPlane(length: u32): u32 {
  return planes + (MOST_LETTERS * MOST_COUNT + length - 1) * bytes
}

/** Fills the planes at `at`, which are all 0, from the trie. While it runs, COUNTS holds the letters so far. */
export function buildPlanes(at: u32, classes: u32, root: u32, lengths: u32): bool {
  planes = at
  bytes = planeBytes(classes)
  complete = true
  memory.fill(ANY, 0, MOST_LETTERS * MOST_COUNT)
  memory.fill(COUNTS, 0, MOST_LETTERS)
  spellNode(root)
  for (let id: u32 = 0; id < classes; id++)
    for (let length: u32 = 1; length <= <u32>load<u8>(lengths + id) && length <= <u32>MOST_LENGTH; length++)
      setBit(lengthPlane(length), id)
  return complete
}

function setBit(at: u32, id: u32): void {
  store<u8>(at + (id >> 3), <u32>load<u8>(at + (id >> 3)) | ((<u32>1) << (id & 7)))
}

function spellNode(node: u32): void {
  const head = load<u32>(node << 2, NODES)
  let child = (node << 2) + 4
  if (head & NODE_FLAG) {
    mark(load<u32>(child, NODES))
    child += 4
  }
  for (let left = head & LETTERS; left !== 0; left &= left - 1) {
    add(ctz(left), 1)
    spell(load<u32>(child, NODES))
    add(ctz(left), -1)
    child += 4
  }
}

function spell(child: u32): void {
  if (child & CLASS_FLAG) mark(child & PLACE)
  else if (child & TAIL_FLAG) {
    const tail = (child & PLACE) << 2
    addTail(tail, 1)
    mark(load<u32>(tail, NODES + 4))
    addTail(tail, -1)
  } else spellNode(child)
}

function addTail(tail: u32, by: i32): void {
  const ending = load<u32>(tail, NODES)
  if (ending & NODE_FLAG) {
    const end = tail + (load<u32>(tail, NODES + 8) << 2)
    for (let at = tail; at < end; at += 4) add(load<u32>(at, NODES + 12), by)
  } else for (let left = ending & LETTERS; left !== 0; left &= left - 1) add(ctz(left), by)
}

function add(letter: u32, by: i32): void {
  store<u8>(letter, <i32>load<u8>(letter, COUNTS) + by, COUNTS)
}

function mark(id: u32): void {
  for (let letter: u32 = 0; letter < <u32>MOST_LETTERS; letter++) {
    const held = <u32>load<u8>(letter, COUNTS)
    if (held > <u32>MOST_COUNT) complete = false
    for (let count: u32 = 1; count <= held && count <= <u32>MOST_COUNT; count++) {
      setBit(plane(letter, count), id)
      store<u8>(letter * MOST_COUNT + count - 1, 1, ANY)
    }
  }
}

/** Writes the classes from `found` on, and returns how many there are. COUNTS includes NEEDS. */
export function findInPlanes(found: u32, shortest: u32): u32 {
  let outs: u32 = 0
  let ins: u32 = 0
  for (let letter: u32 = 0; letter < <u32>MOST_LETTERS; letter++) {
    const most = <u32>load<u8>(letter, COUNTS)
    if (most < <u32>MOST_COUNT && load<u8>(letter * MOST_COUNT + most, ANY)) {
      store<u32>(OUT_LIST + outs, plane(letter, most + 1))
      outs += 4
    }
    const need = <u32>load<u8>(letter, NEEDS)
    if (need > 0) {
      store<u32>(IN_LIST + ins, plane(letter, need))
      ins += 4
    }
  }
  if (shortest > 1) {
    store<u32>(IN_LIST + ins, lengthPlane(shortest))
    ins += 4
  }
  return sift(found, outs, ins)
}

function sift(found: u32, outs: u32, ins: u32): u32 {
  let end = found
  for (let at: u32 = 0; at < bytes; at += BLOCK) {
    let low = i64x2.splat(-1)
    let high = low
    for (let i: u32 = 0; i < ins; i += 4) {
      const from = load<u32>(IN_LIST + i) + at
      low = v128.and(low, v128.load(from))
      high = v128.and(high, v128.load(from, 16))
    }
    if (!v128.any_true(v128.or(low, high))) continue
    for (let i: u32 = 0; i < outs; i += 4) {
      const from = load<u32>(OUT_LIST + i) + at
      low = v128.andnot(low, v128.load(from))
      high = v128.andnot(high, v128.load(from, 16))
    }
    if (!v128.any_true(v128.or(low, high))) continue
    const id = at << 3
    end = emit(end, id, i64x2.extract_lane(low, 0))
    end = emit(end, id + 64, i64x2.extract_lane(low, 1))
    end = emit(end, id + 128, i64x2.extract_lane(high, 0))
    end = emit(end, id + 192, i64x2.extract_lane(high, 1))
  }
  return (end - found) >> 2
}

function emit(end: u32, from: u32, bits: u64): u32 {
  for (let left = bits; left !== 0; left &= left - 1) {
    store<u32>(end, from + <u32>ctz(left))
    end += 4
  }
  return end
}
