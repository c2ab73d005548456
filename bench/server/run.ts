// Each action is stored durably here and nowhere there. Two sockets a match, the same one-field move in all.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markdownTable, median } from '../measure.ts'
import type { Driver } from './driver.ts'
import { barePair } from './drivers/bare-ws.ts'
import { estocadePair, idleSocket } from './drivers/estocade.ts'
import {
  openPairs,
  pace,
  type Running,
  type Saturated,
  type Subject,
  saturate,
  startSubject,
} from './load.ts'

/** Peers are measured when they are installed; their absence is told. */
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
const STORED = 'Estocade, stored'
const UNSTORED = 'Estocade, storage off'
const BARE = 'bare ws'
const BOARDGAME = 'boardgame.io'
const subjects: readonly Subject[] = [
  { name: STORED, script: 'estocade.ts', args: [folder], driver: estocadePair },
  { name: UNSTORED, script: 'estocade.ts', args: ['nowhere'], driver: estocadePair },
  { name: BARE, script: 'bare-ws.ts', driver: barePair },
  ...[await peer(BOARDGAME, 'boardgame-io'), await peer('Colyseus', 'colyseus')].filter(
    (one) => one !== undefined,
  ),
]

const ROUNDS = Number(process.env.ROUNDS ?? 7)
const MS = Number(process.env.MS ?? 2000)
const WARM_UP = Number(process.env.WARM_UP ?? 6000)

interface Row {
  readonly subject: Subject
  readonly rounds: readonly Saturated[]
  readonly kilobytes: number
}

/** All servers stand at the same time; the rounds go from one to the next, so that a slow moment falls on all. */
async function saturated(matches: number): Promise<readonly Row[]> {
  const standing: {
    subject: Subject
    running: Running
    pairs: Awaited<ReturnType<typeof openPairs>>
    kilobytes: number
  }[] = []
  for (const subject of subjects) {
    const running = await startSubject(subject)
    const empty = await running.ask('memory')
    const pairs = await openPairs(subject.driver, running.address, matches)
    const kilobytes = ((await running.ask('memory')) - empty) / 1024 / matches
    await saturate(running, pairs, WARM_UP)
    standing.push({ subject, running, pairs, kilobytes })
  }
  const rounds: Saturated[][] = standing.map(() => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { running, pairs }] of standing.entries())
      rounds[i]!.push(await saturate(running, pairs, MS))
  for (const { running, pairs } of standing) {
    for (const pair of pairs) pair.close()
    await running.stop()
  }
  return standing.map(({ subject, kilobytes }, i) => ({ subject, kilobytes, rounds: rounds[i]! }))
}

const cpuOf = ({ rounds }: Row) => median(rounds.map(({ cpuPerAction }) => cpuPerAction))
const speedOf = ({ rounds }: Row) => median(rounds.map(({ actionsPerSecond }) => actionsPerSecond))

/** Median over the rounds of one row's figure to another's of the same round. */
function ratio(rows: readonly Row[], a: string, b: string, of: (round: Saturated) => number): string {
  const [one, two] = [a, b].map((name) => rows.find(({ subject }) => subject.name === name))
  if (one === undefined || two === undefined) return 'not measured'
  return median(one.rounds.map((round, i) => of(round) / of(two.rounds[i]!))).toFixed(2)
}

async function saturationReport(matches: number): Promise<string> {
  const rows = await saturated(matches)
  const table = rows.map((row) => [
    row.subject.name,
    speedOf(row).toFixed(0),
    cpuOf(row).toFixed(0),
    row.kilobytes.toFixed(0),
  ])
  return [
    `### ${matches} matches, saturated`,
    '',
    markdownTable(['server', 'actions/s', 'CPU µs an action', 'kB a match, opened'], table),
    '',
    `- actions/s, ${STORED} to ${BOARDGAME}: ${ratio(rows, STORED, BOARDGAME, (r) => r.actionsPerSecond)} (goal: 3 or more)`,
    `- CPU an action, ${STORED} to ${BOARDGAME}: ${ratio(rows, STORED, BOARDGAME, (r) => r.cpuPerAction)} (goal: 0.5 or less)`,
    `- CPU an action, ${UNSTORED} to ${BARE}: ${ratio(rows, UNSTORED, BARE, (r) => r.cpuPerAction)} (goal: 1.6 or less)`,
  ].join('\n')
}

async function pacedReport(): Promise<string> {
  const [subject] = subjects
  const running = await startSubject(subject!)
  const pairs = await openPairs(subject!.driver, running.address, 100)
  await saturate(running, pairs, WARM_UP)
  const times = await pace(pairs, 400, 10_000)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(1)
  for (const pair of pairs) pair.close()
  await running.stop()
  return `### 400 actions a second, stored\n\nFrom sending to seeing, ${times.length} actions: median ${at(0.5)} ms, p99 ${at(0.99)} ms (goal: under 25).`
}

async function idleReport(): Promise<string> {
  const running = await startSubject(subjects[0]!)
  const socket = await idleSocket(running.address)
  for (let opened = 0; opened < 5000; opened += 50) await Promise.all(Array.from({ length: 50 }, socket))
  const bytes = await running.ask('memory')
  await running.stop()
  return `### 5,000 idle sockets\n\n${(bytes / 2 ** 20).toFixed(0)} MB resident (goal: under 300).`
}

const reports: string[] = []
for (const matches of (process.env.MATCHES ?? '100 500').split(' '))
  reports.push(await saturationReport(Number(matches)))
reports.push(await pacedReport(), await idleReport())
console.log(['## The server', '', ...reports.flatMap((report) => [report, ''])].join('\n'))
rmSync(folder, { recursive: true })
process.exit(0)
