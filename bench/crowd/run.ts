// What a newcomer and a crowd of spectators cost.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { natsProgram, RealNats } from '../../apps/server/test/real/nats.ts'
import { RealPostgres } from '../../apps/server/test/real/postgres.ts'
import { markdownTable, median } from '../measure.ts'
import { enter, estocadePair, guest } from '../server/drivers/estocade.ts'
import { atMost, type Goal, goalTable } from '../server/goals.ts'
import { type Running, startSubject } from '../server/load.ts'
import { type Seen, type Watched, watchedMatch, watchedRoom } from './watched.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 11)
const ACTIONS = Number(process.env.ACTIONS ?? 10)
const SPECTATORS = Number(process.env.SPECTATORS ?? 1000)
const MANY = Number(process.env.MANY ?? 10_000)
const LENGTHS = [50, 500, 5000]
const NEWCOMERS = 40

const folder = mkdtempSync(join(tmpdir(), 'estocade-crowd-'))
const start = (script: string, ...args: string[]): Promise<Running> =>
  startSubject({ name: '', script, args, driver: estocadePair })
const at = (sorted: readonly number[], share: number): number => sorted[Math.ceil(share * sorted.length) - 1]!
const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b)

interface Newcomer {
  readonly entries: number
  readonly times: readonly number[]
  readonly cpu: number
}

/** A move before each newcomer, so that nothing that was prepared for the one before can be used. */
async function welcomes(running: Running): Promise<readonly Newcomer[]> {
  const cookie = await guest(running.address)
  const pair = await estocadePair(running.address)
  const seen = () =>
    new Promise<void>((done) => {
      pair.onSeen = done
      pair.move()
    })
  const rows: Newcomer[] = []
  let entries = 4
  for (const length of LENGTHS) {
    for (; entries < length; entries++) await seen()
    const times: number[] = []
    let cpu = 0
    for (let n = 0; n < NEWCOMERS; n++, entries++) {
      await seen()
      const before = await running.ask('cpu')
      const from = performance.now()
      const socket = await enter(running.address, cookie, pair.table)
      times.push(performance.now() - from)
      cpu += (await running.ask('cpu')) - before
      socket.terminate()
    }
    rows.push({ entries: length, times: sorted(times), cpu: cpu / NEWCOMERS / 1000 })
  }
  pair.close()
  return rows
}

interface Round {
  readonly cpu: number
  readonly seen: readonly Seen[]
}

async function round({ running, act }: Watched): Promise<Round> {
  const cpus = async () =>
    (await Promise.all(running.map((one) => one.ask('cpu')))).reduce((sum, one) => sum + one, 0)
  const before = await cpus()
  const seen: Seen[] = []
  for (let n = 0; n < ACTIONS; n++) seen.push(await act())
  return { cpu: ((await cpus()) - before) / ACTIONS / 1000, seen }
}

const single = await start('estocade.ts', join(folder, 'one.db'))
const newcomers = await welcomes(single)
await single.stop()

const match = await watchedMatch([await start('estocade.ts', join(folder, 'two.db'))], SPECTATORS)
const rooms = [
  await watchedRoom(await start('bare-crowd.ts'), SPECTATORS, () => match.bytes),
  await watchedRoom(await start('bare-crowd.ts'), SPECTATORS, () => match.bytes),
]
const subjects = [match, ...rooms]
const rounds: Round[][] = subjects.map(() => [])
for (let n = -2; n < ROUNDS; n++)
  for (const [i, subject] of subjects.entries()) {
    const one = await round(subject)
    if (n >= 0) rounds[i]!.push(one)
  }
for (const subject of subjects) await subject.close()

/** Many spectators over three nodes. */
async function overThree(): Promise<readonly Seen[] | undefined> {
  if (MANY === 0) return undefined
  const postgres = await RealPostgres.start()
  const nats = natsProgram() === undefined ? undefined : await RealNats.start()
  const args = ['--database', await postgres.database('crowd'), ...(nats ? ['--nats', nats.url] : [])]
  const nodes = [
    await start('node.ts', ...args),
    await start('node.ts', ...args),
    await start('node.ts', ...args),
  ]
  const crowd = await watchedMatch(nodes, MANY)
  await round(crowd)
  const { seen, cpu } = await round(crowd)
  console.error(`  ${MANY}: ${cpu} ms CPU an action`)
  manyCpu = cpu
  await crowd.close()
  await nats?.halt()
  await postgres.stop()
  return seen
}
let manyCpu = 0
const many = await overThree()
rmSync(folder, { recursive: true })

const cpuOf = (i: number) => median(rounds[i]!.map(({ cpu }) => cpu))
const ratio = (i: number, j: number) => median(rounds[i]!.map(({ cpu }, n) => cpu / rounds[j]![n]!.cpu))
const allOf = (i: number, of: (seen: Seen) => number) =>
  sorted(rounds[i]!.flatMap(({ seen }) => seen.map(of)))
const player = (seen: Seen) => seen.player
const last = (seen: Seen) => seen.crowd
const ms = (number: number) => number.toFixed(1)
const longest = newcomers.at(-1)!
const goals: Goal[] = [
  atMost(`welcome of a newcomer, ${longest.entries} entries, median`, 10, median(longest.times), ' ms'),
  atMost(`CPU of it`, 10, longest.cpu, ' ms'),
  atMost(
    `the other player sees a move, ${SPECTATORS} spectators, median`,
    10,
    median(allOf(0, player)),
    ' ms',
  ),
  atMost(`the last spectator sees it, p99`, 100, at(allOf(0, last), 0.99), ' ms'),
  atMost(`CPU an action to bare ws, ${SPECTATORS} spectators`, 1.2, ratio(0, 1)),
]
console.log(
  [
    '## Newcomers and spectators',
    '',
    `A match of the test game of \`bench server\`, stored durably. Newcomers: a socket that opens, says hello and is welcomed with the view and the last 300 entries; a move is made before each. Spectators: sockets of another process; the next move is made when all have seen the last. Bare \`ws\` sends as many bytes (${match.bytes}) to as many sockets. The servers stand at the same time and the rounds alternate.`,
    '',
    goalTable(goals),
    '',
    markdownTable(
      ['entries of the table', 'welcomed after, median ms', 'p99 ms', 'CPU ms'],
      newcomers.map(({ entries, times, cpu }) => [
        String(entries),
        ms(median(times)),
        ms(at(times, 0.99)),
        ms(cpu),
      ]),
    ),
    '',
    markdownTable(
      [
        'server',
        'CPU ms an action',
        'player sees, median ms',
        'p99 ms',
        'last spectator, median ms',
        'p99 ms',
      ],
      ['Estocade, stored', 'bare ws', 'bare ws, again'].map((name, i) => [
        name,
        ms(cpuOf(i)),
        ...[player, last].flatMap((of) => [ms(median(allOf(i, of))), ms(at(allOf(i, of), 0.99))]),
      ]),
    ),
    '',
    `A/A (bare ws to itself): CPU ${ratio(2, 1).toFixed(2)}.`,
    '',
    many === undefined
      ? ''
      : `${MANY.toLocaleString('en')} spectators over three nodes with Postgres, all on this machine: the other player sees a move after ${ms(median(many.map(player)))} ms (at most ${ms(Math.max(...many.map(player)))}), the last spectator after ${ms(median(many.map(last)))} ms (at most ${ms(Math.max(...many.map(last)))}), ${ms(manyCpu)} ms CPU an action for all nodes.`,
    '',
    `${ROUNDS} rounds of ${ACTIONS} actions.`,
  ].join('\n'),
)
process.exit(0)
