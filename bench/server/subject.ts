import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createInterface } from 'node:readline'

/** The requests of the benchmark to a server under test, one line each on its standard input. */
export type Question = 'cpu' | 'memory' | 'hold'

/** Answers are lines that begin with this; other output of the server is ignored. */
export const MARK = '@ '

/** Prints the address, then answers requests until the input ends. */
export function ready(address: string): void {
  say(address)
  const questions = createInterface(process.stdin)
  questions.on('line', async (question) => say(String(await answers[question as Question]())))
  questions.on('close', () => process.exit(0))
}

const say = (text: string): void => void process.stdout.write(`${MARK}${text}\n`)

const answers: Readonly<Record<Question, () => number | Promise<number>>> = { cpu, memory, hold }

/** User and system time so far, in µs. */
function cpu(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Resident bytes after garbage collections, and after the heap has had time to release memory. */
async function memory(): Promise<number> {
  for (let times = 0; times < 4; times++) {
    globalThis.gc?.()
    await new Promise((done) => setTimeout(done, 100))
  }
  return process.memoryUsage.rss()
}

const delay = monitorEventLoopDelay({ resolution: 1 })

/**
 * How long the main thread was held at most since the last time, in ms. The watch begins again with its next tick, which
 * is waited for.
 */
async function hold(): Promise<number> {
  const { max } = delay
  delay.enable()
  delay.reset()
  await new Promise((done) => setTimeout(done, 5))
  return max / 1e6
}
