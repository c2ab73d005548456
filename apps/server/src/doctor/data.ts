import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Database, DatabaseSync } from '../store/sqlite/driver.ts'
import { migrations, schemaOf } from '../store/sqlite/migrate.ts'
import { type Finding, findingsOf } from './finding.ts'

const GB = 1e9
/** Free bytes below which the check warns, and below which it fails. */
const LOW_SPACE = GB
const NO_SPACE = GB / 20
/** ms by which the last heartbeat may be ahead of this machine's clock. */
const MAX_SKEW = 60_000
/** This program is younger, so a clock that shows an earlier time is wrong. */
const EARLIEST = Date.parse('2025-01-01')

/** The folder of a SQLite server: permissions, disk, clock and database. */
export function checkFolder(data: string): readonly Finding[] {
  return [...checkPermissions(data), checkDisk(data), ...checkDatabase(join(data, 'estocade.db'))]
}

function checkPermissions(data: string): readonly Finding[] {
  const { ok, error } = findingsOf('permissions')
  if (!existsSync(data)) return [ok(`${data} does not exist yet; the server makes it`)]
  if (!statSync(data).isDirectory()) return [error(`${data} is not a folder.`)]
  try {
    accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return [error(`${data} cannot be written by this user.`)]
  }
  const files = ['estocade.db', 'estocade.db-wal', 'estocade.db-shm'].map((name) => join(data, name))
  const open = [data, ...files].filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0)
  if (process.platform !== 'win32' && open.length > 0)
    return [error(`Other users of this machine can read ${open.join(', ')}; the next start corrects that.`)]
  return [ok(`only this user can read ${data}`)]
}

/** The disk of the folder, or of its nearest parent that exists. */
function checkDisk(data: string): Finding {
  let folder = resolve(data)
  while (!existsSync(folder)) folder = dirname(folder)
  const { bavail, bsize } = statfsSync(folder)
  return checkSpace(bavail * bsize, folder)
}

export function checkSpace(free: number, folder: string): Finding {
  const { ok, warning, error } = findingsOf('disk')
  const text = `${(free / GB).toFixed(1)} GB free in ${folder}`
  return free < NO_SPACE ? error(`${text}.`) : free < LOW_SPACE ? warning(`${text}.`) : ok(text)
}

function checkDatabase(file: string): readonly Finding[] {
  const { ok, error } = findingsOf('database')
  if (!existsSync(file)) return [checkClock(undefined), ok(`${file} does not exist yet; the server makes it`)]
  let db: Database
  try {
    db = new DatabaseSync(file, { readOnly: true })
  } catch (cause) {
    return [checkClock(undefined), error(`${file}: ${(cause as Error).message}`)]
  }
  try {
    const [{ quick_check: whole }] = db.prepare('PRAGMA quick_check(1)').all() as [{ quick_check: string }]
    if (whole !== 'ok') return [checkClock(undefined), error(`${file} is damaged: ${whole}`)]
    return [checkClock(heartbeatIn(db)), checkSchema(schemaOf(db), migrations.length)]
  } catch (cause) {
    return [checkClock(undefined), error(`${file}: ${(cause as Error).message}`)]
  } finally {
    db.close()
  }
}

/** When a server was last alive, ms. */
function heartbeatIn(db: Database): number | undefined {
  const row = db.prepare("SELECT value FROM meta WHERE key = 'alive'").get() as { value: string } | undefined
  return row === undefined ? undefined : Number(row.value)
}

/** A clock that was set back would make the downtime of running games wrong. */
export function checkClock(alive: number | undefined, now = Date.now()): Finding {
  const { ok, error } = findingsOf('clock')
  const at = new Date(now).toISOString()
  if (now < EARLIEST) return error(`This machine says that it is ${at}.`)
  if (alive !== undefined && alive > now + MAX_SKEW)
    return error(`The server was alive at ${new Date(alive).toISOString()}, but this machine says ${at}.`)
  return ok(at)
}

export function checkSchema(at: number, known: number): Finding {
  const { ok, error } = findingsOf('database')
  if (at > known) return error(`It was written by a newer Estocade (schema ${at}, this one knows ${known}).`)
  return ok(at === known ? `schema ${at}` : `schema ${at}; the next start brings it to ${known}`)
}
