// Our server stores each action durably; the others do not. Two sockets per match, and the same one-field move in all.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markdownTable, median, slowerLines } from '../measure.ts'
import { syncTimes } from './disk.ts'
import type { Driver } from './driver.ts'
import { barePair } from './drivers/bare-ws.ts'
import { estocadePair, idleSocket } from './drivers/estocade.ts'
import { atLeast, atMost, type Goal, goalTable, ratio } from './goals.ts'
import { pace, type Saturated, type Subject, startSubject } from './load.ts'
import { dismiss, goRounds, type Standing, stand } from './standing.ts'

const STORED = 'Estocade, stored'
const UNSTORED = 'Estocade, storage off'
const BARE = 'bare ws rooms'
const BARE_AGAIN = 'bare ws rooms, again'
const BOARDGAME = 'boardgame.io'
const COLYSEUS = 'Colyseus, a patch each message'

const ROUNDS = Number(process.env.ROUNDS ?? 21)
const MS = Number(process.env.MS ?? 1000)
const SCALES = (process.env.MATCHES ?? '100 500').split(' ').map(Number)
const IDLE = 5000
const PACE = 400
const PACE_MS = 5000

/** Peers are measured if they are installed; a missing one is reported. */
async function peer(name: string, script: string): Promise<Subject | undefined> {
  try {
    const { driver } = (await import(`./drivers/${script}.mjs`)) as { driver: Driver }
    return { name, script: `${script}.mjs`, driver }
  } catch {
    console.error(`${name} is not installed: it is left out.`)
    return undefined
  }
}

const folder = mkdtempSync(join(tmpdir(), 'estocade-bench-'))
let files = 0
const stored = (): Subject => ({
  name: STORED,
  script: 'estocade.ts',
  args: [join(folder, `${files++}.db`)],
  driver: estocadePair,
})
const others: readonly Subject[] = [
  { name: UNSTORED, script: 'estocade.ts', args: ['nowhere'], driver: estocadePair },
  { name: BARE, script: 'bare-ws.ts', driver: barePair },
  ...[await peer(BOARDGAME, 'boardgame-io'), await peer(COLYSEUS, 'colyseus')].filter(
    (one) => one !== undefined,
  ),
  { name: BARE_AGAIN, script: 'bare-ws.ts', driver: barePair },
]

const speed = ({ actionsPerSecond }: Saturated): number => actionsPerSecond
const cpu = ({ cpuPerAction }: Saturated): number => cpuPerAction
const goals: Goal[] = []
const slower: string[] = []

async function scale(matches: number): Promise<string> {
  const all: Standing[] = []
  for (const subject of [stored(), ...others]) {
    console.error(`  ${matches} matches: ${subject.name}`)
    all.push(await stand(subject, matches))
  }
  await goRounds(all, ROUNDS, MS)
  goals.push(
    atLeast(
      `actions/s to ${BOARDGAME}'s, stored, ${matches} matches`,
      3,
      ratio(all, STORED, BOARDGAME, speed),
    ),
    atMost(
      `CPU an action to ${BOARDGAME}'s, stored, ${matches} matches`,
      0.5,
      ratio(all, STORED, BOARDGAME, cpu),
    ),
    atMost(`CPU an action to bare ws, storage off, ${matches} matches`, 1.6, ratio(all, UNSTORED, BARE, cpu)),
    atMost(`CPU an action to bare ws, stored, ${matches} matches`, 1.6, ratio(all, STORED, BARE, cpu)),
    atMost(
      `CPU an action to Colyseus, storage off, ${matches} matches`,
      1,
      ratio(all, UNSTORED, COLYSEUS, cpu),
    ),
  )
  for (const ours of [STORED, UNSTORED])
    for (const peer of [BARE, BOARDGAME, COLYSEUS])
      slower.push(
        ...slowerLines(
          `${ours}, CPU an action with ${matches} matches`,
          `that of ${peer}`,
          ratio(all, ours, peer, cpu),
        ),
      )
  // With few matches the memory fits into free space of the heap, so only the largest number is a goal.
  if (matches === Math.max(...SCALES))
    goals.push(atMost(`a match in memory, stored, ${matches} matches`, 60, all[0]!.opened, ' kB'))
  const paced = matches === SCALES[0] ? await latencies(all) : []
  const rows = all.map(({ subject, rounds, opened }) => [
    subject.name,
    median(rounds.map(speed)).toFixed(0),
    median(rounds.map(cpu)).toFixed(0),
    opened.toFixed(0),
  ])
  for (const one of all) await dismiss(one)
  const aa = [speed, cpu].map((of) => ratio(all, BARE_AGAIN, BARE, of)!.toFixed(2))
  return [
    `### ${matches} matches, saturated`,
    '',
    markdownTable(['server', 'actions/s', 'CPU µs an action', 'kB a match'], rows),
    '',
    `A/A (bare ws to itself): actions/s ${aa[0]}, CPU ${aa[1]}.`,
    ...paced,
  ].join('\n')
}

/** Measures one server after the other; all are running and warm. */
async function latencies(all: readonly Standing[]): Promise<readonly string[]> {
  const rows: string[][] = []
  for (const { subject, pairs } of all) {
    const times = await pace(pairs, PACE, PACE_MS)
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]!
    rows.push([subject.name, at(0.5).toFixed(1), at(0.99).toFixed(1), String(times.length)])
    if (subject.name === STORED) goals.push(atMost(`p99 at ${PACE} actions/s, stored`, 25, at(0.99), ' ms'))
  }
  const disk = syncTimes(folder)
  const share = (of: number) => disk[Math.floor((disk.length - 1) * of)]!.toFixed(1)
  rows.push(['a page written and synced, alone', share(0.5), share(0.99), String(disk.length)])
  const head = ['server', 'median ms', 'p99 ms', 'actions seen']
  return ['', `### ${PACE} actions a second, ${all[0]!.pairs.length} matches`, '', markdownTable(head, rows)]
}

async function idle(): Promise<string> {
  const running = await startSubject(stored())
  const socket = await idleSocket(running.address)
  for (let opened = 0; opened < IDLE; opened += 50) await Promise.all(Array.from({ length: 50 }, socket))
  const megabytes = (await running.ask('memory')) / 2 ** 20
  await running.stop()
  goals.push(atMost(`${IDLE} idle sockets, stored`, 300, megabytes, ' MB'))
  return `### ${IDLE} idle sockets\n\n${megabytes.toFixed(0)} MB resident in all.`
}

const reports: string[] = []
for (const matches of SCALES) reports.push(await scale(matches))
reports.push(await idle())
console.log(
  [
    '## The server',
    '',
    'Each match has two sockets, and all servers get the same one-field move; the next move is sent when the other player has seen the last one. Estocade decodes it, decides by the rules, appends to its log (on disk before anyone is told), answers, and sends each player the events and the whole view. The other servers keep a number in memory. Each server is a separate process with the same flags (a young generation of 32 MB). All run at the same time, the rounds alternate between them, and a ratio is the median over the rounds. CPU is user and system time of the whole process. Memory is the growth of resident memory per match, without the fifth of the matches that warmed the server up; with few matches much of it fits into free space of the heap and is not visible.',
    '',
    goalTable(goals),
    '',
    ...reports.flatMap((report) => [report, '']),
    `${ROUNDS} rounds of ${MS} ms for each server.`,
    ...slower.flatMap((line) => ['', line]),
  ].join('\n'),
)
rmSync(folder, { recursive: true })
process.exit(0)
