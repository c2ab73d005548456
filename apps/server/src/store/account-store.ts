import type { PlayerRow } from './store.ts'

/** What an account may have besides a name: passkeys, an e-mail address, push subscriptions, vacations. */

export interface Passkey {
  readonly id: string
  readonly player: string
  /** COSE, as base64url. */
  readonly publicKey: string
  readonly counter: number
  /** As the browser names them, separated by spaces. */
  readonly transports: string
  readonly name: string
  readonly createdAt: number
  readonly usedAt: number | null
}

export interface PasskeyStore {
  /** False when the key is there already. */
  addPasskey(key: Passkey): Promise<boolean>
  passkey(id: string): Promise<Passkey | undefined>
  passkeysOf(player: string): Promise<readonly Passkey[]>
  usedPasskey(id: string, counter: number, at: number): Promise<void>
  /** False when this player has no such key. */
  removePasskey(player: string, id: string): Promise<boolean>
}

/** What a one-time ticket is for. */
export type Purpose = 'passkey-new' | 'passkey-enter' | 'password' | 'sign-in'

/** Only the hash of the ticket is stored. */
export interface Ticket {
  readonly hash: string
  readonly purpose: Purpose
  readonly player: string | null
  readonly until: number
}

export interface TicketStore {
  addTicket(ticket: Ticket, now: number): Promise<void>
  /** Returns the ticket once, to one node; undefined when there is none or it has expired. */
  takeTicket(hash: string, purpose: Purpose, now: number): Promise<Ticket | undefined>
}

/**
 * A ban of a player; of an address or range (`203.0.113.0/24`), which the API does not answer; or of new guests from
 * there.
 */
export interface Ban {
  readonly type: 'player' | 'address' | 'newcomers' | 'mute'
  readonly subject: string
  readonly reason: string
  readonly at: number
  /** ms; null when it never ends. */
  readonly until: number | null
  /** For how many ms new guests are refused from the addresses of this player; null for not at all. */
  readonly newcomersFor: number | null
  /** The banned player who was seen there; null for addresses that an operator banned, and for deleted accounts. */
  readonly because: string | null
}

export interface Report {
  readonly id: string
  readonly by: string
  readonly about: string
  readonly table: string | null
  readonly text: string
  readonly at: number
  readonly closedAt: number | null
  /** The moderator who closed it, and what the player who made it was told. */
  readonly closedBy: string | null
  readonly answer: string | null
}

/** What a moderator did. `by` is a player's id, or `operator` for the command line. */
export interface LogLine {
  readonly id: string
  readonly at: number
  readonly by: string
  readonly action: string
  readonly subject: string
  /** As JSON. */
  readonly details: string
}

/** A message to one player: a warning, the answer to a report, the decision about a word. */
export interface Notice {
  readonly id: string
  readonly player: string
  readonly type: string
  readonly text: string
  readonly at: number
}

/** A player's appeal: the dictionary is wrong about a word. */
export interface Appeal {
  readonly id: string
  readonly language: string
  readonly word: string
  readonly player: string
  readonly table: string | null
  readonly text: string
  readonly at: number
  readonly decidedAt: number | null
  readonly decidedBy: string | null
  /** 1 when the word is admitted from now on, 0 when not; null before the decision. */
  readonly admitted: number | null
}

/** A word that an operator or moderator has added to a dictionary, or removed from it. */
export interface StoredWordChange {
  readonly language: string
  readonly word: string
  readonly change: 'added' | 'removed'
  /** `entry`: with all forms of the dictionary entries that it heads; `form`: this word alone. */
  readonly scope: 'entry' | 'form'
  /** Forms that are in no dictionary, as JSON. */
  readonly forms: string
  readonly reason: string
  readonly by: string
  readonly at: number
}

export interface WordChangeStore {
  /** A word has one change; a later one replaces it. */
  putWordChange(change: StoredWordChange): Promise<void>
  /** False when the word had not been changed. */
  dropWordChange(language: string, word: string): Promise<boolean>
  /** By language and word. */
  wordChanges(): Promise<readonly StoredWordChange[]>
  /** Whether every table of the server refuses words that offend. */
  setFamily(on: boolean): Promise<void>
  family(): Promise<boolean>
}

export interface ModerationStore extends WordChangeStore {
  ban(ban: Ban): Promise<void>
  /** False when there was none. Ending a player's ban also ends the bans of newcomers that it caused. */
  unban(type: Ban['type'], subject: string): Promise<boolean>
  /** Bans in force at this time. */
  bans(now: number): Promise<readonly Ban[]>
  addReport(report: Omit<Report, 'closedAt' | 'closedBy' | 'answer'>): Promise<void>
  report(id: string): Promise<Report | undefined>
  /** Newest first. */
  reports(which: 'open' | 'all'): Promise<readonly Report[]>
  reportsBy(players: readonly string[]): Promise<readonly Report[]>
  /** False when there is no such open report. */
  closeReport(id: string, at: number, by: string, answer: string): Promise<boolean>
  log(line: LogLine): Promise<void>
  /** Newest first. */
  logged(limit: number): Promise<readonly LogLine[]>
  addNotice(notice: Notice): Promise<void>
  noticesOf(players: readonly string[]): Promise<readonly Notice[]>
  /** False when these players have no such notice. */
  removeNotice(players: readonly string[], id: string): Promise<boolean>
  block(player: string, blocked: string, at: number): Promise<void>
  /** False when there was no such block. */
  unblock(players: readonly string[], blocked: string): Promise<boolean>
  blocksOf(players: readonly string[]): Promise<readonly string[]>
  /**
   * Whether one of the first has blocked one of the others. An account and the guests it was are one person.
   */
  isBlocked(by: readonly string[], players: readonly string[]): Promise<boolean>
  addAppeal(appeal: Omit<Appeal, 'decidedAt' | 'decidedBy' | 'admitted'>): Promise<void>
  appeals(which: 'open' | 'all'): Promise<readonly Appeal[]>
  /** The appeal as decided; undefined when there is no such open one. */
  decideAppeal(id: string, admitted: boolean, by: string, at: number): Promise<Appeal | undefined>
  setRole(player: string, role: 'moderator' | null): Promise<void>
  /** By id, by login, or by the name that is shown, which several may have. */
  playersCalled(name: string): Promise<readonly PlayerRow[]>
  /** Replaces a password's hash by one of the same password, unless it has changed meanwhile. */
  rehash(player: string, from: string, to: string): Promise<void>
  /** A new password for an account that has one; its sessions end. */
  setPassword(player: string, password: string): Promise<boolean>
}

export interface Contact {
  readonly player: string
  readonly email: string
  /** The hash of the code that was sent to the address; null once it is confirmed. */
  readonly code: string | null
  readonly language: string
  /** When it was asked for, then when it was confirmed. */
  readonly since: number
}

/** A push subscription of a browser. */
export interface Push {
  readonly endpoint: string
  readonly player: string
  /** As JSON. */
  readonly keys: string
  readonly language: string
  readonly since: number
}

export interface Vacation {
  readonly player: string
  readonly starts: number
  readonly until: number
}

/** A correspondence game with a change that a player may have to be notified of. */
export interface News {
  readonly table: string
  readonly version: number
  /** As seated. */
  readonly player: string
  /** The account whose address and browsers count. */
  readonly person: string
}

export interface NotificationStore {
  contact(player: string): Promise<Contact | undefined>
  putContact(contact: Contact): Promise<void>
  /** The player whose address this code was sent to, not before `since`. */
  confirmContact(code: string, since: number, now: number): Promise<string | undefined>
  removeContact(player: string): Promise<void>
  putPush(push: Push): Promise<void>
  pushesOf(player: string): Promise<readonly Push[]>
  removePush(endpoint: string): Promise<void>
  /**
   * Changes that concern people with an e-mail address or a push subscription, not before they had it, nor before
   * `since`.
   */
  news(since: number, limit: number): Promise<readonly News[]>
  /** True for the one node that is to notify this player of this turn. */
  claim(player: string, table: string, turn: string, version: number): Promise<boolean>
  /** The notification failed: another attempt may follow. */
  unclaim(player: string, table: string, turn: string): Promise<void>
  /** When one of this person's sessions was last seen. */
  lastSeen(person: string): Promise<number>
  /** Those of these sessions that have not been ended. */
  sessionsAlive(sessions: readonly string[]): Promise<readonly string[]>
  /** Sessions that have a socket now. */
  seen(sessions: readonly string[], at: number): Promise<void>
  /** False when another one is running. */
  addVacation(vacation: Vacation): Promise<boolean>
  endVacation(player: string, now: number): Promise<boolean>
  vacationsOf(player: string): Promise<readonly Vacation[]>
  vacationsAt(now: number): Promise<readonly Vacation[]>
}

export interface DeletionStore {
  /** Every table where one of these ids has ever had a seat: only who sits there can act or say something. */
  tablesTouchedBy(players: readonly string[]): Promise<readonly string[]>
  /** Replaces the text of existing entries. */
  rewrite(
    table: string,
    entries: readonly { readonly version: number; readonly body: string }[],
  ): Promise<void>
  /** Removes every row that is about these ids alone. */
  forget(players: readonly string[]): Promise<void>
  /**
   * Removes overwritten and deleted data from the files, as far as the store can. Returns false if it has to be tried
   * again.
   */
  scrub(): Promise<boolean>
}

export interface AccountStore
  extends PasskeyStore,
    TicketStore,
    ModerationStore,
    NotificationStore,
    DeletionStore {}
