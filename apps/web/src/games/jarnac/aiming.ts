/** The board on which the player may make words: their own, or the victim's in a Jarnac window. */
export interface Ground {
  readonly rows: readonly string[]
  readonly reserve: string
  readonly shortest: number
  readonly longest: number
  /** Is there an empty row for a new word? */
  readonly room: boolean
}

/** A row of the board, or `null` for a new word. */
export type Place = number | null

/**
 * Where the typed letters would go. `open`: they may still become a word of that row; `rest` are the letters of the row
 * that are not used yet. `ready`: the letters allow it; only the table knows whether it is a word.
 */
export type Aim =
  | { readonly type: 'nothing' }
  | { readonly type: 'lacking'; readonly letters: string }
  | { readonly type: 'too-long' }
  | { readonly type: 'no-room' }
  | { readonly type: 'open'; readonly row: Place; readonly used: string; readonly rest: string }
  | { readonly type: 'ready'; readonly row: Place; readonly used: string; readonly was: string }

/** `letters` without `taken`, and the part of `taken` that was not there. */
export function less(letters: string, taken: string): { readonly left: string; readonly lacking: string } {
  let left = letters
  let lacking = ''
  for (const letter of taken) {
    const at = left.indexOf(letter)
    if (at < 0) lacking += letter
    else left = left.slice(0, at) + left.slice(at + 1)
  }
  return { left, lacking }
}

/** Prefers a filled row, because a transformation earns as much and leaves an empty row; `chosen` wins if it is possible. */
export function aim(ground: Ground, typed: string, chosen?: Place): Aim {
  if (typed === '') return { type: 'nothing' }
  const all = aims(ground, typed)
  const wanted = chosen === undefined ? undefined : all.find((one) => goesTo(one, chosen))
  return (
    wanted ??
    all.find((one) => one.type === 'ready') ??
    all.find((one) => one.type === 'open' && one.row === null) ??
    all.find((one) => one.type === 'open') ??
    all.at(-1)!
  )
}

function aims(ground: Ground, typed: string): readonly Aim[] {
  const rows = [...ground.rows.keys()].filter((row) => ground.rows[row] !== '')
  return [...rows.map((row) => aimAtRow(ground, typed, row)), aimAtNew(ground, typed)]
}

const isGoing = (one: Aim): one is Extract<Aim, { row: Place }> => one.type === 'ready' || one.type === 'open'

const goesTo = (one: Aim, row: Place): boolean => isGoing(one) && one.row === row

function aimAtRow({ rows, reserve, longest }: Ground, typed: string, row: number): Aim {
  if (typed.length > longest) return { type: 'too-long' }
  const was = rows[row]!
  const beyond = less(was, typed)
  const { lacking } = less(reserve, beyond.lacking)
  if (lacking !== '') return { type: 'lacking', letters: lacking }
  const used = beyond.lacking
  if (typed.length + beyond.left.length > longest) return { type: 'too-long' }
  return beyond.left === '' && used !== ''
    ? { type: 'ready', row, used, was }
    : { type: 'open', row, used, rest: beyond.left }
}

function aimAtNew({ reserve, shortest, longest, room }: Ground, typed: string): Aim {
  const { lacking } = less(reserve, typed)
  if (lacking !== '') return { type: 'lacking', letters: lacking }
  if (typed.length > longest) return { type: 'too-long' }
  if (!room) return { type: 'no-room' }
  return typed.length < shortest
    ? { type: 'open', row: null, used: typed, rest: '' }
    : { type: 'ready', row: null, used: typed, was: '' }
}

/** All places where the typed letters can still go, in the order of the board, a new word last. */
export const placesFor = (ground: Ground, typed: string): readonly Place[] =>
  aims(ground, typed)
    .filter(isGoing)
    .map(({ row }) => row)

/** The next (or previous) place, cyclically. */
export function nextPlace(places: readonly Place[], now: Place | undefined, step: 1 | -1): Place | undefined {
  if (places.length === 0) return undefined
  const at = now === undefined ? -1 : places.indexOf(now)
  return places[(at + step + places.length) % places.length]
}
