import { BlockList, isIP, isIPv6 } from 'node:net'
import { accessChanged, type Bus } from '../bus/bus.ts'
import { Emitter } from '../bus/emitter.ts'
import type { Ban, ModerationStore } from '../store/store.ts'
import type { Time } from '../time.ts'

interface Range {
  readonly list: BlockList
  readonly ban: Ban
}

/** The bans in force, as last read from the store. Read again on a message of topic `access`. */
export class Bans {
  readonly #store: Pick<ModerationStore, 'bans' | 'ban'>
  readonly #bus: Bus
  readonly #time: Time
  readonly #ends: readonly (() => void)[]
  #players = new Map<string, Ban>()
  #mutes = new Map<string, Ban>()
  #addresses: readonly Range[] = []
  #newcomers: readonly Range[] = []
  readonly changed = new Emitter<undefined>()

  constructor(
    store: Pick<ModerationStore, 'bans' | 'ban'>,
    bus: Bus,
    time: Time,
    onError: (error: unknown) => void,
  ) {
    this.#store = store
    this.#bus = bus
    this.#time = time
    const load = () => void this.load().catch(onError)
    this.#ends = [bus.subscribe('access', load), bus.onReconnect(load)]
  }

  async load(): Promise<void> {
    const bans = await this.#store.bans(this.#time.now())
    this.#players = new Map(
      bans.filter(({ type }) => type === 'player').map((ban) => [ban.subject, ban] as const),
    )
    this.#mutes = new Map(
      bans.filter(({ type }) => type === 'mute').map((ban) => [ban.subject, ban] as const),
    )
    this.#addresses = bans.filter(({ type }) => type === 'address').map(rangeOf)
    this.#newcomers = bans.filter(({ type }) => type === 'newcomers').map(rangeOf)
    this.changed.emit(undefined)
  }

  of(players: readonly string[]): Ban | undefined {
    return players.map((id) => this.#players.get(id)).find((ban) => ban !== undefined && this.#inForce(ban))
  }

  /** The mute of one of these players. */
  muteOf(players: readonly string[]): Ban | undefined {
    return players.map((id) => this.#mutes.get(id)).find((ban) => ban !== undefined && this.#inForce(ban))
  }

  at(address: string): Ban | undefined {
    return this.#within(this.#addresses, address)
  }

  /** The ban that keeps new guests from this address out. */
  newcomersAt(address: string): Ban | undefined {
    return this.#within(this.#newcomers, address)
  }

  /** A banned player was seen at this address: new guests from there are refused for as long as the ban says. */
  async seen(ban: Ban, address: string): Promise<void> {
    const { type, subject: because, reason, newcomersFor } = ban
    if (type !== 'player' || newcomersFor === null || this.newcomersAt(address) !== undefined) return
    const at = this.#time.now()
    const until = Math.min(ban.until ?? Number.POSITIVE_INFINITY, at + newcomersFor)
    const subject = networkOf(address)
    await this.#store.ban({ type: 'newcomers', subject, reason, at, until, newcomersFor: null, because })
    this.#bus.publish(accessChanged)
    await this.load()
  }

  close(): void {
    for (const end of this.#ends) end()
  }

  #within(ranges: readonly Range[], address: string): Ban | undefined {
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    return ranges.find(({ list, ban }) => this.#inForce(ban) && list.check(address, family))?.ban
  }

  #inForce({ until }: Ban): boolean {
    return until === null || until > this.#time.now()
  }
}

/** An address or a range such as `203.0.113.0/24`. */
export function isAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const whole = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most)
  return isIP(address) !== 0 && whole && rest.length === 0
}

/** Bans of newcomers cover one IPv4 address or one IPv6 /64: what a household has. */
function networkOf(address: string): string {
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
