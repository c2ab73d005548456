import type {
  DaysOff,
  EnteredProgram,
  LeaveBody,
  Notice,
  NotificationSettings,
  OwnPasskey,
  Program,
  Session,
} from '@estocade/protocol'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { ApiFault, ask, type Me } from '../online/api.ts'

/** Requests of the account page. */

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
type Offer = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Closing the browser's passkey window counts as cancelling. */
async function heeding<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ApiFault) throw error
    throw new ApiFault('cancelled', (error as Error).message)
  }
}

export const passkeys = (): Promise<readonly OwnPasskey[]> => ask('GET', '/api/passkeys')
export const removePasskey = (id: string): Promise<void> => ask('DELETE', `/api/passkeys/${id}`)

export async function addPasskey(name: string): Promise<OwnPasskey> {
  const optionsJSON = await ask<Offer>('POST', '/api/passkeys/offer')
  const answer = await heeding(startRegistration({ optionsJSON }))
  return ask('POST', '/api/passkeys', { name, answer })
}

/** The passkey's answer, which only the server reads. */
export async function showPasskey(): Promise<NonNullable<LeaveBody['answer']>> {
  const optionsJSON = await ask<Options>('POST', '/api/passkeys/ask')
  const { id, response, ...more } = await heeding(startAuthentication({ optionsJSON }))
  return { ...more, id, response: { ...response } }
}

export const enterByPasskey = async (): Promise<Me> =>
  ask('POST', '/api/passkeys/enter', { answer: await showPasskey() })

export const resetPassword = (ticket: string, password: string): Promise<Me> =>
  ask('POST', '/api/password', { ticket, password })

export const signIn = (ticket: string): Promise<Me> => ask('POST', '/api/sign-in', { ticket })

export const leaveForGood = (body: LeaveBody): Promise<void> => ask('POST', '/api/me/leave', body)

export const notificationSettings = (): Promise<NotificationSettings> => ask('GET', '/api/notifications')
export const saveEmail = (email: string, language: string): Promise<NotificationSettings> =>
  ask('POST', '/api/notifications/email', { email, language })
export const removeEmail = (): Promise<void> => ask('DELETE', '/api/notifications/email')
export const confirmEmail = (code: string): Promise<void> =>
  ask('POST', '/api/notifications/email/confirm', { code })
export const unsubscribe = (token: string): Promise<void> =>
  ask('POST', `/api/notifications/unsubscribe/${token}`)
export const takeDays = (days: number): Promise<DaysOff> => ask('POST', '/api/vacation', { days })
export const endDays = (): Promise<DaysOff> => ask('DELETE', '/api/vacation')

export const sendReport = (about: string, table: string | undefined, text: string): Promise<unknown> =>
  ask('POST', '/api/reports', { about, text, ...(table === undefined ? {} : { table }) })

export const notices = (): Promise<readonly Notice[]> => ask('GET', '/api/notices')
export const removeNotice = (id: string): Promise<void> => ask('DELETE', `/api/notices/${id}`)

/** The push subscription of this browser, if there is a service worker. */
async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

export async function isSubscribed(browsers: readonly string[]): Promise<boolean> {
  const own = await subscription().catch(() => null)
  return own !== null && browsers.includes(own.endpoint)
}

export async function subscribePush(key: string, language: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new ApiFault('push-denied', 'Not allowed.')
  const registration = await navigator.serviceWorker.ready
  const { endpoint, keys } = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .then(
      (made) => made.toJSON(),
      () => Promise.reject(new ApiFault('push-unreachable', 'No push service.')),
    )
  await ask('POST', '/api/notifications/browsers', { endpoint, keys, language })
}

export async function unsubscribePush(): Promise<void> {
  const own = await subscription()
  if (own === null) return
  await ask('POST', '/api/notifications/browsers/remove', { endpoint: own.endpoint })
  await own.unsubscribe()
}

export interface Login {
  readonly login: string
  readonly password: string
}

export const register = (login: Login): Promise<Me> => ask('POST', '/api/account', login)
export const logIn = (login: Login): Promise<Me> => ask('POST', '/api/login', login)
export const logOut = (): Promise<void> => ask('POST', '/api/logout')
export const sessions = (): Promise<readonly Session[]> => ask('GET', '/api/sessions')
export const endSession = (id: string): Promise<void> => ask('DELETE', `/api/sessions/${id}`)
export const programs = (): Promise<readonly Program[]> => ask('GET', '/api/programs')
export const enterProgram = (name: string): Promise<EnteredProgram> => ask('POST', '/api/programs', { name })
export const dismissProgram = (id: string): Promise<void> => ask('DELETE', `/api/programs/${id}`)
