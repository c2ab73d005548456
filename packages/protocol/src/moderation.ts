import * as z from 'zod/mini'
import { idText, text, trimmedText } from './text.ts'

/** Bodies and answers of the routes of moderation. */

const time = z.int().check(z.gte(0))

export const reasonSchema = z.strictObject({ reason: trimmedText(500) })
export const banSchema = z.strictObject({
  reason: trimmedText(500),
  /** ms since the epoch; absent for good. */
  until: z.exactOptional(time),
})
export const warningSchema = z.strictObject({ text: trimmedText(500, 1) })
export const reportAnswerSchema = z.strictObject({ answer: trimmedText(500) })
export const appealDecisionSchema = z.strictObject({ admitted: z.boolean() })

export const appealSchema = z.strictObject({
  language: text(16, 1),
  word: text(40, 1),
  table: z.exactOptional(idText),
  text: z.exactOptional(trimmedText(500)),
})

export const noticeSchema = z.strictObject({
  id: z.string(),
  /** `warning`, `muted`, `report-answer`, `appeal-admitted` or `appeal-rejected`. */
  type: z.string(),
  text: z.string(),
  at: time,
})

export const storedAppealSchema = z.looseObject({ id: z.string(), language: z.string(), word: z.string() })

export const moderatedReportSchema = z.looseObject({
  id: z.string(),
  by: z.string(),
  byName: z.string(),
  about: z.string(),
  aboutName: z.string(),
  table: z.nullable(z.string()),
  text: z.string(),
  at: time,
  /** What was said at the table. */
  chat: z.readonly(
    z.array(z.strictObject({ at: time, player: z.string(), name: z.string(), text: z.string() })),
  ),
})

export type ModeratedReport = z.infer<typeof moderatedReportSchema>
export type Notice = z.infer<typeof noticeSchema>
