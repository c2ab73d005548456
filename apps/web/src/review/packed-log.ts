import type { GameLog } from '../session/session.ts'

/** A log with the names of the players, as it is stored in links and files. */
export type SharedLog = GameLog & { readonly names?: readonly string[] }

/** More than any game needs; a link that decompresses to more is an attack. */
const MOST_BYTES = 4_000_000

/** JSON, deflated, in characters that an address may contain. */
export async function pack(log: SharedLog): Promise<string> {
  const stream = new Blob([JSON.stringify(log)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()))
}

/** The JSON in a link; `undefined` if the link is truncated or was changed. */
export async function unpack(packed: string): Promise<string | undefined> {
  const bytes = fromBase64Url(packed)
  if (bytes === undefined) return undefined
  try {
    return await inflate(bytes)
  } catch {
    return undefined
  }
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let read = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    read += value.length
    if (read > MOST_BYTES) return undefined
    text += decoder.decode(value, { stream: true })
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}
