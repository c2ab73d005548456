import type { BotRunner, Catalogue } from '@estocade/table'
import { Identities, randomId } from './accounts/identities.ts'
import { Pairing, seatPair } from './accounts/pairing.ts'
import { Passkeys } from './accounts/passkeys.ts'
import { SessionReaper } from './accounts/session-reaper.ts'
import type { Bus } from './bus/bus.ts'
import type { Limits } from './limits.ts'
import { Bans } from './moderation/bans.ts'
import { Gate } from './moderation/gate.ts'
import { Moderation } from './moderation/moderation.ts'
import { ServerWords } from './moderation/server-words.ts'
import { PlayMeter } from './ratings/play-meter.ts'
import { Rater } from './ratings/rater.ts'
import type { Codec } from './sockets/codec.ts'
import { Drafts } from './sockets/drafts.ts'
import { Subscribers } from './sockets/subscribers.ts'
import type { Store } from './store/store.ts'
import { BotDriver } from './tables/bot-driver.ts'
import { CommandQueue, type CommandQueueOptions } from './tables/command-queue.ts'
import { History } from './tables/history.ts'
import { PresenceTracker } from './tables/presence.ts'
import { Scheduler } from './tables/scheduler.ts'
import { tableCloser } from './tables/table-closer.ts'
import type { Time } from './time.ts'

/** What the parts of a server are made from. */
export interface Foundation {
  readonly catalogue: Catalogue
  readonly store: Store
  readonly bus: Bus
  readonly time: Time
  readonly botRunner: BotRunner
  readonly limits: Limits
  /** The server's share of every deal. */
  readonly entropy: () => string
  readonly secure: boolean
  /** Origins by which the page is reached, besides that of the request. */
  readonly origins: readonly string[]
  readonly pace: number
  readonly codec: Codec
  readonly trace?: CommandQueueOptions['trace']
  readonly onError: (error: unknown, table?: string) => void
}

export interface Services extends Foundation {
  readonly queue: CommandQueue
  readonly history: History
  readonly scheduler: Scheduler
  readonly driver: BotDriver
  readonly presence: PresenceTracker
  readonly pairing: Pairing
  readonly subscribers: Subscribers
  readonly drafts: Drafts
  readonly identities: Identities
  readonly bans: Bans
  readonly gate: Gate
  readonly moderation: Moderation
  readonly serverWords: ServerWords
  readonly sessionReaper: SessionReaper
  readonly passkeys: Passkeys
  readonly rater: Rater
  readonly playMeter: PlayMeter
}

export function assemble(foundation: Foundation): Services {
  const { store, bus, time, botRunner, pace, onError } = foundation
  const serverWords = new ServerWords(store, bus, onError)
  const queue = new CommandQueue({ ...foundation, pin: (config) => serverWords.pinnedIn(config) })
  const scheduler = new Scheduler(queue, store, time, onError)
  queue.cache.changed.add((loaded) => scheduler.expect(loaded.deadline))
  const presence = new PresenceTracker(queue, time)
  const driver = new BotDriver({ queue, botRunner, time, pace, onError })
  const isBusy = () => driver.jobs > 0
  const playMeter = new PlayMeter({ ...foundation, isBusy })
  const rater = new Rater(store, onError, (match) => playMeter.add(match))
  queue.cache.changed.add(({ table }) => table.phase === 'over' && rater.work())
  const subscribers = new Subscribers(presence, time, foundation.codec)
  const bans = new Bans(store, bus, time, onError)
  bans.changed.add(() => subscribers.endBanned(bans, onError))
  return {
    ...foundation,
    queue,
    history: new History(store),
    scheduler,
    driver,
    presence,
    pairing: new Pairing({ store, time, seat: seatPair(queue) }),
    rater,
    playMeter,
    subscribers,
    bans,
    gate: new Gate(store, bans),
    serverWords,
    moderation: new Moderation({ store, bus, time, newId: randomId, closeTable: tableCloser(queue) }),
    sessionReaper: new SessionReaper(store, bus, subscribers, onError),
    passkeys: new Passkeys(store, time),
    drafts: new Drafts(store),
    identities: new Identities(store, time, bans, foundation.limits),
  }
}
