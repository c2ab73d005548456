import * as z from 'zod/mini'
import { settingsSchema } from './client-frames.ts'

/** Bodies of the lobby's and identity's routes. All text is shown as text, never as markup. */
export const nameSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u))

export const guestSchema = z.strictObject({ name: nameSchema })

export const loginSchema = z.strictObject({
  login: z.string().check(z.trim(), z.minLength(3), z.maxLength(40), z.regex(/^[\w.@+-]+$/)),
  password: z.string().check(z.minLength(8), z.maxLength(200)),
})

export const openSchema = z.strictObject({
  game: z.string().check(z.maxLength(64)),
  options: z.exactOptional(z.unknown()),
  sides: z.exactOptional(z.int().check(z.gte(1), z.lte(99))),
  settings: z.exactOptional(settingsSchema),
  /** Bots for the seats after the host's: play at once. */
  bots: z.exactOptional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(12))),
  seed: z.exactOptional(z.string().check(z.maxLength(64))),
})

/** A match that was played off line, as a log of the kernel's: its rules are the game's to check. */
export const sentInSchema = z.strictObject({
  log: z.strictObject({
    header: z.looseObject({ game: z.string().check(z.maxLength(64)) }),
    steps: z.array(z.unknown()).check(z.maxLength(3000)),
    serverSeed: z.string().check(z.maxLength(200)),
  }),
  /** Whose it was of those who sat at the device. */
  seat: z.int().check(z.gte(0), z.lte(99)),
  /** The bot of each seat; null for a person. */
  bots: z.array(z.nullable(z.string().check(z.maxLength(64)))).check(z.maxLength(12)),
})

export const lobbySchema = z.strictObject({
  game: z.exactOptional(z.string().check(z.maxLength(64))),
  language: z.exactOptional(z.string().check(z.maxLength(16))),
  clock: z.exactOptional(z.enum(['none', 'turn', 'bank', 'days'])),
})

export const leadersSchema = z.strictObject({
  game: z.string().check(z.maxLength(64)),
  language: z.string().check(z.maxLength(16)),
})

export type OpenBody = z.infer<typeof openSchema>
export type SentInBody = z.infer<typeof sentInSchema>
export type LobbyFilter = z.infer<typeof lobbySchema>
export type LoginBody = z.infer<typeof loginSchema>

/** A table as lists show it. */
export interface TableSummary {
  readonly id: string
  readonly game: string
  readonly language: string | null
  readonly clock: string
  readonly phase: string
  readonly visibility: string
  readonly host: string
  readonly createdAt: number
  readonly changedAt: number
  readonly sides: readonly { readonly names: readonly string[]; readonly bot: string | null }[]
  /** Seats that nobody has yet. */
  readonly open: number
  /** Played on a player's device and handed in afterwards. */
  readonly offline?: true
}

export interface OwnTable extends TableSummary {
  readonly seat: number
  readonly yourTurn: boolean
  /** Of a match that is over. */
  readonly result: 'won' | 'lost' | 'drawn' | null
}
