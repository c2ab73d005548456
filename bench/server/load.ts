import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { bundled } from './bundled.ts'
import type { Driver, Pair } from './driver.ts'
import { MARK, type Question } from './subject.ts'

export interface Subject {
  readonly name: string
  readonly script: string
  readonly args?: readonly string[]
  readonly driver: Driver
}

export interface Running {
  readonly address: string
  ask(question: Question): Promise<number>
  stop(): Promise<void>
}

/** As in `npm start` and the image; the same for all servers. */
const YOUNG = '--max-semi-space-size=32'

export async function startSubject({ script, args = [] }: Subject): Promise<Running> {
  const child = spawn(process.execPath, ['--expose-gc', YOUNG, await bundled(script), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waiting: ((line: string) => void)[] = []
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith(MARK)) waiting.shift()?.(line.slice(MARK.length))
  })
  const hear = () => new Promise<string>((done) => waiting.push(done))
  return {
    address: await hear(),
    async ask(question) {
      child.stdin.write(`${question}\n`)
      return Number(await hear())
    },
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done())
        child.stdin.end()
      }),
  }
}

export interface Saturated {
  readonly actionsPerSecond: number
  readonly cpuPerAction: number
}

/** Every match always has one move in progress. */
export async function saturate(running: Running, pairs: readonly Pair[], ms: number): Promise<Saturated> {
  let actions = 0
  let going = true
  const idle = pairs.map(
    (pair) =>
      new Promise<void>((done) => {
        pair.onSeen = () => {
          actions++
          if (going) pair.move()
          else done()
        }
      }),
  )
  const before = await running.ask('cpu')
  const start = performance.now()
  for (const pair of pairs) pair.move()
  await new Promise((done) => setTimeout(done, ms))
  going = false
  await Promise.all(idle)
  const seconds = (performance.now() - start) / 1000
  const after = await running.ask('cpu')
  return { actionsPerSecond: actions / seconds, cpuPerAction: (after - before) / actions }
}

/** A fixed number of actions per second, spread over the matches; returns the latencies in ms, sorted. */
export async function pace(
  pairs: readonly Pair[],
  perSecond: number,
  ms: number,
): Promise<readonly number[]> {
  const times: number[] = []
  const free = [...pairs]
  const start = performance.now()
  let sent = 0
  let under = 0
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const now = performance.now()
      if (now - start > ms) {
        // A pair that is still waiting would move twice in the next round.
        if (under > 0) return
        clearInterval(timer)
        return done()
      }
      for (; sent < ((now - start) / 1000) * perSecond; sent++) {
        const pair = free.shift()
        if (pair === undefined) continue
        const at = performance.now()
        under++
        pair.onSeen = () => {
          under--
          times.push(performance.now() - at)
          free.push(pair)
        }
        pair.move()
      }
    }, 1)
  })
  return times.sort((a, b) => a - b)
}
