import {
  AFTER_BLACK,
  AFTER_RED,
  COUNTS,
  KIND_BITS,
  KINDS,
  MOST_LETTERS,
  MOST_OF_A_KIND,
  SUMS,
  WILD,
  WORTHS,
} from '../src/search/layout'

/**
 * The rack as a search uses it up. What is left of the jollies is a number, 0 for none, so that a walk can pass it
 * on like its masks.
 */
export let red: u32 = 0
export let black: u32 = 0
/** Letters there are stones of. */
export let mask: u32 = 0
/** All jollies. */
export let jollies: i32 = 0
/** Stones and jollies. */
export let size: i32 = 0

export function readHand(redLetters: u32, blackLetters: u32): void {
  red = redLetters
  black = blackLetters
  mask = 0
  size = 0
  for (let letter = 0; letter < MOST_LETTERS; letter++) {
    const count = countOf(letter)
    if (count > 0) mask |= 1 << letter
    size += count
  }
  const reds = kindsOf(0)
  const blacks = kindsOf(1)
  const any = kindsOf(2)
  jollies = leftOf(reds, blacks, any)
  size += reds + blacks + any
  if (jollies !== 0) readJollies(reds, blacks, any)
}

export function countOf(letter: i32): i32 {
  return load<u8>(COUNTS + letter)
}

export function keepCount(letter: i32, count: i32): void {
  store<u8>(COUNTS + letter, count)
}

function kindsOf(kind: i32): i32 {
  return load<u8>(KINDS + kind)
}

function leftOf(reds: i32, blacks: i32, any: i32): i32 {
  return reds | (blacks << KIND_BITS) | (any << (2 * KIND_BITS))
}

/** A jolly of the letter's colour is laid as long as there is one. */
function readJollies(mostRed: i32, mostBlack: i32, mostAny: i32): void {
  for (let reds = 0; reds <= mostRed; reds++)
    for (let blacks = 0; blacks <= mostBlack; blacks++)
      for (let any = 0; any <= mostAny; any++) {
        const left = leftOf(reds, blacks, any)
        store<u32>(WILD + (left << 2), (reds + any > 0 ? red : 0) | (blacks + any > 0 ? black : 0))
        store<u8>(AFTER_RED + left, reds > 0 ? leftOf(reds - 1, blacks, any) : leftOf(0, blacks, any - 1))
        store<u8>(AFTER_BLACK + left, blacks > 0 ? leftOf(reds, blacks - 1, any) : leftOf(reds, 0, any - 1))
      }
}

/** The letters that jollies can stand for. */
export function wildOf(left: i32): u32 {
  return load<u32>(WILD + (left << 2))
}

/** What is left of the jollies after one for the letter of this bit. */
export function fewerAfter(bit: u32, left: i32): i32 {
  return load<u8>(((bit & red) !== 0 ? AFTER_RED : AFTER_BLACK) + left)
}

/**
 * Is what a node asks for to be had: all its letters, or one of them? Without a branch for most nodes, since which of
 * the two cannot be foretold.
 */
export function serves(had: u32, left: i32, ask: u32): bool {
  if (left === 0) return hasAsked(had, ask)
  return hasAsked(had | wildOf(left), ask) && (<i32>ask < 0 || !lacksSome(ask & ~had, left))
}

/** As `serves`, for those who have no jollies. */
export function hasAsked(had: u32, ask: u32): bool {
  return select<bool>((ask & had) << 1 !== 0, (ask & ~had) === 0, <i32>ask < 0)
}

/** Are there fewer jollies than it takes to stand for all these letters, each of which one of them could be? */
function lacksSome(letters: u32, left: i32): bool {
  const reds = popcnt<i32>(letters & red) - (left & MOST_OF_A_KIND)
  const blacks = popcnt<i32>(letters & black) - ((left >> KIND_BITS) & MOST_OF_A_KIND)
  return max(reds, 0) + max(blacks, 0) > left >> (2 * KIND_BITS)
}

export function worthOf(face: i32): i32 {
  return load<u8>(WORTHS + face)
}

/** Sums of what the stones count, for `handWorth`. */
export function readWorths(): void {
  for (let byte = 0; byte < 4; byte++)
    for (let bits = 1; bits < 256; bits++) {
      const letter = 8 * byte + ctz(bits)
      const fewer = load<u16>(sumAt(byte, bits & (bits - 1)))
      store<u16>(sumAt(byte, bits), fewer + countOf(letter) * worthOf(letter))
    }
}

/** What all stones count together whose letters are in the mask. */
export function handWorth(letters: u32): i32 {
  return (
    load<u16>(sumAt(0, letters & 255)) +
    load<u16>(sumAt(1, (letters >>> 8) & 255)) +
    load<u16>(sumAt(2, (letters >>> 16) & 255)) +
    load<u16>(sumAt(3, letters >>> 24))
  )
}

function sumAt(byte: i32, bits: i32): usize {
  return SUMS + (((byte << 8) | bits) << 1)
}
