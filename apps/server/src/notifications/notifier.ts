import { placeOf, type Table } from '@estocade/table'
import type { News, Push, Store } from '../store/store.ts'
import type { CommandQueue } from '../tables/command-queue.ts'
import type { LoadedTable } from '../tables/loaded-table.ts'
import type { PresenceTracker } from '../tables/presence.ts'
import type { Time } from '../time.ts'
import type { EmailSender } from './email.ts'
import type { PushSender } from './push.ts'
import { notificationText } from './texts.ts'
import { unsubscribeToken } from './unsubscribe.ts'

export interface NotifierOptions {
  readonly store: Store
  readonly queue: CommandQueue
  readonly presence: PresenceTracker
  readonly time: Time
  readonly onError: (error: unknown) => void
  /** Called for every notification that was sent or failed. */
  readonly onSent?: ((by: 'email' | 'push', result: 'sent' | 'failed') => void) | undefined
  readonly emailSender: EmailSender | undefined
  readonly pushSender: PushSender | undefined
  /** The address that people reach the server by. */
  readonly origin: string
  /** Signs the links that end e-mails. */
  readonly secret: string
}

/** ms after which a change is too old for a notification: the server may have been off. */
const STALE = 2 * 86_400_000
/** A player whose session was seen within these ms is not notified: the page shows them their turn. */
const ACTIVE = 90_000
/** The most notifications per run. */
const BATCH = 200
/** ms to wait after a mail server has refused an e-mail. */
const PAUSE = 300_000

/**
 * Notifies absent players that it is their turn in a correspondence game, or that it is over: once for each turn,
 * by the node that claims it first.
 */
export class Notifier {
  readonly #options: NotifierOptions
  #working: Promise<void> | undefined
  #pausedUntil = 0

  constructor(options: NotifierOptions) {
    this.#options = options
  }

  work(): Promise<void> {
    this.#working ??= this.#notifyAll().finally(() => {
      this.#working = undefined
    })
    return this.#working
  }

  async settled(): Promise<void> {
    await this.#working
  }

  async #notifyAll(): Promise<void> {
    const { store, time } = this.#options
    if (time.now() < this.#pausedUntil) return
    for (const news of await store.news(time.now() - STALE, BATCH)) await this.#notify(news)
  }

  async #notify({ table, player, person }: News): Promise<void> {
    const { store, queue, presence, time, onError } = this.#options
    const loaded = await queue.load(table).catch(() => undefined)
    const turn = loaded && turnOf(loaded.table, player)
    if (loaded === undefined || turn === undefined) return
    const { version } = loaded.table
    // Skip players connected to this table. Players active elsewhere on the site are notified only if they leave
    // without opening it.
    if (presence.online(table).includes(player)) return void (await store.claim(player, table, turn, version))
    if (time.now() - (await store.lastSeen(person)) < ACTIVE) return
    if (!(await store.claim(player, table, turn, version))) return
    try {
      await this.#send(loaded, player, person)
    } catch (error) {
      onError(error)
      this.#pausedUntil = time.now() + PAUSE
      await store.unclaim(player, table, turn)
    }
  }

  async #send(loaded: LoadedTable, player: string, person: string): Promise<void> {
    const { store, pushSender, emailSender } = this.#options
    // A push that fails must not prevent the e-mail.
    if (pushSender !== undefined)
      for (const push of await store.pushesOf(person))
        await this.#counted('push', this.#push(pushSender, push, loaded, player)).catch(this.#options.onError)
    const contact = await store.contact(person)
    if (emailSender === undefined || contact === undefined || contact.code !== null) return
    const { origin, secret } = this.#options
    const { title, text } = messageFor(loaded, player, contact.language)
    const token = unsubscribeToken(person, secret)
    const off = `${origin}/account?off=${token}`
    const say = (line: 'table' | 'off') => notificationText(contact.language, line)
    await this.#counted(
      'email',
      emailSender.send({
        to: contact.email,
        subject: title,
        text: `${text}\n\n${say('table')}\n${origin}/table/${loaded.id}\n\n-- \n${say('off')}\n${off}\n`,
        unsubscribeUrl: `${origin}/api/notifications/unsubscribe/${token}`,
      }),
    )
  }

  async #counted(by: 'email' | 'push', sending: Promise<void>): Promise<void> {
    try {
      await sending
      this.#options.onSent?.(by, 'sent')
    } catch (error) {
      this.#options.onSent?.(by, 'failed')
      throw error
    }
  }

  async #push(pushSender: PushSender, push: Push, loaded: LoadedTable, player: string): Promise<void> {
    const { title, text } = messageFor(loaded, player, push.language)
    const message = { title, body: text, url: `/table/${loaded.id}`, tag: loaded.id }
    if ((await pushSender.send(push, message)) === 'gone') await this.#options.store.removePush(push.endpoint)
  }
}

/** What a player is notified of once: a turn, or the end. Undefined when there is nothing. */
function turnOf(table: Table, player: string): string | undefined {
  const place = placeOf(table, player)
  if (place === undefined || table.match === undefined) return undefined
  if (table.phase === 'over') return `over ${table.match.number}`
  const timer = table.timers.find(({ duty }) => duty.seat === place.seat && duty.for !== 'window')
  return table.phase === 'playing' && timer !== undefined
    ? `${table.match.number} ${timer.duty.about}`
    : undefined
}

/** The title and text for a player whose turn it is, or whose match is over. */
function messageFor({ table }: LoadedTable, player: string, language: string) {
  const seat = placeOf(table, player)?.seat
  const names = table.sides.flatMap(({ members, bot }, i) =>
    i === seat ? [] : (bot ?? members.map(({ name }) => name).join(' & ')),
  )
  const game = table.game.charAt(0).toUpperCase() + table.game.slice(1)
  const others = names.filter(Boolean).join(', ') || notificationText(language, 'alone')
  const what = table.phase === 'over' ? (['over', 'overIs'] as const) : (['turn', 'turnIs'] as const)
  return {
    title: notificationText(language, what[0], { game }),
    text: notificationText(language, what[1], { game, others }),
  }
}
