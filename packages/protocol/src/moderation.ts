import * as z from 'zod/mini'
import { idText, text, trimmedText } from './text.ts'
import { time } from './time.ts'

/** Bodies and answers of the routes of moderation. */

export const reasonSchema = z.strictObject({ reason: trimmedText(500) })
export const banSchema = z.strictObject({
  reason: trimmedText(500),
  /** ms since the epoch; absent if it never ends. */
  until: z.exactOptional(time),
})
export const warningSchema = z.strictObject({ text: trimmedText(500, 1) })
export const reportAnswerSchema = z.strictObject({ answer: trimmedText(500) })
/** `entry`: with all forms of the dictionary entries that the word heads; `form`: this word alone. */
const scope = z.enum(['entry', 'form'])

export const appealDecisionSchema = z.strictObject({ admitted: z.boolean(), scope: z.exactOptional(scope) })

const shownChange = {
  word: z.string(),
  change: z.enum(['added', 'removed']),
  scope,
  forms: z.exactOptional(z.readonly(z.array(z.string()))),
  because: z.exactOptional(z.string()),
}

/** The changes of a server to a dictionary. */
export const serverWordsSchema = z.strictObject({
  /** Whether all its tables refuse words that offend. */
  family: z.boolean(),
  changes: z.readonly(z.array(z.strictObject(shownChange))),
})

export const wordChangeSchema = z.strictObject({
  language: text(16, 1),
  word: text(40, 1),
  change: z.enum(['added', 'removed']),
  scope,
  forms: z.exactOptional(z.readonly(z.array(text(40, 1)).check(z.maxLength(200)))),
  reason: trimmedText(200),
})

/** A change with its author and time, for moderators; `forms` is JSON. */
export const storedWordChangeSchema = z.looseObject({
  language: z.string(),
  word: z.string(),
  change: z.enum(['added', 'removed']),
  scope,
  forms: z.string(),
  reason: z.string(),
  by: z.string(),
  byName: z.nullable(z.string()),
  at: time,
})

export const familySchema = z.strictObject({ on: z.boolean() })

export const appealSchema = z.strictObject({
  language: text(16, 1),
  word: text(40, 1),
  table: z.exactOptional(idText),
  text: z.exactOptional(trimmedText(500)),
})

export const blockedSchema = z.strictObject({ id: z.string(), name: z.string() })

export const noticeSchema = z.strictObject({
  id: z.string(),
  /** `warning`, `muted`, `report-answer`, `appeal-admitted` or `appeal-rejected`. */
  type: z.string(),
  text: z.string(),
  at: time,
})

export const storedAppealSchema = z.looseObject({
  id: z.string(),
  language: z.string(),
  word: z.string(),
  /** The player's reason; may be empty. */
  text: z.string(),
  table: z.nullable(z.string()),
  at: time,
})

/** The part of a table that moderators see with a report. */
const reportedTableSchema = z.strictObject({
  id: z.string(),
  game: z.string(),
  phase: z.string(),
  sides: z.readonly(
    z.array(
      z.strictObject({
        bot: z.nullable(z.string()),
        members: z.readonly(z.array(z.strictObject({ player: z.string(), name: z.string() }))),
      }),
    ),
  ),
})

export const moderatedReportSchema = z.looseObject({
  id: z.string(),
  by: z.string(),
  byName: z.string(),
  about: z.string(),
  aboutName: z.string(),
  table: z.nullable(z.string()),
  text: z.string(),
  at: time,
  /** As it is now; null when the report names none, or one that cannot be read. */
  tableNow: z.nullable(reportedTableSchema),
  /** The chat of the table. */
  chat: z.readonly(
    z.array(z.strictObject({ at: time, player: z.string(), name: z.string(), text: z.string() })),
  ),
})

/** A ban or mute in force. */
export const standingBanSchema = z.looseObject({
  type: z.enum(['player', 'mute', 'address', 'newcomers']),
  /** A player's id, an address or a range. */
  subject: z.string(),
  /** The name of the player whom it concerns. */
  name: z.exactOptional(z.string()),
  reason: z.string(),
  /** ms; null if it never ends. */
  until: z.nullable(time),
})

/** A player whose play in rated matches of one game differs from that of the others. */
export const outlierSchema = z.strictObject({
  player: z.string(),
  name: z.string(),
  game: z.string(),
  matches: z.int(),
  moves: z.int(),
  /** Per move, and their standard deviation. */
  seconds: z.number(),
  deviation: z.number(),
  /** Share of moves that the strongest bot would have made, 0 to 1. */
  best: z.number(),
  reasons: z.readonly(z.array(z.enum(['best-plays', 'fast', 'even']))),
})

/** What a moderator or the operator did. */
export const logLineSchema = z.strictObject({
  id: z.string(),
  at: time,
  /** A player's id, or `operator` for the command line. */
  by: z.string(),
  byName: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  /** Of the player whom it concerned. */
  subjectName: z.nullable(z.string()),
  /** As JSON. */
  details: z.string(),
})

export type Blocked = z.infer<typeof blockedSchema>
export type Outlier = z.infer<typeof outlierSchema>
export type StandingBan = z.infer<typeof standingBanSchema>
export type ModerationLogLine = z.infer<typeof logLineSchema>
export type StoredAppeal = z.infer<typeof storedAppealSchema>
export type ModeratedReport = z.infer<typeof moderatedReportSchema>
export type ServerWords = z.infer<typeof serverWordsSchema>
export type StoredWordChange = z.infer<typeof storedWordChangeSchema>
export type WordChangeBody = z.infer<typeof wordChangeSchema>
export type Notice = z.infer<typeof noticeSchema>
