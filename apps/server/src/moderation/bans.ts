import { BlockList, isIP, isIPv6 } from 'node:net'
import { type Bus, HOUSE } from '../bus/bus.ts'
import { Emitter } from '../bus/emitter.ts'
import type { Ban, ModerationStore } from '../store/store.ts'
import type { Time } from '../time.ts'

interface Range {
  readonly list: BlockList
  readonly ban: Ban
}

/** Who may not come in, as the store last said. Told of changes by a hint about the house. */
export class Bans {
  readonly #store: ModerationStore
  readonly #bus: Bus
  readonly #time: Time
  readonly #ends: readonly (() => void)[]
  #players = new Map<string, Ban>()
  #ranges: readonly Range[] = []
  #doors: readonly Range[] = []
  readonly changed = new Emitter<undefined>()

  constructor(store: ModerationStore, bus: Bus, time: Time, onError: (error: unknown) => void) {
    this.#store = store
    this.#bus = bus
    this.#time = time
    const load = () => void this.load().catch(onError)
    this.#ends = [bus.listen(HOUSE, load), bus.onReconnect(load)]
  }

  async load(): Promise<void> {
    const bans = await this.#store.bans(this.#time.now())
    this.#players = new Map(
      bans.filter(({ type }) => type === 'player').map((ban) => [ban.subject, ban] as const),
    )
    this.#ranges = bans.filter(({ type }) => type === 'address').map(rangeOf)
    this.#doors = bans.filter(({ type }) => type === 'newcomers').map(rangeOf)
    this.changed.emit(undefined)
  }

  of(players: readonly string[]): Ban | undefined {
    return players.map((id) => this.#players.get(id)).find((ban) => ban !== undefined && this.#holds(ban))
  }

  at(address: string): Ban | undefined {
    return this.#within(this.#ranges, address)
  }

  /** Whether somebody new may not come from there. */
  newcomersAt(address: string): Ban | undefined {
    return this.#within(this.#doors, address)
  }

  /** A banned player was seen there: newcomers stay out from now on, for as long as his ban says. */
  async seen(ban: Ban, address: string): Promise<void> {
    const { type, subject: because, reason, newcomersFor } = ban
    if (type !== 'player' || newcomersFor === null || this.newcomersAt(address) !== undefined) return
    const at = this.#time.now()
    const until = Math.min(ban.until ?? Number.POSITIVE_INFINITY, at + newcomersFor)
    const subject = neighbourhood(address)
    await this.#store.ban({ type: 'newcomers', subject, reason, at, until, newcomersFor: null, because })
    this.#bus.publish({ table: HOUSE, version: at })
    await this.load()
  }

  close(): void {
    for (const end of this.#ends) end()
  }

  #within(ranges: readonly Range[], address: string): Ban | undefined {
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    return ranges.find(({ list, ban }) => this.#holds(ban) && list.check(address, family))?.ban
  }

  #holds({ until }: Ban): boolean {
    return until === null || until > this.#time.now()
  }
}

/** An address or a range like `203.0.113.0/24`. */
export function isAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const whole = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most)
  return isIP(address) !== 0 && whole && rest.length === 0
}

/** A household has one address of the old kind, and 2^64 of the new. */
function neighbourhood(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ?? `${address}/64`
}

function rangeOf(ban: Ban): Range {
  const list = new BlockList()
  const [address = '', bits] = ban.subject.split('/')
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  if (bits === undefined) list.addAddress(address, family)
  else list.addSubnet(address, Number(bits), family)
  return { list, ban }
}
