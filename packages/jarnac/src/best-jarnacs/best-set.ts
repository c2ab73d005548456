/** A word that can be taken: which letters of the victim's reserve it needs, and what it is worth. */
export interface Taking {
  readonly id: number
  /** Letters needed, as numbers, one entry for each. */
  readonly letters: readonly number[]
  readonly worth: number
}

/** All words that can be taken in a window. */
export interface TakeableWords {
  /** How often each letter is in the victim's reserve. */
  readonly reserve: Uint8Array
  /** For each row of the victim, the words that it can become. Each row can be taken once. */
  readonly rows: readonly (readonly Taking[])[]
  /** New words of the reserve alone. They can be taken repeatedly while letters last. */
  readonly fresh: readonly Taking[]
  /** The most words that may be taken. */
  readonly most: number
}

export interface Taken {
  /** Index into `rows`, or −1 for a new word. */
  readonly row: number
  readonly id: number
}

export interface BestSet {
  /** Rows before new words: the calls can be made in this order. */
  readonly taken: readonly Taken[]
  readonly worth: number
}

/**
 * The most valuable set of words that can be taken one after the other: depth first over the rows, then
 * over new words, exact. A branch is pruned when an upper bound, the best words by their number of letters
 * alone, is not above the best set found.
 */
export function bestSet(takeable: TakeableWords): BestSet {
  return new SetSearch(takeable).run()
}

class SetSearch {
  private best = 0
  private bestTaken: readonly Taken[] = []
  private readonly taken: Taken[] = []
  private readonly reserve: Uint8Array
  private left: number

  constructor(private readonly takeable: TakeableWords) {
    this.reserve = takeable.reserve.slice()
    this.left = takeable.reserve.reduce((sum, n) => sum + n, 0)
  }

  run(): BestSet {
    const { rows, fresh, most } = this.takeable
    const open = rows.map((takings, row) => ({ row, takings: byWorth(takings) }))
    this.take(
      open.filter(({ takings }) => takings.length > 0),
      byWorth(fresh),
      most,
      0,
    )
    return { taken: this.bestTaken, worth: this.best }
  }

  private take(open: readonly OpenRow[], fresh: readonly Taking[], most: number, worth: number): void {
    const rows = open.map(({ row, takings }) => ({ row, takings: this.fitting(takings) }))
    const words = this.fitting(fresh)
    const live = rows.filter(({ takings }) => takings.length > 0)
    this.note(worth)
    if (most === 0) return
    const bounds = boundsOf(live, words, most, this.left)
    if (worth + bounds[0]![most]![this.left]! <= this.best) return
    for (const [i, { row, takings }] of live.entries()) {
      // From here on no row before i is taken.
      if (worth + bounds[i]![most]![this.left]! <= this.best) return
      const later = bounds[i + 1]!
      for (const taking of takings) {
        const rest = later[most - 1]![this.left - taking.letters.length]!
        if (worth + taking.worth + rest <= this.best) continue
        this.spend(taking, row)
        this.take(live.slice(i + 1), words, most - 1, worth + taking.worth)
        this.giveBack(taking)
      }
    }
    this.takeFresh(words, most, worth)
  }

  /** New words in descending order of value, so that each set of them is tried once. */
  private takeFresh(fresh: readonly Taking[], most: number, worth: number): void {
    const words = this.fitting(fresh)
    this.note(worth)
    if (most === 0) return
    const bound = freshBounds(words, most, this.left)
    for (const [i, taking] of words.entries()) {
      if (worth + bound[most]![this.left]! <= this.best) return
      const rest = bound[most - 1]![this.left - taking.letters.length]!
      if (worth + taking.worth + rest <= this.best) continue
      this.spend(taking, -1)
      this.takeFresh(words.slice(i), most - 1, worth + taking.worth)
      this.giveBack(taking)
    }
  }

  private note(worth: number): void {
    if (worth <= this.best) return
    this.best = worth
    this.bestTaken = [...this.taken]
  }

  private spend(taking: Taking, row: number): void {
    for (const letter of taking.letters) this.reserve[letter]!--
    this.left -= taking.letters.length
    this.taken.push({ row, id: taking.id })
  }

  private giveBack(taking: Taking): void {
    for (const letter of taking.letters) this.reserve[letter]!++
    this.left += taking.letters.length
    this.taken.pop()
  }

  private fitting(takings: readonly Taking[]): readonly Taking[] {
    return takings.filter(({ letters }) => this.fits(letters))
  }

  private fits(letters: readonly number[]): boolean {
    let fits = letters.length <= this.left
    for (const letter of letters) if (this.reserve[letter]!-- === 0) fits = false
    for (const letter of letters) this.reserve[letter]!++
    return fits
  }
}

interface OpenRow {
  readonly row: number
  readonly takings: readonly Taking[]
}

const byWorth = (takings: readonly Taking[]) =>
  takings.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth || a.id - b.id)

/** Upper bounds of the value, by the number of words still to take and of letters left. */
type Bound = readonly (readonly number[])[]

/** `bounds[i]` for the rows from i on and new words. */
function boundsOf(
  rows: readonly OpenRow[],
  fresh: readonly Taking[],
  most: number,
  left: number,
): readonly Bound[] {
  const bounds: Bound[] = [freshBounds(fresh, most, left)]
  for (const { takings } of [...rows].reverse()) {
    const before = bounds[0]!
    const bySize = bestBySize(takings, left)
    bounds.unshift(
      before.map((line, words) =>
        line.map((worth, letters) =>
          words === 0 ? 0 : Math.max(worth, bestSplit(bySize, before[words - 1]!, letters)),
        ),
      ),
    )
  }
  return bounds
}

function freshBounds(fresh: readonly Taking[], most: number, left: number): Bound {
  const bySize = bestBySize(fresh, left)
  const bound: number[][] = [Array<number>(left + 1).fill(0)]
  for (let words = 1; words <= most; words++) {
    const before = bound[words - 1]!
    bound.push(before.map((worth, letters) => Math.max(worth, bestSplit(bySize, before, letters))))
  }
  return bound
}

function bestBySize(takings: readonly Taking[], left: number): readonly number[] {
  const best = Array<number>(left + 1).fill(0)
  for (const { letters, worth } of takings) best[letters.length] = Math.max(best[letters.length]!, worth)
  return best
}

function bestSplit(bySize: readonly number[], rest: readonly number[], letters: number): number {
  let best = 0
  for (let size = 1; size <= letters; size++)
    if (bySize[size]! > 0) best = Math.max(best, bySize[size]! + rest[letters - size]!)
  return best
}
