/** Packages worth publishing, dependencies first. */
export const publishable: readonly string[]
/** Builds and packs them; returns the tarballs' paths, in the same order. */
export function packAll(): readonly string[]
