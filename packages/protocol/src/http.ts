import * as z from 'zod/mini'
import { actionSchema, commandId, gameOptions, settingsSchema, version } from './client-frames.ts'
import { nameSchema, text } from './text.ts'

/** Bodies of the lobby's and identity's routes. All text is shown as text, never as markup. */
export const guestSchema = z.strictObject({ name: nameSchema })

export const loginSchema = z.strictObject({
  login: z.string().check(z.trim(), z.minLength(3), z.maxLength(40), z.regex(/^[\w.@+-]+$/)),
  password: z.string().check(z.minLength(8), z.maxLength(200)),
})

export const openSchema = z.strictObject({
  game: text(64),
  options: z.exactOptional(gameOptions),
  sides: z.exactOptional(z.int().check(z.gte(1), z.lte(99))),
  settings: z.exactOptional(settingsSchema),
  /** Bots for the seats after the host's; the match then starts at once. */
  bots: z.exactOptional(z.array(text(64)).check(z.maxLength(12))),
  seed: z.exactOptional(text(64)),
})

/** A match that was played offline, as a log of the kernel. The game's rules check its content. */
export const offlineMatchSchema = z.strictObject({
  log: z.strictObject({
    header: z.looseObject({ game: text(64) }),
    steps: z.array(z.unknown()).check(z.maxLength(3000)),
    serverSeed: text(200),
  }),
  /** The seat of the player who uploads it. */
  seat: z.int().check(z.gte(0), z.lte(99)),
  /** The bot of each seat; null for a person. */
  bots: z.array(z.nullable(text(64))).check(z.maxLength(12)),
})

export const lobbySchema = z.strictObject({
  game: z.exactOptional(text(64)),
  language: z.exactOptional(text(16)),
  clock: z.exactOptional(z.enum(['none', 'turn', 'bank', 'days'])),
  /** Rows to skip, for the next page. */
  offset: z.exactOptional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
})

/** The game that a player wants to play now, and the language whose usual rules apply. */
export const pairingSchema = z.strictObject({ game: text(64), language: text(16) })

export const leadersSchema = z.strictObject({
  game: text(64),
  language: text(16),
})

/** A program's command: without `id` it is a new one, without `basis` it is for the current version of the table. */
export const commandSchema = z.strictObject({
  action: actionSchema,
  id: z.exactOptional(commandId),
  basis: z.exactOptional(version),
})

export type CommandBody = z.infer<typeof commandSchema>
export type OpenBody = z.infer<typeof openSchema>
export type OfflineMatchBody = z.infer<typeof offlineMatchSchema>
export type LobbyQuery = z.infer<typeof lobbySchema>
export type LobbyFilter = Omit<LobbyQuery, 'offset'>
export type LoginBody = z.infer<typeof loginSchema>
