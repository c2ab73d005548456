import type { Time } from './time.ts'

export interface Limits {
  /** Frames a socket may send at once, and how many it gets back a second. */
  readonly socketBurst: number
  readonly socketRate: number
  readonly addressBurst: number
  readonly addressRate: number
  readonly socketsPerAddress: number
  /** HTTP requests a minute from one address, and those that make or check an identity. */
  readonly requests: number
  readonly identityRequests: number
}

export const usualLimits: Limits = {
  socketBurst: 60,
  socketRate: 20,
  addressBurst: 600,
  addressRate: 200,
  socketsPerAddress: 200,
  requests: 600,
  identityRequests: 30,
}

/** A bucket of credits that fills with time. */
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
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#rate)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}

interface Address {
  sockets: number
  readonly credits: Credits
}

/** What sockets from one address share. Forgotten with the last of them. */
export class Addresses {
  readonly #limits: Limits
  readonly #time: Time
  readonly #known = new Map<string, Address>()

  constructor(limits: Limits, time: Time) {
    this.#limits = limits
    this.#time = time
  }

  /** Undefined when there are too many sockets from there. */
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
