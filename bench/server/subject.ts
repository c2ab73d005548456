import { createInterface } from 'node:readline'

/** What the one who measures asks a server under test, a line each on its standard input. */
export type Question = 'cpu' | 'memory'

/** Answers are lines that begin with this; whatever else a server prints is its own business. */
export const MARK = '@ '

/** Tells the address, then answers questions until the input ends. */
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

/** Resident bytes after collections, and after the heap has had time to give back what they freed. */
async function memory(): Promise<number> {
  for (let times = 0; times < 4; times++) {
    globalThis.gc?.()
    await new Promise((done) => setTimeout(done, 100))
  }
  return process.memoryUsage.rss()
}
