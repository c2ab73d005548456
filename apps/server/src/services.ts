import { randomBytes } from 'node:crypto'
import type { Catalogue } from '@estocade/table'
import { Identities } from './accounts/identities.ts'
import { Passkeys } from './accounts/passkeys.ts'
import { Doorkeeper } from './accounts/session-reaper.ts'
import type { Bus } from './bus/bus.ts'
import type { Limits } from './limits.ts'
import { Bans } from './moderation/bans.ts'
import { Rater } from './ratings/rater.ts'
import { Drafts } from './sockets/drafts.ts'
import { Gallery } from './sockets/subscribers.ts'
import type { Store } from './store/store.ts'
import { BotDriver } from './tables/bot-driver.ts'
import type { Thinker } from './tables/bot-runner.ts'
import { Hall } from './tables/command-queue.ts'
import { Chronicle } from './tables/history.ts'
import { PresenceKeeper } from './tables/presence.ts'
import { Scheduler } from './tables/scheduler.ts'
import type { Time } from './time.ts'

/** What the parts of a server are made from. */
export interface Ground {
  readonly catalogue: Catalogue
  readonly store: Store
  readonly bus: Bus
  readonly time: Time
  readonly thinker: Thinker
  readonly limits: Limits
  readonly secure: boolean
  /** Addresses that the page may be reached by besides the one that was asked. */
  readonly origins: readonly string[]
  readonly pace: number
  readonly onFault: (error: unknown, table?: string) => void
}

export interface Services extends Ground {
  readonly hall: Hall
  readonly chronicle: Chronicle
  readonly scheduler: Scheduler
  readonly driver: BotDriver
  readonly presence: PresenceKeeper
  readonly gallery: Gallery
  readonly drafts: Drafts
  readonly identities: Identities
  readonly bans: Bans
  readonly doorkeeper: Doorkeeper
  readonly passkeys: Passkeys
  readonly rater: Rater
}

export function assemble(ground: Ground): Services {
  const { store, bus, time, thinker, pace, onFault } = ground
  const hall = new Hall({ ...ground, entropy: () => randomBytes(32).toString('hex') })
  const scheduler = new Scheduler(hall, store, time, onFault)
  hall.rooms.changed.add((room) => scheduler.expect(room.deadline))
  const presence = new PresenceKeeper(hall, time)
  const rater = new Rater(store, onFault)
  hall.rooms.changed.add(({ table }) => table.phase === 'over' && rater.work())
  const gallery = new Gallery(presence, time)
  const bans = new Bans(store, bus, time, onFault)
  bans.changed.add(() => gallery.endBanned(bans, onFault))
  return {
    ...ground,
    hall,
    chronicle: new Chronicle(store),
    scheduler,
    driver: new BotDriver({ hall, thinker, time, pace, onFault }),
    presence,
    rater,
    gallery,
    bans,
    doorkeeper: new Doorkeeper(store, bus, gallery, time, onFault),
    passkeys: new Passkeys(store, time),
    drafts: new Drafts(store),
    identities: new Identities(store, time, bans),
  }
}
