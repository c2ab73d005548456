import type { AnyAction, Clock, Duty, Fairness, GameTypes, Live, Outcome, Seat, Seed } from '@estocade/kernel'

export type PlayerId = string

export interface Settings {
  /** `public` is listed in the lobby, `link` needs the address, `private` shows nothing to those without a seat. */
  readonly visibility: 'public' | 'link' | 'private'
  readonly chat: boolean
  readonly undo: boolean
  readonly spectators: boolean
  /** Whether the match counts for the players' ratings. */
  readonly rated: boolean
  /** Hints a side may ask for in a match. */
  readonly hints: number
  /**
   * When a page shows whether a word counts: while it is typed, or only on Enter. `auto` is the default: on Enter in
   * rated matches. Where words are challenged, no page shows it.
   */
  readonly verdict?: 'auto' | 'typing' | 'enter'
  /** Replaces the clock of the game's options. */
  readonly clock?: Clock
}

/** Whether a match can change ratings: among players with accounts, without hints. */
export const canChangeRatings = ({ settings, sides }: RatedParts): boolean =>
  settings.rated &&
  settings.hints === 0 &&
  sides.every(({ bot, members }) => bot === undefined && members.every(({ guest }) => !guest))

/** What a table and a view of it have in common. */
interface RatedParts {
  readonly settings: Settings
  readonly sides: readonly { readonly bot?: string | undefined; readonly members: readonly Member[] }[]
}

export const plainSettings: Settings = {
  visibility: 'public',
  chat: true,
  undo: true,
  spectators: true,
  rated: true,
  hints: 0,
}

export interface Member {
  readonly player: PlayerId
  readonly name: string
  readonly program?: true
  /** Without an account: such players are not rated. */
  readonly guest?: true
  /** When the connection was lost, in ms. */
  readonly away?: number
  /** End of the player's vacation, in ms. A side's clock stands still while all its members are on vacation. */
  readonly vacation?: number
}

export interface Proposal {
  readonly player: PlayerId
  readonly action: AnyAction
}

/** Who plays one seat of the game: a team, usually of one player, or a bot. */
export interface Side {
  /** In order of succession. */
  readonly members: readonly Member[]
  readonly captain?: PlayerId
  readonly bot?: string
  readonly ready: boolean
  /** Players' shares of the match's seed, by player. */
  readonly seeds: Readonly<Record<PlayerId, string>>
  readonly proposals: readonly Proposal[]
  readonly hintsLeft: number
  /** A hint was asked for and not given yet. */
  readonly wantsHint: boolean
}

export const emptySide: Side = {
  members: [],
  ready: false,
  seeds: {},
  proposals: [],
  hintsLeft: 0,
  wantsHint: false,
}

/** A state that an undo can still return to, and the one before it. `by` is the seat whose act led to it. */
export interface Recent {
  readonly live: Live<GameTypes>
  readonly by: Seat | undefined
  readonly earlier: Recent | undefined
  /** Length of the list from here on. */
  readonly count: number
}

export interface Match {
  readonly number: number
  readonly fairness: Fairness
  readonly live: Live<GameTypes>
  readonly recent: Recent | undefined
  /** Acts made against an older version of the table belong to an earlier match or have been undone. */
  readonly since: number
  /** The side whose secrets each player has seen; they may only return to that side. */
  readonly sworn: Readonly<Record<PlayerId, Seat>>
  /** Number of acts of each side, by seat, including those that were undone. */
  readonly acts: readonly number[]
  readonly outcome?: Outcome
}

/** A duty with its own time, in ms; `grace` is spent before it while the side is away. */
export interface Timer {
  readonly duty: Duty
  readonly left?: number
  readonly grace: number
  /** Time spent on it so far; it does not run while the duty is interrupted. */
  readonly spent: number
}

/** The table's clock of one side. `about` is the turn that it is or was running for. */
export interface SideClock {
  readonly left?: number
  readonly about?: string
}

export type Wish =
  | { readonly type: 'undo'; readonly to: number }
  | { readonly type: 'adjourn' }
  | { readonly type: 'resume' }
  | { readonly type: 'replace'; readonly seat: Seat; readonly bot: string }

/** A wish that needs the consent of all sides. `id` is the version at which it was made. */
export interface Request {
  readonly id: number
  readonly by: Seat
  readonly wish: Wish
  readonly agreed: readonly Seat[]
}

export interface Said {
  readonly at: number
  readonly player: PlayerId
  readonly name: string
  readonly to: 'table' | Seat
  readonly text: string
}

export type Phase = 'gathering' | 'playing' | 'adjourned' | 'over' | 'closed'

/** Everything about a running table; never leaves the server except through `viewOf` and `seen`. */
export interface Table {
  readonly id: string
  readonly game: string
  readonly config: GameTypes['Config']
  readonly settings: Settings
  readonly host: PlayerId
  readonly phase: Phase
  /** Entries so far. */
  readonly version: number
  /** Time of the last entry, in ms: clocks are settled up to here. */
  readonly at: number
  readonly sides: readonly Side[]
  /** The next (or running) match's server seed: secret until that match is over. */
  readonly secret: Seed
  /** Published from the start. */
  readonly commitment: string
  readonly match: Match | undefined
  readonly timers: readonly Timer[]
  readonly clocks: readonly SideClock[]
  readonly request: Request | undefined
  /** Why a moderator has closed it. */
  readonly reason: string | undefined
  readonly chat: readonly Said[]
}

export const limits = {
  members: 12,
  sides: 12,
  text: 500,
  proposals: 12,
  chat: 100,
  hints: 99,
  /** How many versions an undo can reach back over. */
  undo: 24,
  seed: 64,
} as const

/** The parts that change with almost every entry. */
type Moving = Pick<Table, 'version' | 'at' | 'sides' | 'match' | 'timers' | 'clocks'>

/**
 * Copies the table with new moving parts. It lists every field, because spreading so many takes ten times as long, and
 * always sets all of them, so that the engine sees objects of one shape.
 */
export function moved(table: Table, { version, at, sides, match, timers, clocks }: Moving): Table {
  return {
    id: table.id,
    game: table.game,
    config: table.config,
    settings: table.settings,
    host: table.host,
    phase: table.phase,
    version,
    at,
    sides,
    secret: table.secret,
    commitment: table.commitment,
    match,
    timers,
    clocks,
    request: table.request,
    reason: table.reason,
    chat: table.chat,
  }
}

/** ms that a disconnected side has for each duty before its time is spent. */
export const GRACE = 10_000
/** ms after which an absent captain is succeeded. */
export const CAPTAIN_AWAY = 30_000
