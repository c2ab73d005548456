import {
  AFTER_BLACK,
  AFTER_RED,
  COUNTS,
  FIRST_COUNTS,
  JOLLY_WORTH,
  KIND_BITS,
  KINDS,
  LYING_WORTHS,
  MOST_LETTERS,
  MOST_OF_A_KIND,
  SUMS,
  WILD,
  WORTHS,
} from '../src/search/layout'

/**
 * The rack during a search. The remaining jollies are one number, 0 for none, so that functions can pass it on like
 * their masks.
 */
export let red: u32 = 0
export let black: u32 = 0
/** The letters of the stones in the hand. */
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

/** How many stones of the letter have left the hand since `readWorths`. */
export function laidOf(letter: i32): i32 {
  return <i32>load<u8>(FIRST_COUNTS + letter) - countOf(letter)
}

function kindsOf(kind: i32): i32 {
  return load<u8>(KINDS + kind)
}

function leftOf(reds: i32, blacks: i32, any: i32): i32 {
  return reds | (blacks << KIND_BITS) | (any << (2 * KIND_BITS))
}

/** A jolly of the letter's colour is used before one of any colour. */
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

/** The letters that the remaining jollies can stand for. */
export function wildOf(left: i32): u32 {
  return load<u32>(WILD + (left << 2))
}

/** The jollies that remain after one has been used for the letter of this bit. */
export function fewerAfter(bit: u32, left: i32): i32 {
  return load<u8>(((bit & red) !== 0 ? AFTER_RED : AFTER_BLACK) + left)
}

/**
 * Whether letters and jollies meet a prune mask: all of its letters, or one of them. Without jollies there is no
 * branch, because a processor cannot predict which kind of mask comes next.
 */
export function canMeetMask(had: u32, left: i32, pruneMask: u32): bool {
  if (left === 0) return meets(had, pruneMask)
  return meets(had | wildOf(left), pruneMask) && (<i32>pruneMask < 0 || !lacksSome(pruneMask & ~had, left))
}

/** As `canMeetMask`, for a hand without jollies. */
export function meets(had: u32, pruneMask: u32): bool {
  return select<bool>((pruneMask & had) << 1 !== 0, (pruneMask & ~had) === 0, <i32>pruneMask < 0)
}

/** Whether there are too few jollies for all of these letters. Each letter alone could be a jolly. */
function lacksSome(letters: u32, left: i32): bool {
  const reds = popcnt<i32>(letters & red) - (left & MOST_OF_A_KIND)
  const blacks = popcnt<i32>(letters & black) - ((left >> KIND_BITS) & MOST_OF_A_KIND)
  return max(reds, 0) + max(blacks, 0) > left >> (2 * KIND_BITS)
}

/** The worth of a stone that is laid. */
export function worthOf(face: i32): i32 {
  return load<u8>(WORTHS + face)
}

/** The worth of a stone on the table that becomes part of the word. */
export function lyingWorthOf(face: i32): i32 {
  return load<u8>(LYING_WORTHS + face)
}

/** The worth of a jolly that is laid, at most that of any stone. */
export let jollyWorth: i32 = 0

/**
 * Reads the worth of jollies, and fills the table of sums that `handWorth` reads, for the letters of the hand. The first
 * byte's sums have all jollies.
 */
export function readWorths(): void {
  memory.copy(FIRST_COUNTS, COUNTS, MOST_LETTERS)
  jollyWorth = load<u8>(JOLLY_WORTH)
  store<u16>(sumAt(0, 0), jollyWorth * (kindsOf(0) + kindsOf(1) + kindsOf(2)))
  for (let byte = 0; byte < 4; byte++) {
    const all = (mask >>> (byte << 3)) & 255
    // The next greater number with some of the bits of `all`; 0 after `all` itself.
    for (let bits = (0 - all) & all; bits !== 0; bits = (bits - all) & all) {
      const letter = 8 * byte + ctz(bits)
      const fewer = load<u16>(sumAt(byte, bits & (bits - 1)))
      store<u16>(sumAt(byte, bits), fewer + countOf(letter) * worthOf(letter))
    }
  }
}

/** The worth of all stones that the hand had at first with these of its letters, and of all jollies. */
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
