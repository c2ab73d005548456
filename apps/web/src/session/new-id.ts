/** Works on plain HTTP too, where `crypto.randomUUID` is not to be had. */
export const newId = (): string => hex(16)

/** A player's share of the draw. */
export const newSeed = (): string => hex(32)

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
