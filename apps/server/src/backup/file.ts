import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { addedSince, type BackedUp, backedUp, type Row, type Value } from './tables.ts'

/**
 * One gzip file of JSON lines: a header, a row `["table", value, …]` per line, and a seal with the number of rows and
 * the SHA-256 of all lines before it, so that a truncated or changed file is noticed before anything is restored.
 */
const FORMAT = 1

export class BadBackup extends Error {}

export async function writeBackup(file: string, rows: AsyncIterable<Row>, at: number): Promise<number> {
  const part = `${file}.part`
  let count = 0
  async function* lines() {
    const hash = createHash('sha256')
    yield sealed(hash, { estocade: 'backup', format: FORMAT, at })
    for await (const { table, values } of rows) {
      count++
      yield sealed(hash, [table, ...values])
    }
    yield `${JSON.stringify({ rows: count, sha256: hash.digest('hex') })}\n`
  }
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(part, { flush: true, mode: 0o600 }),
    )
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
  return count
}

function sealed(hash: Hash, value: unknown): string {
  const line = `${JSON.stringify(value)}\n`
  hash.update(line)
  return line
}

/** The rows of a backup. If the file is damaged, this throws `BadBackup`, perhaps only after the last row. */
export async function* readBackup(file: string): AsyncIterable<Row> {
  const hash = createHash('sha256')
  let count = 0
  let begun = false
  let ended = false
  try {
    const text = createGunzip()
    // `readline` does not pass on the errors of its input, so they are kept for the end of the loop.
    let broken: unknown
    const source = createReadStream(file)
    pipeline(source, text).catch((error) => {
      broken = error
    })
    text.on('error', () => {})
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (ended) throw new BadBackup(`${file} continues after its end.`)
      const value: unknown = JSON.parse(line)
      if (!begun) begun = isHeader(file, value)
      else if (Array.isArray(value)) {
        count++
        yield rowOf(file, value)
      } else {
        checkSeal(file, value, count, hash.digest('hex'))
        ended = true
        continue
      }
      hash.update(`${line}\n`)
    }
    if (!ended && broken !== undefined) throw broken
  } catch (error) {
    // A file that cannot be opened is not a damaged one.
    if (error instanceof BadBackup || (error as NodeJS.ErrnoException).syscall !== undefined) throw error
    throw new BadBackup(`${file} is damaged: ${(error as Error).message}`)
  }
  if (!ended) throw new BadBackup(`${file} is cut off.`)
}

function isHeader(file: string, value: unknown): true {
  const { estocade, format } = (value ?? {}) as { estocade?: unknown; format?: unknown }
  if (estocade !== 'backup') throw new BadBackup(`${file} is not a backup of Estocade.`)
  if (format !== FORMAT) throw new BadBackup(`${file} was written by another Estocade (format ${format}).`)
  return true
}

function rowOf(file: string, [table, ...values]: readonly unknown[]): Row {
  const columns = backedUp[table as BackedUp] as readonly string[] | undefined
  const lacking = (columns?.length ?? 0) - values.length
  if (columns === undefined || lacking < 0 || lacking > (addedSince[table as BackedUp] ?? 0))
    throw new BadBackup(`${file} has a row that is not understood.`)
  return { table: table as BackedUp, values: [...(values as readonly Value[]), ...Array(lacking).fill(null)] }
}

function checkSeal(file: string, value: unknown, rows: number, sha256: string): void {
  const seal = value as { rows?: unknown; sha256?: unknown }
  if (seal.rows !== rows || seal.sha256 !== sha256) throw new BadBackup(`${file} has been changed.`)
}
