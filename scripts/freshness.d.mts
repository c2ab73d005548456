/** Writes the present state of these files, named from the root, to the file `stamp`. */
export function writeStamp(stamp: string, files: readonly string[]): void
/** Whether the files are those of the stamp and unchanged. */
export function isFresh(stamp: string, files?: readonly string[]): boolean
