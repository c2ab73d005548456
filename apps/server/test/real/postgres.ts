import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { postgresPackage } from '../../../../scripts/postgres-package.mjs'
import { freePort } from '../../../../scripts/test-ports.ts'

/** The user id of `nobody`: Postgres refuses to run as root. */
const NOBODY = 65_534
const asRoot = process.getuid?.() === 0
const asNobody = asRoot ? { uid: NOBODY, gid: NOBODY } : {}

const bin = (name: string): string => {
  const entry = createRequire(import.meta.url).resolve(postgresPackage)
  return join(dirname(entry), '..', 'native', 'bin', name)
}

/** A command that runs a program which ends with this process, even when this process is killed (Linux only). */
export const dyingWithUs = (program: string): readonly string[] =>
  process.platform === 'linux' ? ['setpriv', '--pdeathsig', 'KILL', program] : [program]

/** A real Postgres server with its own data, on a free port of this machine. */
export class RealPostgres {
  readonly #folder: string
  readonly #port: number
  readonly #host: string
  #process: ChildProcess | undefined

  private constructor(folder: string, port: number, host: string) {
    this.#folder = folder
    this.#port = port
    this.#host = host
  }

  /** With `network` it also listens beyond loopback, to that range alone. */
  static async start(network?: string): Promise<RealPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'estocade-pg-'))
    if (asRoot) chownSync(folder, NOBODY, NOBODY)
    const data = join(folder, 'data')
    execFileSync(bin('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
      ...asNobody,
      cwd: folder,
      stdio: 'ignore',
      env: { LC_ALL: 'C' },
    })
    if (network !== undefined) appendFileSync(join(data, 'pg_hba.conf'), `host all all ${network} trust\n`)
    const postgres = new RealPostgres(folder, await freePort(), network === undefined ? '127.0.0.1' : '*')
    await postgres.boot()
    return postgres
  }

  /** The id of the main process. */
  get pid(): number {
    return this.#process!.pid!
  }

  url(database = 'postgres'): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${database}`
  }

  /** An empty database. */
  async database(name: string): Promise<string> {
    const client = new Client({ connectionString: this.url() })
    await client.connect()
    await client.query(`CREATE DATABASE ${name}`)
    await client.end()
    return this.url(name)
  }

  async query(text: string, url = this.url()): Promise<readonly object[]> {
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(text)
    await client.end()
    return rows
  }

  /** Starts or restarts on the same data and port. The server ends when the test process dies. */
  async boot(): Promise<void> {
    const args = ['-D', join(this.#folder, 'data'), '-p', String(this.#port), '-k', this.#folder]
    const settings = ['-c', `listen_addresses=${this.#host}`, '-c', 'max_connections=200']
    const [command, ...first] = dyingWithUs(bin('postgres'))
    const started = spawn(command!, [...first, ...args, ...settings], {
      ...asNobody,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#process = started
    await new Promise<void>((resolve, reject) => {
      let said = ''
      started.stderr!.on('data', (text) => {
        said += text
        if (said.includes('ready to accept connections')) resolve()
      })
      started.once('error', reject)
      started.once('exit', (code) => reject(new Error(`Postgres ended with ${code}: ${said}`)))
    })
  }

  /** SIGINT is Postgres' fast shutdown, SIGKILL a crash. */
  async halt(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const process = this.#process!
    const ended = new Promise((resolve) => process.once('exit', resolve))
    process.kill(signal)
    await ended
  }

  async stop(): Promise<void> {
    await this.halt('SIGINT')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
