import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { patiently } from '../../../../scripts/test-patience.ts'
import { freePort } from '../../../../scripts/test-ports.ts'

/** As compose.yaml has it. */
export const NODES = 3

/** The options of a node: those that compose.yaml sets by environment variables. */
export const argsFor = (database: string, nats: string | undefined): readonly string[] => [
  '--database',
  database,
  ...(nats === undefined ? [] : ['--nats', nats]),
]

/** A node in its own process, on the same address after every restart. */
export class Node {
  readonly #bundle: string
  readonly #args: readonly string[]
  readonly #within: readonly string[]
  #process: ChildProcess | undefined
  url = ''

  constructor(
    bundle: string,
    args: readonly string[],
    /** A command that runs the node, for example in a network namespace. */
    within: readonly string[] = [],
  ) {
    this.#bundle = bundle
    this.#args = args
    this.#within = within
  }

  async boot(): Promise<void> {
    const port = this.url === '' ? String(await freePort()) : new URL(this.url).port
    const [program, ...args] = [
      ...this.#within,
      process.execPath,
      this.#bundle,
      ...this.#args,
      '--port',
      port,
    ]
    const started = spawn(program!, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = started
    const address = new Promise<string>((resolve, reject) => {
      createInterface(started.stdout!).once('line', resolve)
      started.once('exit', (code) => reject(new Error(`The node ended with ${code}.`)))
    })
    this.url = await patiently(address, () => 'The node printed no address.')
  }

  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const ended = this.#process
    if (ended === undefined || ended.exitCode !== null) return Promise.resolve(null)
    const exit = new Promise<number | null>((resolve) => {
      ended.once('exit', (code) => resolve(code))
      ended.kill(signal)
    })
    return patiently(exit, () => `The node did not end by ${signal}.`)
  }
}
