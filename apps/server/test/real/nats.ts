import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dyingWithUs, freePort } from './postgres.ts'

/** Unpacked once; nothing is installed. */
const shelf = fileURLToPath(new URL('../../../../.cache/nats', import.meta.url))

/** A NATS server's program: on the path, or out of Debian's package; `undefined` when it is not to be had. */
export function natsProgram(): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(':'))
    if (existsSync(join(folder, 'nats-server'))) return join(folder, 'nats-server')
  const unpacked = join(shelf, 'usr/sbin/nats-server')
  const other = join(shelf, 'usr/bin/nats-server')
  if (!existsSync(unpacked) && !existsSync(other)) unpack()
  return [unpacked, other].find((file) => existsSync(file))
}

function unpack(): void {
  mkdirSync(shelf, { recursive: true })
  try {
    execFileSync('apt-get', ['download', 'nats-server'], { cwd: shelf, stdio: 'ignore' })
    const file = readdirSync(shelf).find((name) => name.endsWith('.deb'))!
    execFileSync('dpkg-deb', ['-x', file, '.'], { cwd: shelf, stdio: 'ignore' })
  } catch {
    console.warn(
      '\n*** There is no nats-server here and none could be fetched: the tests over NATS are SKIPPED. ***\n',
    )
  }
}

/** A real NATS server, on a free port of this machine. */
export class RealNats {
  readonly url: string
  readonly #host: string
  readonly #port: number
  #process: ChildProcess | undefined

  private constructor(host: string, port: number) {
    this.#host = host
    this.#port = port
    this.url = `nats://127.0.0.1:${port}`
  }

  static async start(host = '127.0.0.1'): Promise<RealNats> {
    const nats = new RealNats(host, await freePort())
    await nats.boot()
    return nats
  }

  get pid(): number {
    return this.#process!.pid!
  }

  async boot(): Promise<void> {
    const args = ['-a', this.#host, '-p', String(this.#port)]
    const [command, ...first] = dyingWithUs(natsProgram()!)
    const started = spawn(command!, [...first, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#process = started
    await new Promise<void>((resolve, reject) => {
      let said = ''
      started.stderr!.on('data', (text) => {
        said += text
        if (said.includes('Server is ready')) resolve()
      })
      started.once('exit', (code) => reject(new Error(`NATS ended with ${code}: ${said}`)))
    })
  }

  async halt(): Promise<void> {
    const process = this.#process!
    const ended = new Promise((resolve) => process.once('exit', resolve))
    process.kill('SIGKILL')
    await ended
  }
}
