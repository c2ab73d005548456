/** Works over plain HTTP too, where browsers do not offer `crypto.randomUUID`. */
export const newId = (): string => hex(16)

/** A player's seed for the draws. */
export const newSeed = (): string => hex(32)

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
