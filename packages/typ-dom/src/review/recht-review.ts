import type { Game, Seat } from '@estocade/kernel'
import { levelSettings } from '../bot/levels.ts'
import { noticeOf } from '../bot/notice.ts'
import { ownNamings } from '../bot/own-namings.ts'
import type { Cell, Grid, Laid } from '../grid.ts'
import { missing } from '../recht/naming.ts'
import type { RechtEvent, RechtState, RechtTypes, RechtView, TurnPhase } from '../recht/types.ts'
import { BLACK_JOLLY, colourOf, RED_JOLLY, type Stone } from '../stones.ts'
import { swapsOf } from '../table/swaps.ts'
import type { TableWords } from '../table/table-words.ts'

export interface RechtHint {
  readonly word: string
  /** How many stones of the rack it uses, in this turn and later. */
  readonly stones: number
  /** These stones, and where they would lie. */
  readonly laid: readonly Laid[]
}

/** Words that the player could name now and complete with their own stones, those that use most first. */
export function rechtHints(view: RechtView, seat: Seat, words: TableWords, most = 3): readonly RechtHint[] {
  const { phase } = view
  if (!view.racks[seat] || !('seat' in phase) || phase.seat !== seat) return []
  if (phase.type !== 'begin' && phase.type !== 'grow') return []
  const hints = new Map<string, RechtHint>()
  for (const { word, stones, laid } of ownNamings(
    view,
    seat,
    words,
    noticeOf(levelSettings('master', 'recht'), words, ''),
  )) {
    if (!hints.has(word)) hints.set(word, { word, stones, laid })
    if (hints.size >= most) break
  }
  return [...hints.values()]
}

/** The review of one turn. */
export interface RechtReview {
  readonly round: number
  readonly turn: number
  readonly seat: Seat
  readonly phase: TurnPhase['type']
  readonly named: string | null
  /** Stones laid. */
  readonly stones: number
  /** Letters that the word named in this turn still needed and its author did not hold. */
  readonly unprovable: readonly string[]
  /** T46: the player was out; the letters that the word still needed. */
  readonly failedFor: readonly string[] | null
  /** A word that could have been named and completed instead, if it uses more stones than the named one. */
  readonly missed: readonly RechtHint[]
  readonly swapsOverlooked: readonly Cell[]
  /** Stones in the player's rack at the end of the turn. */
  readonly left: number
}

interface Open {
  readonly before: RechtState
  readonly phase: TurnPhase
  readonly events: RechtEvent[]
  after: RechtState
}

/** Reads a match's events again, turn by turn. */
export function reviewRecht(
  game: Game<RechtTypes>,
  start: RechtState,
  events: readonly RechtEvent[],
  words: (houseWords: readonly string[]) => TableWords,
): readonly RechtReview[] {
  const turns: Open[] = []
  let state = start
  for (const event of events) {
    const open = turns.at(-1)
    const before = state
    state = game.evolve(state, event)
    if (event.type === 'dropped' && open?.phase.seat !== event.seat)
      turns.push({ before, phase: dutyOf(event.seat), events: [event], after: state })
    else if (event.type === 'phased' && beginsTurn(open, event.phase))
      turns.push({ before: state, phase: event.phase, events: [], after: state })
    else if (open && open.before.round === state.round) {
      open.events.push(event)
      open.after = state
    }
  }
  return turns.map((turn) => reviewTurn(game, turn, words(turn.before.houseWords)))
}

/** R19: a player who cannot fulfil is out as soon as their turn comes. */
const dutyOf = (seat: Seat): TurnPhase => ({ type: 'duty', seat, fresh: [], proposed: false })

/** Buying and bonus stones continue the turn; a completed word ends it. */
const beginsTurn = (open: Open | undefined, phase: TurnPhase): boolean =>
  open === undefined ||
  open.phase.seat !== phase.seat ||
  phase.type === 'duty' ||
  (phase.type === 'begin' && !phase.bought) ||
  open.events.some(({ type }) => type === 'settled')

function reviewTurn(
  game: Game<RechtTypes>,
  { before, phase, events, after }: Open,
  words: TableWords,
): RechtReview {
  const { seat } = phase
  const named = events.find((event) => event.type === 'named')
  const dropped = events.find((event) => event.type === 'dropped' && event.seat === seat)
  const view = game.view(before, seat)
  const own = named ? missing(before.grid, named.run).map(({ stone }) => stone) : []
  const hints = rechtHints(view, seat, words)
  const laid = events.reduce((sum, event) => sum + stonesLaid(event, seat), 0)
  const worth = own.length > 0 ? own.length : laid
  return {
    round: before.round,
    turn: before.turn,
    seat,
    phase: phase.type,
    named: named?.run.word ?? null,
    stones: laid,
    unprovable: lacking(own, before.racks[seat]!),
    failedFor: dropped && before.naming ? needed(before.grid, before.naming) : null,
    missed: hints.filter(({ stones }) => stones > worth),
    swapsOverlooked: events.some(({ type }) => type === 'swapped')
      ? []
      : swapsOf(before.grid, before.racks[seat]!, phase.fresh),
    left: after.racks[seat]!.length,
  }
}

const needed = (grid: Grid, naming: NonNullable<RechtState['naming']>): readonly string[] =>
  missing(grid, naming).map(({ stone }) => stone)

function stonesLaid(event: RechtEvent, seat: Seat): number {
  if (event.type === 'fulfilled' && event.seat === seat) return event.laid.length
  return (event.type === 'named' || event.type === 'added') && event.seat === seat ? 1 : 0
}

/** The letters that cannot be laid from a rack; a jolly stands for one letter of its colour. */
function lacking(letters: readonly string[], rack: readonly Stone[]): readonly string[] {
  const held = [...rack]
  const take = (stone: Stone) => {
    const at = held.indexOf(stone)
    if (at >= 0) held.splice(at, 1)
    return at >= 0
  }
  const unheld = letters.filter((letter) => !take(letter))
  return unheld.filter((letter) => !take(colourOf(letter) === 'red' ? RED_JOLLY : BLACK_JOLLY))
}
