import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Makes a folder and the folders above it. Node's recursive `mkdir` never returns below /proc, and on a read-only disk
 * it says that a folder is missing.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  const path = resolve(folder)
  if (isFolder(path)) return
  makeFolder(dirname(path), mode)
  try {
    mkdirSync(path, mode)
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(path)) throw error
  }
}
