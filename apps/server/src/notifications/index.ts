import { randomBytes } from 'node:crypto'
import type { Agent } from 'node:https'
import { Vacations } from '../accounts/vacations.ts'
import { every } from '../every.ts'
import type { Options } from '../options.ts'
import type { Services } from '../services.ts'
import { type Mailer, smtpMailer } from './email.ts'
import { Postman } from './notifier.ts'
import { type Pusher, webPusher } from './push.ts'

/** Words to the absent, as far as the operator has said how; and days off. */
export interface Post {
  readonly mailer: Mailer | undefined
  readonly pusher: Pusher | undefined
  readonly postman: Postman | undefined
  readonly vacations: Vacations
  /** Where people reach the house. */
  readonly origin: string
  /** Seals the links that end letters. */
  readonly secret: string
  close(): Promise<void>
}

export interface PostOptions extends Partial<Pick<Options, 'mail' | 'push'>> {
  /** For servers of browser makers that only this agent can reach. */
  readonly pushAgent?: Agent
}

export async function postOf(
  services: Services,
  { mail, push, pushAgent: agent }: PostOptions,
): Promise<Post> {
  const { store, hall, time, origins } = services
  const secret = await store.secret('letters', () => randomBytes(32).toString('base64url'))
  const mailer = mail === undefined ? undefined : smtpMailer(mail.smtp, mail.from)
  const pusher = push === undefined ? undefined : await webPusher(store, { ...push, agent })
  const origin = origins[0] ?? ''
  const carried = mailer !== undefined || pusher !== undefined
  const postman = carried ? new Postman({ ...services, mailer, pusher, origin, secret }) : undefined
  return {
    mailer,
    pusher,
    postman,
    origin,
    secret,
    vacations: new Vacations(store, hall, time),
    async close() {
      await postman?.settled()
      mailer?.close()
    },
  }
}

/** ms between rounds of the postman, and between notes of who has a socket. */
const ROUND = 15_000
const SEEN = 30_000
/** ms between looks for tables that do not know of a vacation. */
const SWEEP = 600_000
/** Sessions in one statement. */
const SESSIONS = 500

/** What a living server does now and then about the absent. */
export function postBeats(services: Services, { postman, vacations }: Post): readonly (() => void)[] {
  const { time, store, gallery, onFault } = services
  const sweep = every(time, SWEEP, () => vacations.sweep(), onFault)
  if (postman === undefined) return [sweep]
  const note = async () => {
    const sessions = gallery.sessions()
    for (let i = 0; i < sessions.length; i += SESSIONS)
      await store.seen(sessions.slice(i, i + SESSIONS), time.now())
  }
  return [sweep, every(time, ROUND, () => postman.work(), onFault), every(time, SEEN, note, onFault)]
}
