import * as z from 'zod/mini'
import { idText, nameSchema, text, trimmedText } from './text.ts'

/** Bodies and answers of the routes about accounts. */

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

/** The response of a browser's passkey; the WebAuthn library checks its parts. */
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

/** One of the three confirms the deletion. */
export const leaveSchema = z.strictObject({
  password: z.exactOptional(z.string().check(z.maxLength(200))),
  answer: z.exactOptional(answer),
  name: z.exactOptional(text(40)),
  /** Whether running games are conceded. */
  concede: z.exactOptional(z.boolean()),
})

export type OwnPasskey = z.infer<typeof passkeySchema>
export type LeaveBody = z.infer<typeof leaveSchema>
