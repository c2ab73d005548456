/** Reads numbers of variable length: 7 bits per byte, low bits first; the high bit means that more bytes follow. */
export class ByteReader {
  readonly #bytes: Uint8Array
  at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get ended(): boolean {
    return this.at >= this.#bytes.length
  }

  number(): number {
    let byte = this.#bytes[this.at++]!
    if (byte < 128) return byte
    let number = byte & 127
    for (let shift = 7; byte >= 128; shift += 7) {
      byte = this.#bytes[this.at++]!
      number |= (byte & 127) << shift
    }
    return number
  }

  /** The sign is in the lowest bit. */
  signed(): number {
    const number = this.number()
    return (number & 1) === 0 ? number >>> 1 : -(number >>> 1) - 1
  }

  skip(numbers: number): void {
    for (let left = numbers; left > 0; left--) while (this.#bytes[this.at++]! >= 128);
  }
}
