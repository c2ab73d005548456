import type { Agent } from 'node:https'
import webPush from 'web-push'
import type { Push, Store } from '../store/store.ts'

/** What a browser shows when it is called. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** A path of the page. */
  readonly url: string
  /** A later call about the same thing takes its place. */
  readonly tag: string
}

export interface PushSender {
  /** What browsers subscribe with. */
  readonly publicKey: string
  /** Whether this address is one of a browser maker's: nothing else is ever called. */
  allows(endpoint: string): boolean
  /** `gone`: that browser wants no more calls. Throws when it could not be reached. */
  send(push: Push, call: PushMessage): Promise<'sent' | 'gone'>
}

export interface PushOptions {
  /** `mailto:` or `https:`: whom the browser's maker may ask. */
  readonly contact: string
  /** Further hosts that may be called; one that begins with a dot stands for all below it. */
  readonly hosts: readonly string[]
  readonly agent?: Agent | undefined
}

/** Those that today's browsers name. */
const MAKERS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]
/** Seconds that a call waits for a browser that is off. */
const LASTS = 86_400
/** ms that a maker's server may take. */
const PATIENCE = 10_000
const GONE: ReadonlySet<unknown> = new Set([404, 410])

/** Keys are made once and kept with the data: a browser only heeds the house that it has subscribed at. */
export async function webPushSender(
  store: Store,
  { contact, hosts, agent }: PushOptions,
): Promise<PushSender> {
  const kept = await store.secret('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))
  const keys = JSON.parse(kept) as { publicKey: string; privateKey: string }
  const allowed = [...MAKERS, ...hosts]
  return {
    publicKey: keys.publicKey,
    allows(endpoint) {
      if (!URL.canParse(endpoint)) return false
      const { protocol, host, username } = new URL(endpoint)
      const fits = (one: string) => (one.startsWith('.') ? host.endsWith(one) : host === one)
      return protocol === 'https:' && username === '' && allowed.some(fits)
    },
    async send({ endpoint, keys: theirs }, call) {
      const subscription = { endpoint, keys: JSON.parse(theirs) as webPush.PushSubscription['keys'] }
      try {
        await webPush.sendNotification(subscription, JSON.stringify(call), {
          vapidDetails: { subject: contact, ...keys },
          TTL: LASTS,
          timeout: PATIENCE,
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
