import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Value } from '../shared/plain-sql.ts'
import { type Database, ownSqlite } from './driver.ts'
import { rowsOf } from './rows.ts'

/** Runs queries whose time grows with the number of stored games. */
export interface Reader {
  rows<Row extends object>(text: string, ...values: readonly Value[]): Promise<readonly Row[]>
  close(): Promise<void>
}

/** For a database in memory, which no other thread can open. */
export const inlineReader = (db: Database): Reader => ({
  rows: async (text, ...values) => rowsOf(db.prepare(text), ...values),
  close: async () => {},
})

/**
 * The thread's program: a connection of its own, and one query after the other. It is a text, so that bundles need no
 * further file. Node 20 has no SQLite and loads the driver by its path; the warning of Node 22 is left out as in driver.ts.
 */
const PROGRAM = `
  const { parentPort, workerData: { file, driver, closing } } = require('node:worker_threads')
  const { emitWarning } = process
  process.emitWarning = () => {}
  const { DatabaseSync } = process.getBuiltinModule?.('node:sqlite') ?? require(driver)
  process.emitWarning = emitWarning
  const db = new DatabaseSync(file, { readOnly: true })
  const prepared = new Map()
  parentPort.on('message', ({ text, values }) => {
    if (text === undefined) {
      db.close()
      return parentPort.close()
    }
    if (Atomics.load(closing, 0)) return
    try {
      if (!prepared.has(text)) prepared.set(text, db.prepare(text))
      parentPort.postMessage({ rows: prepared.get(text).all(...values) })
    } catch (error) {
      parentPort.postMessage({ error: String(error) })
    }
  })`

interface Waiting {
  readonly resolve: (rows: readonly never[]) => void
  readonly reject: (error: Error) => void
}

type Answer = { readonly rows: readonly never[] } | { readonly error: string }

/** Reads in a thread of its own, which starts with the first query; a thread that fails is replaced by the next one. */
export class ThreadReader implements Reader {
  readonly #file: string
  #worker: Worker | undefined
  /** Not 0 after `close`; then the thread leaves out further queries. */
  readonly #closing = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  /** In the order of the questions, which the thread answers in turn. */
  #waiting: Waiting[] = []

  constructor(file: string) {
    this.#file = file
  }

  rows<Row extends object>(text: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed()) return reject(new Error('The database is closed.'))
      const worker = this.#worker ?? this.#start()
      this.#waiting.push({ resolve, reject })
      // A program that waits for an answer must not end; one that only has the thread may.
      worker.ref()
      worker.postMessage({ text, values })
    })
  }

  /**
   * Waits for the query that runs, and leaves out all others. The thread ends by itself: Node 20's driver would abort the
   * whole process if the thread were terminated within a query.
   */
  async close(): Promise<void> {
    Atomics.store(this.#closing, 0, 1)
    const worker = this.#worker
    if (worker === undefined) return
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.ref()
    worker.postMessage({})
    await ended
  }

  #isClosed(): boolean {
    return this.#closing[0] !== 0
  }

  #start(): Worker {
    const driver = ownSqlite() ? '' : createRequire(import.meta.url).resolve('@photostructure/sqlite')
    const workerData = { file: this.#file, driver, closing: this.#closing }
    const worker = new Worker(PROGRAM, { eval: true, workerData })
    worker.on('message', (answer: Answer) => {
      const { resolve, reject } = this.#waiting.shift()!
      if (this.#waiting.length === 0 && !this.#isClosed()) worker.unref()
      if ('rows' in answer) resolve(answer.rows)
      else reject(new Error(answer.error))
    })
    worker.on('error', (error) => this.#ended(worker, error))
    worker.on('exit', () => this.#ended(worker, new Error('The reading thread has ended.')))
    this.#worker = worker
    return worker
  }

  #ended(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    const waiting = this.#waiting
    this.#waiting = []
    for (const { reject } of waiting) reject(error as Error)
  }
}
