import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

/** Flags: user present and verified; with the key's data when a key is made. */
const SHOWN = 0x05
const MADE = 0x45

/** A security key in software: one discoverable key on the curve P-256. */
export class SoftAuthenticator {
  readonly id = base64(randomBytes(32))
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #count = 0

  constructor(readonly origin: string) {}

  make(
    options: { readonly challenge: string; readonly rp?: { readonly id?: string } },
    origin = this.origin,
  ) {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    )
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const data = Buffer.concat([this.#data(MADE, origin), Buffer.alloc(16), length, id, cose])
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]) as never,
    )
    const client = this.#client('webauthn.create', options.challenge, origin)
    return this.#answer({ clientDataJSON: base64(client), attestationObject: base64(attestation) })
  }

  show(options: { readonly challenge: string }, origin = this.origin) {
    const data = this.#data(SHOWN, origin)
    const client = this.#client('webauthn.get', options.challenge, origin)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(signature),
    })
  }

  #client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #data(flags: number, origin: string): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++this.#count)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count])
  }

  #answer(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
