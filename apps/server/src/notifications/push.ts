import type { Agent } from 'node:https'
import webPush from 'web-push'
import type { Push, Store } from '../store/store.ts'

/** What a browser shows as a notification. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** A path of the page. */
  readonly url: string
  /** A later message with the same tag replaces this one. */
  readonly tag: string
}

export interface PushSender {
  /** The public key that browsers subscribe with. */
  readonly publicKey: string
  /** Whether this endpoint belongs to a known push service: no other host is contacted. */
  allows(endpoint: string): boolean
  /** `gone`: the subscription has ended. Throws when the service could not be reached. */
  send(push: Push, message: PushMessage): Promise<'sent' | 'gone'>
}

export interface PushOptions {
  /** `mailto:` or `https:` address of the operator, for the push service. */
  readonly contact: string
  /** Additional push services; one that begins with a dot stands for all hosts below it. */
  readonly hosts: readonly string[]
  readonly agent?: Agent | undefined
}

/** The push services of today's browsers. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]
/** Seconds that the push service keeps a message for a browser that is not running. */
const TIME_TO_LIVE = 86_400
/** ms that a push service may take. */
const TIMEOUT = 10_000
const GONE: ReadonlySet<unknown> = new Set([404, 410])

/** VAPID keys are made once and stored: a browser accepts only messages of the server that it subscribed to. */
export async function webPushSender(
  store: Store,
  { contact, hosts, agent }: PushOptions,
): Promise<PushSender> {
  const kept = await store.secret('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))
  const keys = JSON.parse(kept) as { publicKey: string; privateKey: string }
  const allowed = [...PUSH_SERVICES, ...hosts]
  return {
    publicKey: keys.publicKey,
    allows(endpoint) {
      if (!URL.canParse(endpoint)) return false
      const { protocol, host, username } = new URL(endpoint)
      const fits = (one: string) => (one.startsWith('.') ? host.endsWith(one) : host === one)
      return protocol === 'https:' && username === '' && allowed.some(fits)
    },
    async send({ endpoint, keys: theirs }, message) {
      const subscription = { endpoint, keys: JSON.parse(theirs) as webPush.PushSubscription['keys'] }
      try {
        await webPush.sendNotification(subscription, JSON.stringify(message), {
          vapidDetails: { subject: contact, ...keys },
          TTL: TIME_TO_LIVE,
          timeout: TIMEOUT,
          ...(agent === undefined ? {} : { agent }),
        })
        return 'sent'
      } catch (error) {
        if (GONE.has((error as { statusCode?: number }).statusCode)) return 'gone'
        throw error
      }
    },
  }
}
