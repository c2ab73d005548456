import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { workerBotRunner } from '../node/index.ts'
import type { BotJob, BotPreparation, BotRunner } from '../src/index.ts'

const catalogue = new URL('./games/waiting-bots.ts', import.meta.url)
const memory = () => new Int32Array(new SharedArrayBuffer(4))
const job = (bot: string, view: unknown) =>
  ({ for: 'act', seat: 0, version: 1, bot, view, seed: '', game: 'waiting' }) as BotJob

let runner: BotRunner
afterEach(() => runner.close())

describe('bots in several threads', () => {
  it('a job that takes long does not hold up the next', async () => {
    runner = workerBotRunner({ catalogue, threads: 2 })
    const view = memory()
    const [waiter, waker] = await Promise.all([
      runner.run(job('waiter', view)),
      runner.run(job('waker', view)),
    ])
    expect(waiter).toMatchObject({ met: expect.stringMatching(/^(ok|not-equal)$/) })
    expect((waker as { thread?: number }).thread).not.toBe((waiter as { thread?: number }).thread)
  })

  it('one thread does its jobs one after the other, in the order they came', async () => {
    runner = workerBotRunner({ catalogue, threads: 1 })
    const [one, two, three] = [memory(), memory(), memory()]
    const done: number[] = []
    const note = (n: number) => () => done.push(n)
    await Promise.all([
      runner.run(job('waker', one)).then(note(1)),
      runner.run(job('waker', two)).then(note(2)),
      runner.run(job('waker', three)).then(note(3)),
    ])
    expect(done).toEqual([1, 2, 3])
  })

  it('a thread that dies fails only its own job, and is replaced', async () => {
    runner = workerBotRunner({ catalogue, threads: 1 })
    const dead = expect(runner.run(job('dier', memory()))).rejects.toThrow('The bot thread ended.')
    const next = runner.run(job('waker', memory()))
    await dead
    expect(await next).toMatchObject({ thread: expect.any(Number) })
  })

  it('prepares bots when no job waits', async () => {
    runner = workerBotRunner({ catalogue, threads: 1 })
    const wish = (bot: string, config: unknown) =>
      ({ game: 'waiting', bots: [bot], config }) as BotPreparation
    const config = memory()
    const order: string[] = []
    const note = (what: string) => (done: unknown) => {
      order.push(what)
      return done
    }
    const [, , , later] = await Promise.all([
      runner.prepare!(wish('nobody', config)).then(note('nobody')),
      runner.prepare!(wish('learner', config)).then(note('prepared')),
      runner.run(job('waker', memory())).then(note('job')),
      runner.prepare!(wish('learner', config)).then(() => runner.run(job('learner', config))),
    ])
    expect(order).toEqual(['nobody', 'job', 'prepared'])
    expect(later).toEqual({ prepared: 2 })
  })

  it('no thread is started for a table without bots, unless one is needed later', async () => {
    let started = 0
    const count = () => started++
    process.on('worker', count)
    onTestFinished(() => void process.off('worker', count))
    runner = workerBotRunner({ catalogue, expected: false })
    await new Promise(setImmediate)
    expect(started).toBe(0)
    expect(await runner.run(job('waker', memory()))).toMatchObject({ thread: expect.any(Number) })
    // Other test files of this process may have threads of their own.
    expect(started).toBeGreaterThan(0)
  })

  it('jobs that wait when the runner is closed are rejected', async () => {
    runner = workerBotRunner({ catalogue, threads: 1 })
    const first = expect(runner.run(job('waiter', memory()))).rejects.toThrow()
    const second = expect(runner.run(job('waker', memory()))).rejects.toThrow('The bots have stopped.')
    await runner.close()
    await Promise.all([first, second])
  })
})
