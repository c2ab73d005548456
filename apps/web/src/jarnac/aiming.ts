/** The board one may make words on: one's own, or the victim's in a Jarnac window. */
export interface Ground {
  readonly rows: readonly string[]
  readonly reserve: string
  readonly shortest: number
  readonly longest: number
  /** Is there an empty row for a new word? */
  readonly room: boolean
}

/**
 * Where the typed letters are going. `open`: they may still become a word of that row. `ready`: the
 * letters allow it; whether it is a word is for the table to say.
 */
export type Aim =
  | { readonly type: 'nothing' }
  | { readonly type: 'lacking'; readonly letters: string }
  | { readonly type: 'open'; readonly row: number | null; readonly used: string }
  | { readonly type: 'no-room' }
  | { readonly type: 'ready'; readonly row: number | null; readonly used: string; readonly was: string }

/** `letters` less `taken`, and what of `taken` was not there. */
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

/** A filled row first, since a remake earns as much and leaves the row free; `chosen` wins where it can. */
export function aim(ground: Ground, typed: string, chosen?: number | null): Aim {
  if (typed === '') return { type: 'nothing' }
  const aims = [...ground.rows.keys()]
    .filter((row) => ground.rows[row] !== '')
    .map((row) => aimAtRow(ground, typed, row))
  const all: readonly Aim[] = [...aims, aimAtNew(ground, typed)]
  const wanted = chosen === undefined ? undefined : all.find((one) => goesTo(one, chosen))
  return (
    wanted ??
    all.find((one) => one.type === 'ready') ??
    all.find((one) => one.type === 'open' && one.row === null) ??
    all.find((one) => one.type === 'open') ??
    all.at(-1)!
  )
}

const goesTo = (one: Aim, row: number | null): boolean =>
  (one.type === 'ready' || one.type === 'open') && one.row === row

function aimAtRow({ rows, reserve, longest }: Ground, typed: string, row: number): Aim {
  const was = rows[row]!
  const beyond = less(was, typed)
  const { lacking } = less(reserve, beyond.lacking)
  if (lacking !== '' || typed.length > longest) return { type: 'lacking', letters: lacking }
  const used = beyond.lacking
  const ready = beyond.left === '' && used !== ''
  return ready ? { type: 'ready', row, used, was } : { type: 'open', row, used }
}

function aimAtNew({ reserve, shortest, room }: Ground, typed: string): Aim {
  const { lacking } = less(reserve, typed)
  if (lacking !== '') return { type: 'lacking', letters: lacking }
  if (!room) return { type: 'no-room' }
  return typed.length < shortest
    ? { type: 'open', row: null, used: typed }
    : { type: 'ready', row: null, used: typed, was: '' }
}

/** Rows that the typed letters can still go to; the others fade. */
export const reachable = (ground: Ground, typed: string): ReadonlySet<number> =>
  new Set(
    [...ground.rows.keys()].filter((row) => {
      if (ground.rows[row] === '') return false
      const { type } = aimAtRow(ground, typed, row)
      return type === 'open' || type === 'ready'
    }),
  )
