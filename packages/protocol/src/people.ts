import * as z from 'zod/mini'
import { idText, nameSchema, text, trimmedText } from './text.ts'

/** Bodies of the routes about people. */

const id = idText

export const reportSchema = z.strictObject({
  about: id,
  table: z.exactOptional(id),
  text: trimmedText(1000, 1),
})

export const passwordSchema = z.strictObject({
  ticket: z.string().check(z.maxLength(64)),
  password: z.string().check(z.minLength(8), z.maxLength(200)),
})

export const signInSchema = z.strictObject({ ticket: z.string().check(z.maxLength(64)) })

/** What a browser's key has said; the library that checks it knows its parts. */
const answer = z.looseObject({ id: z.string().check(z.maxLength(1500)), response: z.looseObject({}) })

export const newPasskeySchema = z.strictObject({
  name: nameSchema,
  answer,
})

export const passkeyAnswerSchema = z.strictObject({ answer })

/** Options of `navigator.credentials`, as JSON. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() })

export const passkeySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.int(),
  usedAt: z.nullable(z.int()),
})

/** One of the three proves that it is meant. */
export const leaveSchema = z.strictObject({
  password: z.exactOptional(z.string().check(z.maxLength(200))),
  answer: z.exactOptional(answer),
  name: z.exactOptional(text(40)),
  /** Running games are given up. */
  concede: z.exactOptional(z.boolean()),
})

export type OwnPasskey = z.infer<typeof passkeySchema>
export type LeaveBody = z.infer<typeof leaveSchema>

const language = z.enum(['fr', 'de', 'en', 'es', 'it', 'vi'])

export const emailSchema = z.strictObject({ email: z.email().check(z.maxLength(200)), language })
export const codeSchema = z.strictObject({ code: z.string().check(z.maxLength(64)) })

const endpoint = z.string().check(z.maxLength(1000))
export const endpointSchema = z.strictObject({ endpoint })
export const browserSchema = z.strictObject({
  endpoint,
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[\w-]{80,100}=*$/)),
    auth: z.string().check(z.regex(/^[\w-]{20,30}=*$/)),
  }),
  language,
})

export const vacationSchema = z.strictObject({ days: z.int().check(z.gte(1), z.lte(366)) })

export const daysOffSchema = z.strictObject({
  /** Days in a year. */
  budget: z.int(),
  left: z.int(),
  /** ms; null when there is no vacation now. */
  until: z.nullable(z.number()),
})

export const postSchema = z.strictObject({
  /** Whether the house can send letters. */
  letters: z.boolean(),
  /** What browsers subscribe with; null when the house calls none. */
  pushKey: z.nullable(z.string()),
  email: z.nullable(z.strictObject({ address: z.string(), confirmed: z.boolean() })),
  browsers: z.readonly(z.array(z.string())),
  vacation: daysOffSchema,
})

export type DaysOff = z.infer<typeof daysOffSchema>
export type PostState = z.infer<typeof postSchema>
