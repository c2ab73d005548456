import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { Agent, createServer, type Server } from 'node:https'

/** A pre-shared key, for TLS without a certificate. */
const psk = randomBytes(32)
const tls = { ciphers: 'PSK', minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const

export interface Called {
  readonly path: string
  readonly authorization: string
  readonly body: Buffer
}

/** A push service: it receives messages over HTTPS, or answers that the subscription has ended. */
export class PushService {
  readonly calls: Called[] = []
  gone = false
  readonly agent = new Agent({
    ...tls,
    pskCallback: () => ({ psk, identity: 'test' }),
    checkServerIdentity: () => undefined,
  })
  readonly #server: Server

  private constructor() {
    this.#server = createServer({ ...tls, pskCallback: () => psk }, (request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        if (!this.gone)
          this.calls.push({
            path: request.url ?? '',
            authorization: request.headers.authorization ?? '',
            body: Buffer.concat(parts),
          })
        response.writeHead(this.gone ? 410 : 201).end()
      })
    })
  }

  static async start(): Promise<PushService> {
    const service = new PushService()
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve))
    return service
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as { port: number }).port}`
  }

  async stop(): Promise<void> {
    this.agent.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** The browser's side of RFC 8291: its keys, and decryption of its messages. */
export class PushedBrowser {
  readonly #ecdh = createECDH('prime256v1')
  readonly #public = this.#ecdh.generateKeys()
  readonly #auth = randomBytes(16)

  get keys() {
    return { p256dh: this.#public.toString('base64url'), auth: this.#auth.toString('base64url') }
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const length = body[20]!
    const theirs = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const derive = (key: Uint8Array, from: Uint8Array, info: Uint8Array | string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, from, info, bytes))
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#public, theirs])
    const key = derive(this.#ecdh.computeSecret(theirs), this.#auth, about, 32)
    const secret = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', secret, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
}
