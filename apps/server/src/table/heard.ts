const SMALLEST = 16

/**
 * The commands that a table's log holds, by 32 bits of each: "no" is certain, "perhaps" has to be looked up.
 * Four to eight bytes a command, so that all of them can be remembered, however old.
 */
export class Heard {
  /** Open addressing; 0 is an empty place. */
  #places = new Int32Array(0)
  #count = 0

  add(command: string): void {
    if (4 * (this.#count + 1) > 3 * this.#places.length) this.#grow()
    this.#put(bitsOf(command))
  }

  perhaps(command: string): boolean {
    if (this.#count === 0) return false
    return this.#places[this.#placeOf(bitsOf(command))] !== 0
  }

  #put(bits: number): void {
    const place = this.#placeOf(bits)
    if (this.#places[place] === 0) this.#count++
    this.#places[place] = bits
  }

  /** Where these bits are, or would be. */
  #placeOf(bits: number): number {
    const mask = this.#places.length - 1
    let place = bits & mask
    for (let at = this.#places[place]; at !== 0 && at !== bits; at = this.#places[place])
      place = (place + 1) & mask
    return place
  }

  #grow(): void {
    const all = this.#places
    this.#places = new Int32Array(Math.max(SMALLEST, 2 * all.length))
    this.#count = 0
    for (const bits of all) if (bits !== 0) this.#put(bits)
  }
}

/** Not 0. */
function bitsOf(text: string): number {
  let bits = 0x811c9dc5
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193)
  bits ^= bits >>> 15
  return bits === 0 ? 1 : bits
}
