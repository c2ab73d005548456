import { createInterface } from 'node:readline'

/** The requests of the benchmark to a server under test, one line each on its standard input. */
export type Question = 'cpu' | 'memory'

/** Answers are lines that begin with this; other output of the server is ignored. */
export const MARK = '@ '

/** Prints the address, then answers requests until the input ends. */
export function ready(address: string): void {
  say(address)
  const questions = createInterface(process.stdin)
  questions.on('line', async (question) => say(String(question === 'cpu' ? cpu() : await memory())))
  questions.on('close', () => process.exit(0))
}

const say = (text: string): void => void process.stdout.write(`${MARK}${text}\n`)

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
