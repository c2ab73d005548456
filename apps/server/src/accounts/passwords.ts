import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

interface Parameters {
  /** log2 of the number of rounds. */
  readonly ln: number
  readonly r: number
  readonly p: number
}

/** 2^15 rounds of 8 blocks: 32 MB and about a tenth of a second. */
const CURRENT: Parameters = { ln: 15, r: 8, p: 1 }
const KEY_BYTES = 32

interface Hash extends Parameters {
  readonly salt: string | Buffer
  readonly key: Buffer
}

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A PHC string: `$scrypt$ln=15,r=8,p=1$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, CURRENT)
  const { ln, r, p } = CURRENT
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(key)}`
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const hash = parse(stored)
  const key = await derive(password, hash.salt, hash)
  return hash.key.length === key.length && timingSafeEqual(hash.key, key)
}

/** Whether a hash was made with other parameters than today's and should be made again at the next login. */
export function isOutdated(stored: string): boolean {
  const { ln, r, p } = parse(stored)
  return !stored.startsWith('$') || ln !== CURRENT.ln || r !== CURRENT.r || p !== CURRENT.p
}

/** Verified for logins that do not exist, so that the time taken does not tell which ones do. */
export const DUMMY_HASH = `$scrypt$ln=${CURRENT.ln},r=${CURRENT.r},p=${CURRENT.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

function parse(stored: string): Hash {
  const found = PHC.exec(stored)
  if (found !== null) {
    const [, ln, r, p, salt = '', key = ''] = found
    const bytes = (text: string) => Buffer.from(text, 'base64')
    return { ln: Number(ln), r: Number(r), p: Number(p), salt: bytes(salt), key: bytes(key) }
  }
  // The first version: `scrypt$salt$key`, always with 2^15 rounds, the salt used as text.
  const [, salt = '', key = ''] = stored.split('$')
  return { ...CURRENT, ln: 15, salt, key: Buffer.from(key, 'base64url') }
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** Runs in the thread pool of libuv, off the main thread. */
const derive = (password: string, salt: string | Buffer, { ln, r, p }: Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: 2 ** ln, r, p, maxmem: 2 * 128 * 2 ** ln * r }
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** Checks that run at a time. The thread pool has four threads, and file access needs some of them. */
const CONCURRENT = 2
/** The most checks that may run or wait: in total, and for one address. */
const MAX_PENDING = 64
const PER_ADDRESS = 2

/** Checks a few passwords at a time. Many requests from one address do not delay the others. */
export class PasswordChecks {
  readonly #verify: typeof verifyPassword
  readonly #byAddress = new Map<string, number>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(verify: typeof verifyPassword = verifyPassword) {
    this.#verify = verify
  }

  /** Undefined when too many checks are waiting. */
  async run(address: string, password: string, hash: string): Promise<boolean | undefined> {
    const mine = this.#byAddress.get(address) ?? 0
    if (mine >= PER_ADDRESS || this.#running + this.#waiting.length >= MAX_PENDING) return undefined
    this.#byAddress.set(address, mine + 1)
    try {
      if (this.#running < CONCURRENT) this.#running++
      else await new Promise<void>((next) => this.#waiting.push(next))
      return await this.#verify(password, hash)
    } finally {
      // The slot goes to the next waiting check.
      const next = this.#waiting.shift()
      if (next === undefined) this.#running--
      else next()
      const left = this.#byAddress.get(address)! - 1
      if (left === 0) this.#byAddress.delete(address)
      else this.#byAddress.set(address, left)
    }
  }
}
