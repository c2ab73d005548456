import * as z from 'zod/mini'

/** Bodies and answers of the routes about notifications and vacations. */

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

export const notificationsSchema = z.strictObject({
  /** Whether the server can send e-mail. */
  sendsEmail: z.boolean(),
  /** The key that browsers subscribe with (Web Push); null when the server sends no push messages. */
  pushKey: z.nullable(z.string()),
  email: z.nullable(z.strictObject({ address: z.string(), confirmed: z.boolean() })),
  browsers: z.readonly(z.array(z.string())),
  vacation: daysOffSchema,
})

export type DaysOff = z.infer<typeof daysOffSchema>
export type NotificationSettings = z.infer<typeof notificationsSchema>
