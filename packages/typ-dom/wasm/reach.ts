import { BY_WORTH, LEFT_REACH, REACH_BYTES, RIGHT_REACH, TOPS } from '../src/search/layout'
import {
  countOf,
  jollies,
  jollyWorth,
  laidOf,
  lyingWorthOf,
  mask,
  readWorths,
  size,
  wildOf,
  worthOf,
} from './hand'
import { cellAt } from './line'

/**
 * The most that the cells of a line can add to a word, by the place of the letter laid last: words run left from their
 * start, then turn and run right. An entry has four numbers: the next stone on the right as a letter's bit, or 0; the
 * worth of all stones on the right that the word can contain; the most that the word can win if it can go on through
 * that next stone; the same if it cannot, because no word below the edge has that letter.
 */

/** No word goes on here. Added to the points of a word it stays below 0. */
const NOTHING: i32 = i32.MIN_VALUE / 2

/** How many letters the hand has. */
let different: i32 = 0

/** Reads the worths, sorts the hand's letters by worth, and sums up the `n` most valuable stones for each n. */
export function readHandWorths(): void {
  readWorths()
  different = 0
  for (let left = mask; left !== 0; left &= left - 1) {
    const letter = ctz<i32>(left)
    let at = different++
    for (; at > 0 && worthOf(byWorth(at - 1)) < worthOf(letter); at--)
      store<u8>(BY_WORTH + at, byWorth(at - 1))
    store<u8>(BY_WORTH + at, letter)
  }
  let sum = 0
  let n = 0
  for (let i = 0; i < different; i++)
    for (let count = countOf(byWorth(i)); count > 0; count--) {
      setTop(n++, sum)
      sum += worthOf(byWorth(i))
    }
  for (; n <= size; n++) {
    setTop(n, sum)
    sum += jollyWorth
  }
}

function byWorth(i: i32): i32 {
  return load<u8>(BY_WORTH + i)
}

function setTop(n: i32, sum: i32): void {
  store<i32>(TOPS + (n << 2), sum)
}

function topOf(n: i32): i32 {
  return load<i32>(TOPS + (min(n, size) << 2))
}

// Cells that the hand can fill are counted in one number: those that take every letter of the hand in the lowest 16 bits,
// the others above, and above that the sum of the most valuable stones that fit the others.
const NARROW_SHIFT: i64 = 16
const WORTH_SHIFT: i64 = 32
const COUNT: i64 = 0xffff

function counted(cell: i32): i64 {
  if ((cell & mask) === mask) return 1
  return ((<i64>mostIn(cell)) << WORTH_SHIFT) | (1 << NARROW_SHIFT)
}

/** The worth of the most valuable stone of the hand that fits the cell. */
function mostIn(cell: i32): i32 {
  for (let i = 0; i < different; i++) if (((cell >>> byWorth(i)) & 1) !== 0) return worthOf(byWorth(i))
  return jollyWorth
}

/** The most that stones laid in these cells are worth. */
function mostOf(cells: i64): i32 {
  const open = <i32>(cells & COUNT)
  const narrow = <i32>((cells >> NARROW_SHIFT) & COUNT)
  return min(<i32>(cells >> WORTH_SHIFT) + topOf(open), topOf(open + narrow))
}

export function rightReach(place: i32): usize {
  return RIGHT_REACH + <usize>place * REACH_BYTES
}

export function leftReach(place: i32): usize {
  return LEFT_REACH + <usize>place * REACH_BYTES
}

function setReach(reach: usize, next: u32, ahead: i32, through: i64, before: i64): void {
  store<u32>(reach, next)
  store<i32>(reach, ahead, 4)
  store<i32>(reach, ahead + mostOf(through), 8)
  store<i32>(reach, before === 0 ? NOTHING : mostOf(before), 12)
}

/**
 * Sets the entries of a start: stones lie up to `last`, or it is an empty cell; the first cell on the left is `place`.
 * A word cannot go on over a cell that no stone of the hand fits, nor over more empty cells than the hand has stones.
 */
export function measureReach(place: i32, last: i32): void {
  const fitting = mask | wildOf(jollies)
  let end = last
  for (let left = size; left >= 0; end++) {
    const cell = cellAt(end + 1)
    if (cell >= 0 && (--left < 0 || (cell & fitting) === 0)) break
  }
  let ahead = 0
  let next: u32 = 0
  let through: i64 = 0
  // The empty cells before the next stone, without the last one: a word that ends there would join the stone.
  let before: i64 = 0
  let joins = false
  for (let at = end; at > last; at--) {
    setReach(rightReach(at), next, ahead, through, before)
    const cell = cellAt(at)
    if (cell < 0) {
      ahead += lyingWorthOf(~cell)
      next = (1 as u32) << ~cell
      before = 0
      joins = true
    } else {
      const one = counted(cell)
      through += one
      if (!joins) before += one
      joins = false
    }
  }
  setReach(rightReach(last), next, ahead, through, before)
  let first = place
  for (let left = size; left > 0 && (cellAt(first) & fitting) !== 0; left--) first--
  for (let at = first + 1; at <= place + 1; at++) {
    setReach(leftReach(at), next, ahead, through, before)
    const one = counted(cellAt(at))
    through += one
    before += one
  }
}

/** The worth of all stones on the right that the word can contain. */
export function aheadWorthOf(reach: usize): i32 {
  return load<i32>(reach, 4)
}

/**
 * Whether a word can win more than `need` by going on with these letters. `sum` is the worth of all stones that the hand
 * had of them at first, `spent` are those of which some have been laid and some are left.
 */
export function hasRoom(need: i32, sum: i32, letters: u32, spent: u32, reach: usize): bool {
  let stones = sum
  for (let rest = letters & spent; rest !== 0; rest &= rest - 1) {
    const letter = ctz<i32>(rest)
    stones -= laidOf(letter) * worthOf(letter)
  }
  const through = (letters & load<u32>(reach)) !== 0
  const most = select(load<i32>(reach, 8), load<i32>(reach, 12), through)
  return min(select(load<i32>(reach, 4), 0, through) + stones, most) > need
}
