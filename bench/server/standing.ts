import { openPairs, type Pair } from './driver.ts'
import { type Running, type Saturated, type Subject, saturate, startSubject } from './load.ts'

/** A server under test with open matches and compiled code. */
export interface Standing {
  readonly subject: Subject
  readonly running: Running
  readonly pairs: readonly Pair[]
  /** kB per opened match, after the server was warm. */
  readonly opened: number
  readonly rounds: Saturated[]
}

/** How many actions compile a server's code, and after how many seconds it counts as warm in any case. */
const WARM_ACTIONS = 15_000
const WARM_SECONDS = Number(process.env.WARM_SECONDS ?? 6)

async function warm(running: Running, pairs: readonly Pair[]): Promise<void> {
  let actions = 0
  for (let seconds = 0; seconds < WARM_SECONDS && actions < WARM_ACTIONS; seconds++)
    actions += (await saturate(running, pairs, 1000)).actionsPerSecond
}

/** A fifth of the matches warm the server up, so that memory which it needs only once is not counted as theirs. */
export async function stand(subject: Subject, matches: number): Promise<Standing> {
  const running = await startSubject(subject)
  const first = await openPairs(subject.driver, running.address, matches / 5)
  await warm(running, first)
  const before = await running.ask('memory')
  const others = await openPairs(subject.driver, running.address, matches - first.length)
  const opened = ((await running.ask('memory')) - before) / 1024 / others.length
  const pairs = [...first, ...others]
  await saturate(running, pairs, 1000)
  return { subject, running, pairs, opened, rounds: [] }
}

/** The rounds alternate between the servers, so that a slow moment affects all. */
export async function goRounds(all: readonly Standing[], rounds: number, ms: number): Promise<void> {
  for (let round = 0; round < rounds; round++)
    for (const { running, pairs, rounds: kept } of all) kept.push(await saturate(running, pairs, ms))
}

export async function dismiss({ running, pairs }: Standing): Promise<void> {
  for (const pair of pairs) pair.close()
  await running.stop()
}
