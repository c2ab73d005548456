import type { Time } from './time.ts'

export interface Limits {
  /** Frames that a socket may send at once, and how many more per second. */
  readonly socketBurst: number
  readonly socketRate: number
  readonly addressBurst: number
  readonly addressRate: number
  readonly socketsPerAddress: number
  /** HTTP requests per minute and address, and those that make or check an identity. */
  readonly requests: number
  readonly identityRequests: number
  /** Tables that a player may have waiting for others, and new tables per minute and address. */
  readonly openTables: number
  readonly newTables: number
  /** Wrong passwords for one account at once, and how many more per minute. */
  readonly passwordBurst: number
  readonly passwordRate: number
}

export const usualLimits: Limits = {
  socketBurst: 60,
  socketRate: 20,
  addressBurst: 600,
  addressRate: 200,
  socketsPerAddress: 200,
  requests: 600,
  identityRequests: 30,
  openTables: 10,
  newTables: 30,
  passwordBurst: 20,
  passwordRate: 1,
}

/** A token bucket. */
export class Credits {
  readonly #burst: number
  readonly #rate: number
  readonly #time: Time
  #left: number
  #at: number

  constructor(burst: number, rate: number, time: Time) {
    this.#burst = burst
    this.#rate = rate
    this.#time = time
    this.#left = burst
    this.#at = time.now()
  }

  take(now = this.#time.now()): boolean {
    this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#rate)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }

  /** Whether `take` would succeed now. */
  any(): boolean {
    const gained = (Math.max(0, this.#time.now() - this.#at) / 1000) * this.#rate
    return Math.min(this.#burst, this.#left + gained) >= 1
  }
}

interface Address {
  sockets: number
  readonly credits: Credits
}

/** The credits that sockets from one address share; forgotten with the last of them. */
export class Addresses {
  readonly #limits: Limits
  readonly #time: Time
  readonly #known = new Map<string, Address>()

  constructor(limits: Limits, time: Time) {
    this.#limits = limits
    this.#time = time
  }

  /** Undefined when the address has too many sockets. */
  enter(address: string): Credits | undefined {
    const { addressBurst, addressRate, socketsPerAddress } = this.#limits
    const known = this.#known.get(address) ?? {
      sockets: 0,
      credits: new Credits(addressBurst, addressRate, this.#time),
    }
    if (known.sockets >= socketsPerAddress) return undefined
    known.sockets++
    this.#known.set(address, known)
    return known.credits
  }

  leave(address: string): void {
    const known = this.#known.get(address)
    if (known !== undefined && --known.sockets <= 0) this.#known.delete(address)
  }
}

/** Buckets by key. Keys that were not used lately are forgotten. */
export class CreditBook {
  readonly #make: () => Credits
  #now = new Map<string, Credits>()
  #before = new Map<string, Credits>()

  constructor(make: () => Credits) {
    this.#make = make
  }

  of(key: string): Credits {
    const known = this.#now.get(key) ?? this.#before.get(key) ?? this.#make()
    this.#now.set(key, known)
    if (this.#now.size > KEYS) {
      this.#before = this.#now
      this.#now = new Map()
    }
    return known
  }
}

/** The number of keys at which the older half is dropped. */
const KEYS = 10_000
