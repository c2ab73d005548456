import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../../scripts/test-ports.ts'
import { fromDebian } from './debian.ts'
import { dyingWithUs } from './postgres.ts'

/** A NATS server's program: on the path, or out of Debian's package; `undefined` when it is not available. */
export function natsProgram(): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(':'))
    if (existsSync(join(folder, 'nats-server'))) return join(folder, 'nats-server')
  return fromDebian('nats-server', ['usr/sbin/nats-server', 'usr/bin/nats-server'], 'nats')
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
