const SMALLEST = 16
const SLASH = 47

/**
 * A filter of the commands in a table's log, by 32 bits of each: "no" is certain, "perhaps" has to be looked up.
 * It takes four to eight bytes per command, so that even old ones are remembered.
 */
export class SeenCommands {
  /** Open addressing; 0 is an empty place. */
  #places = new Int32Array(0)
  #count = 0

  /** Adds a command. Returns whether it may have been added before. */
  add(command: string): boolean {
    if (4 * (this.#count + 1) > 3 * this.#places.length) this.#grow()
    return this.#put(bitsOf(command))
  }

  #put(bits: number): boolean {
    const places = this.#places
    const mask = places.length - 1
    let place = bits & mask
    for (; places[place] !== 0; place = (place + 1) & mask) if (places[place] === bits) return true
    places[place] = bits
    this.#count++
    return false
  }

  #grow(): void {
    const all = this.#places
    this.#places = new Int32Array(Math.max(SMALLEST, 2 * all.length))
    this.#count = 0
    for (const bits of all) if (bits !== 0) this.#put(bits)
  }
}

/** A hash of what follows the last slash: the command's id without its player's. Never 0. */
function bitsOf(command: string): number {
  let bits = 0x811c9dc5
  for (let i = command.length - 1; i >= 0; i--) {
    const code = command.charCodeAt(i)
    if (code === SLASH) break
    bits = Math.imul(bits ^ code, 0x01000193)
  }
  bits ^= bits >>> 15
  return bits === 0 ? 1 : bits
}
