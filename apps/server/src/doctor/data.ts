import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Database, DatabaseSync } from '../store/sqlite/driver.ts'
import { migrations, schemaOf } from '../store/sqlite/migrate.ts'
import { type Finding, findingsOf } from './finding.ts'

const GB = 1e9
/** Bytes below which the disk is a worry, and below which it is a fault. */
const LITTLE = GB
const NOTHING = GB / 20
/** ms that a heartbeat may lie ahead. */
const AHEAD = 60_000
/** Nothing of this program is older: a clock before it is wrong. */
const BEFORE = Date.parse('2025-01-01')

/** The folder of a SQLite server: permissions, disk, clock and database. */
export function checkFolder(data: string): readonly Finding[] {
  return [...checkPermissions(data), checkDisk(data), ...checkDatabase(join(data, 'estocade.db'))]
}

function checkPermissions(data: string): readonly Finding[] {
  const { ok, fault } = findingsOf('permissions')
  if (!existsSync(data)) return [ok(`${data} does not exist yet; the server makes it`)]
  if (!statSync(data).isDirectory()) return [fault(`${data} is not a folder.`)]
  try {
    accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return [fault(`${data} cannot be written by this user.`)]
  }
  const files = ['estocade.db', 'estocade.db-wal', 'estocade.db-shm'].map((name) => join(data, name))
  const open = [data, ...files].filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0)
  if (process.platform !== 'win32' && open.length > 0)
    return [fault(`Other users of this machine can read ${open.join(', ')}; the next start mends it.`)]
  return [ok(`only this user can read ${data}`)]
}

/** Of the nearest folder above that is there. */
function checkDisk(data: string): Finding {
  const { ok, warning, fault } = findingsOf('disk')
  let folder = resolve(data)
  while (!existsSync(folder)) folder = dirname(folder)
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const text = `${(free / GB).toFixed(1)} GB free in ${folder}`
  return free < NOTHING ? fault(`${text}.`) : free < LITTLE ? warning(`${text}.`) : ok(text)
}

function checkDatabase(file: string): readonly Finding[] {
  const { ok, fault } = findingsOf('database')
  if (!existsSync(file)) return [checkClock(undefined), ok(`${file} does not exist yet; the server makes it`)]
  let db: Database
  try {
    db = new DatabaseSync(file, { readOnly: true })
  } catch (error) {
    return [checkClock(undefined), fault(`${file}: ${(error as Error).message}`)]
  }
  try {
    const [{ quick_check: whole }] = db.prepare('PRAGMA quick_check(1)').all() as [{ quick_check: string }]
    if (whole !== 'ok') return [checkClock(undefined), fault(`${file} is damaged: ${whole}`)]
    return [checkClock(heartbeatIn(db)), checkSchema(schemaOf(db), migrations.length)]
  } catch (error) {
    return [checkClock(undefined), fault(`${file}: ${(error as Error).message}`)]
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
  const { ok, fault } = findingsOf('clock')
  const at = new Date(now).toISOString()
  if (now < BEFORE) return fault(`This machine says that it is ${at}.`)
  if (alive !== undefined && alive > now + AHEAD)
    return fault(`The server was alive at ${new Date(alive).toISOString()}, but this machine says ${at}.`)
  return ok(at)
}

export function checkSchema(at: number, known: number): Finding {
  const { ok, fault } = findingsOf('database')
  if (at > known) return fault(`It was written by a newer Estocade (schema ${at}, this one knows ${known}).`)
  return ok(at === known ? `schema ${at}` : `schema ${at}; the next start brings it to ${known}`)
}
