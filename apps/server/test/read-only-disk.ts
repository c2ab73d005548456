import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canMount } from './small-disk.ts'

const ran = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0

/**
 * Linux refuses to remount a disk while files on it are open for writing; only the system itself does that, after an
 * error of the disk. So the parts of it are made here: the folder is mounted read-only in the server's namespace, where
 * no file can be created or opened for writing any more, and the open files are made immutable.
 */
export const canMakeReadOnly: boolean = canMount && keepsImmutable()

function keepsImmutable(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
  const path = join(folder, 'file')
  const file = openSync(path, 'w')
  const made = ran('chattr', '+i', path)
  try {
    if (made) writeSync(file, 'x')
    return false
  } catch {
    return true
  } finally {
    closeSync(file)
    ran('chattr', '-i', path)
    rmSync(folder, { recursive: true })
  }
}

/** Runs a program in a mount namespace of its own. */
export const inOwnNamespace = (program: readonly string[]): ReturnType<typeof spawn> =>
  spawn('unshare', ['-m', ...program], { stdio: ['ignore', 'pipe', 'pipe'] })

const inside = (pid: number, script: string): void => {
  const entered = spawnSync('nsenter', ['-t', String(pid), '-m', 'sh', '-c', script])
  if (entered.status !== 0) throw new Error(`${script}: ${entered.stderr}`)
}

/** SQLite maps this file into memory. A write to such memory on a read-only disk ends the process (SIGBUS). */
const isMapped = (path: string): boolean => path.endsWith('-shm')

const filesIn = (folder: string): readonly string[] => readdirSync(folder).map((name) => join(folder, name))

/** The process with this id cannot write to this folder any more, nor to the files that it has open. */
export function makeReadOnly(pid: number, folder: string, mappedToo: boolean): void {
  inside(pid, `mount --bind '${folder}' '${folder}' && mount -o remount,bind,ro '${folder}'`)
  const files = filesIn(folder).filter((path) => mappedToo || !isMapped(path))
  if (!ran('chattr', '+i', ...files)) throw new Error(`${folder} has no immutable files`)
}

/** Without `pid` the process has ended, and its namespace with it. */
export function makeWritable(pid: number | undefined, folder: string): void {
  ran('chattr', '-i', ...filesIn(folder))
  if (pid !== undefined) inside(pid, `umount '${folder}'`)
}
