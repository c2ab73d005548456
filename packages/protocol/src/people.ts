import * as z from 'zod/mini'

/** Bodies of the routes about people. */

const id = z.string().check(z.minLength(1), z.maxLength(64))

export const reportSchema = z.strictObject({
  about: id,
  table: z.exactOptional(id),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
})

export const passwordSchema = z.strictObject({
  ticket: z.string().check(z.maxLength(64)),
  password: z.string().check(z.minLength(8), z.maxLength(200)),
})
