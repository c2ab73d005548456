import * as z from 'zod/mini'
import { clockSchema } from './client-frames.ts'
import { time } from './time.ts'

/** The answers of the routes. The same schemas type the server and its clients, and describe the API. */
const id = z.string()
const count = z.int().check(z.gte(0))
const list = <S extends z.ZodMiniType>(of: S) => z.readonly(z.array(of))

/** Nothing has changed. `code` keys translations, `text` is English. */
export const refusalSchema = z.looseObject({
  code: z.string(),
  text: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

export const meSchema = z.strictObject({
  id,
  name: z.string(),
  /** Null for a guest. */
  login: z.nullable(z.string()),
  /** How many passkeys open the account. */
  passkeys: count,
  /** Present for a banned player; `until` is in ms, 0 if the ban never ends. */
  banned: z.exactOptional(z.strictObject({ reason: z.string(), until: time })),
  /** Present for programs. */
  program: z.exactOptional(z.literal(true)),
  /** Present for accounts that the operator has given a role. */
  role: z.exactOptional(z.literal('moderator')),
  /** The number of messages from the moderators; only in the answer of `GET /api/me`. */
  notices: z.exactOptional(count),
})

export const sessionSchema = z.strictObject({
  id,
  createdAt: time,
  seenAt: time,
  agent: z.string(),
  current: z.boolean(),
})

export const gameSchema = z.strictObject({ id, rulesVersion: z.int(), bots: list(z.string()) })

const sideSchema = z.strictObject({
  names: list(z.string()),
  bot: z.nullable(z.string()),
  /** Which of `names` are programs, counted from 0. */
  programs: z.exactOptional(list(count)),
})

const summary = {
  id,
  game: z.string(),
  language: z.nullable(z.string()),
  /** The kind of clock, by which lists can be filtered. */
  clock: z.string(),
  /** The clock with its times; absent in old tables. */
  time: z.exactOptional(clockSchema),
  phase: z.string(),
  visibility: z.string(),
  host: z.string(),
  sides: list(sideSchema),
  /** Seats that nobody has yet. */
  open: count,
  /** Whether its matches count for ratings; absent in old tables. */
  rated: z.exactOptional(z.boolean()),
  /** Played on a player's device and uploaded afterwards. */
  offline: z.exactOptional(z.literal(true)),
}

/** A table as it describes itself. */
export const tableSchema = z.strictObject(summary)

const dated = { ...summary, createdAt: time, changedAt: time }

/** A table as lists show it. */
export const tableSummarySchema = z.strictObject(dated)

export const ownTableSchema = z.strictObject({
  ...dated,
  seat: count,
  yourTurn: z.boolean(),
  /** Of a match that is over. */
  result: z.nullable(z.enum(['won', 'lost', 'drawn'])),
  /** How the sides of a running match stand, by seat; absent in long lists for those at the end. */
  scores: z.exactOptional(list(z.number())),
})

/** A rating as it is shown: the estimate of the skill, 1500 for new players; provisional until ten matches. */
const standing = { rating: z.int(), played: count, provisional: z.boolean() }

export const leaderSchema = z.strictObject({
  player: id,
  name: z.string(),
  program: z.exactOptional(z.literal(true)),
  ...standing,
})

/** How a match has changed a player's rating. */
export const ratingChangeSchema = z.strictObject({
  match: count,
  player: id,
  name: z.string(),
  change: z.int(),
  ...standing,
})

/** A game played alone: among the best few of its kind. */
export const personalBestSchema = z.strictObject({
  game: z.string(),
  /** Equal for games that are compared; begins with the language and the size of the board. */
  kind: z.string(),
  goal: count,
  turns: count,
  points: z.int(),
  table: id,
  match: count,
  at: time,
})

export const profileSchema = z.strictObject({
  id,
  name: z.string(),
  since: time,
  program: z.exactOptional(z.literal(true)),
  /** Who answers for a program. */
  owner: z.exactOptional(z.strictObject({ id, name: z.string() })),
  /** An uploaded match never counts as one against people. */
  statistics: list(
    z.strictObject({
      game: z.string(),
      /** Against people and their programs; else against bots or alone. */
      people: z.boolean(),
      played: count,
      won: count,
      lost: count,
      drawn: count,
      best: z.int(),
    }),
  ),
  bests: list(personalBestSchema),
  ratings: list(
    z.strictObject({
      game: z.string(),
      language: z.string(),
      ...standing,
      /** The change by the last match. */
      change: z.exactOptional(z.int()),
    }),
  ),
})

export const programSchema = z.strictObject({ id, name: z.string(), createdAt: time })
/** The token is shown once. */
export const enteredProgramSchema = z.strictObject({ id, name: z.string(), token: z.string() })

/** A finished match, as the kernel's `Log`. Every draw can be derived again from it. */
export const logSchema = z.looseObject({
  header: z.looseObject({ game: z.string() }),
  steps: list(z.unknown()),
  serverSeed: z.string(),
})

export type Me = z.infer<typeof meSchema>
export type Session = z.infer<typeof sessionSchema>
export type TableSummary = z.infer<typeof tableSummarySchema>
export type OwnTable = z.infer<typeof ownTableSchema>
export type Leader = z.infer<typeof leaderSchema>
export type RatingChange = z.infer<typeof ratingChangeSchema>
export type PersonalBest = z.infer<typeof personalBestSchema>
export type Profile = z.infer<typeof profileSchema>
export type Program = z.infer<typeof programSchema>
export type EnteredProgram = z.infer<typeof enteredProgramSchema>
