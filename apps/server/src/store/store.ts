import type { Alone } from '@estocade/kernel'
import type { LobbyFilter, OwnTable, PersonalBest, TableSummary } from '@estocade/protocol'
import type { AccountStore } from './account-store.ts'

export * from './account-store.ts'

/** What lists show of a table. Written only when it changes. */
export interface TableIndex {
  readonly summary: Omit<TableSummary, 'createdAt' | 'changedAt'>
  readonly members: readonly { readonly player: string; readonly seat: number }[]
}

export interface MatchResult {
  readonly match: number
  readonly player: string
  readonly seat: number
  readonly result: 'won' | 'lost' | 'drawn'
  readonly score: number
  readonly alone?: Alone
}

export interface Append {
  readonly table: string
  /** The version that this entry follows; 0 opens the table. */
  readonly expected: number
  /** The caller knows that no earlier entry has this command. */
  readonly command?: string | undefined
  readonly at: number
  /** The entry's events as JSON. */
  readonly body: string
  /** The next deadline, in ms. */
  readonly deadline?: number | undefined
  /** Whether a bot has to act. */
  readonly working: boolean
  /** Bit n: seat n has a duty. */
  readonly acting: number
  readonly index?: TableIndex | undefined
  readonly results?: readonly MatchResult[] | undefined
  /** The results count for ratings, which follow later. */
  readonly rated?: boolean
  /** Every side was played by people or their programs. */
  readonly amongPeople?: boolean
}

export type Appended =
  | { readonly type: 'appended' }
  /** The table is not at `expected`: nothing was written. */
  | { readonly type: 'conflict' }

export interface StoredEntry {
  readonly version: number
  readonly at: number
  /** Null for entries that are not a player's command. */
  readonly command: string | null
  readonly body: string
}

export interface Draft {
  readonly table: string
  readonly player: string
  readonly body: string
}

export interface TableStore {
  /**
   * Durable when it resolves. One transaction, in order. An append that fails takes the later ones to the same table
   * with it, because they were decided on top of it; those to other tables succeed.
   */
  append(batch: readonly Append[]): Promise<readonly Appended[]>
  /** Those after version `after`, in order. */
  entries(table: string, after?: number): Promise<readonly StoredEntry[]>
  /** All of them, read beside the other work of the store: for logs that nobody plays on. */
  wholeLog(table: string): Promise<readonly StoredEntry[]>
  versions(tables: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The version that a command led to. */
  answer(table: string, command: string): Promise<number | undefined>
  /** Tables whose deadline is at or before `at`, earliest first. */
  due(at: number, limit: number): Promise<readonly string[]>
  nextDeadline(): Promise<number | undefined>
  /** Tables with a deadline. */
  running(): Promise<readonly string[]>
  /** Tables where a bot has to act. */
  working(): Promise<readonly string[]>
  /** Tables whose match is being played. */
  playing(): Promise<readonly string[]>
  /** When a server was last known to be alive. */
  alive(): Promise<number | undefined>
  beat(at: number): Promise<void>
  /** Drafts. The last one of a player counts, and losing those of one second does no harm. */
  saveDrafts(drafts: readonly Draft[]): Promise<void>
  draft(table: string, player: string): Promise<string | undefined>
}

export interface LobbyStore {
  openTables(filter: LobbyFilter, limit: number, offset?: number): Promise<readonly TableSummary[]>
  /** Running tables of these ids, first those where it is their turn. */
  tablesOf(players: readonly string[], limit: number): Promise<readonly OwnTable[]>
  /** Newest first. */
  finishedOf(players: readonly string[], limit: number, offset?: number): Promise<readonly OwnTable[]>
  statistics(players: readonly string[]): Promise<readonly Statistic[]>
  /** Games played alone: of each kind the best few, in the order of `compareAlone`. */
  bests(players: readonly string[]): Promise<readonly PersonalBest[]>
}

export interface Statistic {
  readonly game: string
  /** Against people and their programs; else against bots or alone. */
  readonly people: boolean
  readonly played: number
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly best: number
}

export interface RatingRow {
  readonly player: string
  readonly mu: number
  readonly sigma: number
  readonly played: number
}

export interface RatedMatch {
  readonly table: string
  readonly match: number
  readonly game: string
  readonly language: string
  readonly at: number
  readonly players: readonly {
    /** A guest under the account that has adopted it. */
    readonly player: string
    /** Who answers for a program; else the player. */
    readonly person: string
    readonly seat: number
    /** From 1; sides that are tied have the same rank. */
    readonly rank: number
  }[]
}

export type Skill = Pick<RatingRow, 'mu' | 'sigma'>
/** The rating before a match; null for a new player. */
export type SkillBefore = { readonly before: Skill | null }

export interface RatingStore {
  /** Matches that count and have not been counted yet, oldest first. */
  unrated(limit: number): Promise<readonly RatedMatch[]>
  ratings(players: readonly string[], game: string, language: string): Promise<readonly RatingRow[]>
  /** Rates a match once. Returns false if another node was quicker, or a rating differs from `before`. */
  rate(match: RatedMatch, before: readonly RatingRow[], after: readonly RatingRow[]): Promise<boolean>
  /** `before` the last match; absent where that is not known. */
  ratingsOf(
    player: string,
  ): Promise<
    readonly (Omit<RatingRow, 'player'> &
      Partial<SkillBefore> & { readonly game: string; readonly language: string })[]
  >
  /** The rating changes by the matches of a table, in order. */
  ratingChanges(
    table: string,
  ): Promise<readonly (RatingRow & SkillBefore & { readonly match: number; readonly name: string })[]>
  /** The best players, by the lower bound of their skill: a few lucky matches do not displace anybody. */
  leaders(
    game: string,
    language: string,
    limit: number,
  ): Promise<readonly (RatingRow & { readonly name: string; readonly owner: string | null })[]>
}

/** A player's part in a rated match whose play is to be measured. */
export interface UnmeasuredPlay {
  readonly table: string
  readonly match: number
  readonly game: string
  readonly player: string
}

/** How a player played one rated match. Times are sums over moves, in ms. */
export interface PlayFigures extends UnmeasuredPlay {
  readonly moves: number
  readonly ms: number
  readonly msSquared: number
  /** Moves that were compared with the strongest bot's, and how many were the same. */
  readonly judged: number
  readonly best: number
  readonly at: number
}

/** The same over many matches. */
export type PlayTotals = Omit<PlayFigures, 'table' | 'match' | 'at'> & {
  readonly name: string
  readonly matches: number
}

export interface PlayFigureStore {
  /** Of rated matches since then, oldest first. */
  unmeasured(since: number, limit: number): Promise<readonly UnmeasuredPlay[]>
  /** Adds figures; existing ones stay. */
  addFigures(figures: readonly PlayFigures[]): Promise<void>
  /** By game and player, of what was measured since then. */
  playTotals(since: number): Promise<readonly PlayTotals[]>
  /** Oldest first; all of them without a limit. */
  figuresOf(player: string, limit?: number, offset?: number): Promise<readonly PlayFigures[]>
}

export interface PlayerRow {
  readonly id: string
  readonly name: string
  readonly login: string | null
  readonly createdAt: number
  /** The account that answers for this program; null for people. */
  readonly owner: string | null
  /** How many passkeys open this account. */
  readonly passkeys: number
  readonly role?: 'moderator' | null
}

export interface SessionRow {
  readonly id: string
  readonly player: string
  readonly createdAt: number
  readonly seenAt: number
  readonly agent: string
}

export interface IdentityStore {
  addPlayer(player: PlayerRow): Promise<void>
  player(id: string): Promise<PlayerRow | undefined>
  /** The programs that an account has entered. */
  programsOf(owner: string): Promise<readonly PlayerRow[]>
  endSessions(player: string): Promise<void>
  rename(id: string, name: string): Promise<void>
  /** False when the login is taken. */
  addLogin(id: string, login: string, password: string): Promise<boolean>
  login(login: string): Promise<{ readonly id: string; readonly password: string } | undefined>
  /** Gives the guest's seats to the account. False when the player is not a guest. */
  adopt(guest: string, account: string): Promise<boolean>
  /** The id itself and those of guests it has adopted. */
  idsOf(player: string): Promise<readonly string[]>
  addSession(session: SessionRow, tokenHash: string): Promise<void>
  session(tokenHash: string): Promise<SessionRow | undefined>
  touch(session: string, at: number): Promise<void>
  sessions(player: string): Promise<readonly SessionRow[]>
  /** False when this player has no such session. */
  revoke(player: string, session: string): Promise<boolean>
}

/** Contract: test/contract/store-contract.ts. */
export interface Store
  extends TableStore,
    LobbyStore,
    IdentityStore,
    RatingStore,
    PlayFigureStore,
    AccountStore {
  /** Marks this node as alive. A node that finds no other runs `first`, and the others wait for it. */
  enter(first: () => Promise<void>): Promise<void>
  /** Whether another program has written since the last call, in stores without notifications. */
  changedElsewhere(): Promise<boolean>
  /** A value that is made at the first call and stored, such as the key that signs cookies. */
  secret(name: string, make: () => string): Promise<string>
  close(): Promise<void>
}
