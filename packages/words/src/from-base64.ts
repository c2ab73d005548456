const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Our own decoder, because not every platform of this package has one. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const written = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((written.length * 3) / 4))
  let bits = 0
  let at = 0
  for (let i = 0; i < written.length; i++) {
    bits = (bits << 6) | digits.indexOf(written[i]!)
    if (i % 4 !== 0) bytes[at++] = bits >> (6 - 2 * (i % 4))
  }
  return bytes
}
