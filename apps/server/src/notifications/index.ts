import { randomBytes } from 'node:crypto'
import type { Agent } from 'node:https'
import { Vacations } from '../accounts/vacations.ts'
import { every } from '../every.ts'
import type { Options } from '../options.ts'
import type { Services } from '../services.ts'
import { type EmailSender, smtpSender } from './email.ts'
import { Notifier, type NotifierOptions } from './notifier.ts'
import { type PushSender, webPushSender } from './push.ts'

/** E-mail and push notifications, as far as the operator has set them up; and vacations. */
export interface Notifications {
  readonly emailSender: EmailSender | undefined
  readonly pushSender: PushSender | undefined
  readonly notifier: Notifier | undefined
  readonly vacations: Vacations
  /** The address that people reach the server by. */
  readonly origin: string
  /** Signs the links that end e-mails. */
  readonly secret: string
  close(): Promise<void>
}

export interface NotificationOptions extends Partial<Pick<Options, 'mail' | 'push'>> {
  /** For push services that only this agent can reach. */
  readonly pushAgent?: Agent
}

export async function openNotifications(
  services: Services,
  { mail, push, pushAgent: agent }: NotificationOptions,
  onSent?: NotifierOptions['onSent'],
): Promise<Notifications> {
  const { store, queue, time, origins } = services
  const secret = await store.secret('unsubscribe', () => randomBytes(32).toString('base64url'))
  const emailSender = mail === undefined ? undefined : smtpSender(mail.smtp, mail.from)
  const pushSender = push === undefined ? undefined : await webPushSender(store, { ...push, agent })
  const origin = origins[0] ?? ''
  const carried = emailSender !== undefined || pushSender !== undefined
  const notifier = carried
    ? new Notifier({ ...services, emailSender, pushSender, origin, secret, onSent })
    : undefined
  return {
    emailSender,
    pushSender,
    notifier,
    origin,
    secret,
    vacations: new Vacations(store, queue, time),
    async close() {
      await notifier?.settled()
      emailSender?.close()
    },
  }
}

/** ms between runs of the notifier, and between updates of which sessions have a socket. */
const INTERVAL = 15_000
const SEEN = 30_000
/** ms between checks for tables that were not told of a vacation. */
const SWEEP = 600_000
/** Sessions in one statement. */
const SESSIONS = 500

/** The periodic tasks about absent players. */
export function notificationTasks(
  services: Services,
  { notifier, vacations }: Notifications,
): readonly (() => void)[] {
  const { time, store, subscribers, onError } = services
  const sweep = every(time, SWEEP, () => vacations.sweep(), onError)
  if (notifier === undefined) return [sweep]
  const note = async () => {
    const sessions = subscribers.sessions()
    for (let i = 0; i < sessions.length; i += SESSIONS)
      await store.seen(sessions.slice(i, i + SESSIONS), time.now())
  }
  return [sweep, every(time, INTERVAL, () => notifier.work(), onError), every(time, SEEN, note, onError)]
}
