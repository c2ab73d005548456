/** Writes what `ByteReader` reads. */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 16)
  length = 0

  number(value: number): void {
    if (this.length + 5 > this.#bytes.length) this.#grow()
    let left = value
    for (; left >= 128; left >>>= 7) this.#bytes[this.length++] = (left & 127) | 128
    this.#bytes[this.length++] = left
  }

  signed(value: number): void {
    this.number(value >= 0 ? value << 1 : ((-value - 1) << 1) | 1)
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.length)
  }

  #grow(): void {
    const larger = new Uint8Array(this.#bytes.length * 2)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
