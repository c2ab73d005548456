// Runs three nodes whose links fail in various ways. It needs its own process in its own network namespace.
// Arguments: the bundled node, minutes, seed.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { diceFrom } from '@estocade/kernel'
import { postgresStore } from '../../src/index.ts'
import { checkTables } from '../kill/robot.ts'
import { RealNats } from '../real/nats.ts'
import { RealPostgres } from '../real/postgres.ts'
import { FAULTS, FaultyLink, NETWORK } from './faulty-links.ts'
import { argsFor, NODES, Node } from './node.ts'
import { Play } from './play.ts'

const [bundle, minutes, seed] = process.argv.slice(2)
const dice = diceFrom(seed!)
const TABLES = 9
/** Those of three nodes and of the last two faults, and the database's own. */
const MOST_SESSIONS = 120
const sleep = (ms: number) => new Promise((next) => setTimeout(next, ms))

execFileSync('ip', ['link', 'set', 'lo', 'up'])
const links: FaultyLink[] = []
for (let n = 1; n <= NODES; n++) links.push(await FaultyLink.create(n))
const postgres = await RealPostgres.start(NETWORK)
const nats = await RealNats.start('0.0.0.0')
const url = await postgres.database('network')
const nodes = links.map(({ hub, address, within }) => {
  const from = (there: string) => there.replace('127.0.0.1', hub)
  return new Node(bundle!, [...argsFor(from(url), from(nats.url)), '--host', address], within)
})

const faults = Object.fromEntries(FAULTS.map((fault) => [fault, 0]))
/** ms from the end of a fault until every table had new actions. */
const recovered: number[] = []

try {
  await Promise.all(nodes.map((node) => node.boot()))
  const play = new Play(nodes, 100)
  for (let n = 0; n < TABLES; n++) await play.seat(n)
  await play.everyTable(1)
  const end = Date.now() + Number(minutes) * 60_000
  for (let round = 0; round < FAULTS.length || Date.now() < end; round++) {
    const fault = FAULTS[round % FAULTS.length]!
    faults[fault]!++
    // One node or two at a time; the third can always be reached.
    const hit = new Set([dice.below(NODES), dice.below(NODES)])
    for (const n of hit) links[n]!.become(fault)
    await sleep(1000 + dice.below(14_000))
    for (const n of hit) links[n]!.become(undefined)
    const mended = Date.now()
    await play.everyTable(1)
    recovered.push(Date.now() - mended)
    console.error(
      `${fault} at ${[...hit]}: ${play.acks.length} acknowledged, all on after ${recovered.at(-1)} ms`,
    )
  }
  await play.together()
  play.stop()
  // Sessions of connections that were cut off do not pile up until the database refuses new ones.
  const [{ sessions }] = (await postgres.query('SELECT count(*)::int AS sessions FROM pg_stat_activity')) as [
    { sessions: number },
  ]
  assert(sessions < MOST_SESSIONS, `${sessions} sessions at the database`)
  const codes = await Promise.all(nodes.map((node) => node.end('SIGTERM')))
  assert.deepEqual(
    codes,
    nodes.map(() => 0),
  )
  const store = await postgresStore(url, { connections: 2 })
  await checkTables(store, play.robots, play.acks)
  await store.close()
  recovered.sort((a, b) => a - b)
  const [median, worst] = [recovered[recovered.length >> 1], recovered.at(-1)]
  console.log(
    JSON.stringify({ acknowledged: play.acks.length, faults, recovered: { median, worst }, sessions }),
  )
} finally {
  await Promise.all(nodes.map((node) => node.end('SIGKILL')))
  await nats.halt()
  await postgres.stop()
  for (const link of links) link.remove()
}
process.exit()
