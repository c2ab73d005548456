import type { Result } from '@estocade/kernel'
import { refuse } from '@estocade/kernel'
import * as z from 'zod/mini'
import { idText, text } from './text.ts'
import { PROTOCOL } from './version.ts'

const index = z.int().check(z.gte(0), z.lte(99))
export const version = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))
/** Seconds of a clock; at least one. */
const seconds = z.number().check(z.gte(1), z.lte(1_000_000))
const increment = z.number().check(z.gte(0), z.lte(1_000_000))
/** Days per move; at least an hour. */
const days = z.number().check(z.gte(1 / 24), z.lte(366))

export const clockSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('turn'), seconds }),
  z.strictObject({ type: z.literal('bank'), seconds, increment }),
  z.strictObject({ type: z.literal('days'), days }),
])

export const settingsSchema = z.strictObject({
  visibility: z.exactOptional(z.enum(['public', 'link', 'private'])),
  chat: z.exactOptional(z.boolean()),
  undo: z.exactOptional(z.boolean()),
  spectators: z.exactOptional(z.boolean()),
  rated: z.exactOptional(z.boolean()),
  hints: z.exactOptional(index),
  verdict: z.exactOptional(z.enum(['auto', 'typing', 'enter'])),
  clock: z.exactOptional(clockSchema),
})

const wish = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('adjourn') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('replace'), seat: index, bot: text(64) }),
])

/** Options and actions of any game. The game decodes them itself: see `<game>.Options` and `<game>.Action`. */
export const gameOptions = z.unknown()
export const gameAction = z.unknown().check(z.refine((action) => action !== undefined))

/** A player's request to the table. `about` is the duty that is answered. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('act'),
    about: text(200),
    action: gameAction,
  }),
  z.strictObject({
    type: z.literal('set'),
    settings: z.exactOptional(settingsSchema),
    options: z.exactOptional(gameOptions),
    sides: z.exactOptional(index),
  }),
  z.strictObject({ type: z.literal('sit'), seat: index }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('seat-bot'), seat: index, bot: text(64) }),
  z.strictObject({ type: z.literal('unseat'), seat: index, player: z.exactOptional(text(64)) }),
  z.strictObject({ type: z.literal('ready'), seed: text(64) }),
  z.strictObject({ type: z.literal('unready') }),
  z.strictObject({ type: z.literal('propose'), action: gameAction }),
  z.strictObject({ type: z.literal('hand-over'), to: text(64) }),
  z.strictObject({ type: z.literal('concede') }),
  z.strictObject({ type: z.literal('hint') }),
  z.strictObject({ type: z.literal('say'), to: z.enum(['table', 'team']), text: text(500) }),
  z.strictObject({ type: z.literal('ask'), wish }),
  z.strictObject({ type: z.literal('answer'), about: version, yes: z.boolean() }),
  z.strictObject({ type: z.literal('again') }),
])

const COMMAND_ID = /^[\w-]{8,64}$/
export const commandId = z.string().check(z.regex(COMMAND_ID))

export const clientFrameSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.literal(PROTOCOL),
    table: idText,
    have: z.exactOptional(version),
  }),
  z.strictObject({ type: z.literal('command'), id: commandId, basis: version, action: actionSchema }),
  z.strictObject({ type: z.literal('resync'), have: version }),
  z.strictObject({ type: z.literal('draft'), body: text(4000) }),
  z.strictObject({ type: z.literal('ping') }),
])

export type ClientAction = z.infer<typeof actionSchema>
export type ClientFrame = z.infer<typeof clientFrameSchema>

/** The one place where a client's bytes become data. */
export function readClientFrame(raw: string): Result<ClientFrame> {
  let json: unknown
  try {
    json = JSON.parse(raw)
  } catch {
    return refuse('malformed', 'That is not JSON.')
  }
  if (isOtherProtocol(json)) return refuse('reload', 'A newer version is out: please reload.')
  const frame = clientFrameSchema.safeParse(json)
  if (frame.success) return { ok: true, value: frame.data }
  const id = (json as { id?: unknown } | null)?.id
  // The refusal names its command, so that the client does not send it again and again.
  return refuse('malformed', 'That is not a message of this protocol.', isCommandId(id) ? { id } : {})
}

const isCommandId = (id: unknown): id is string => typeof id === 'string' && COMMAND_ID.test(id)

/** Checked first, because the hello of an old client may have another shape. */
function isOtherProtocol(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false
  const { type, protocol } = json as { type?: unknown; protocol?: unknown }
  return type === 'hello' && protocol !== PROTOCOL
}
