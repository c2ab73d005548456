// How long the main thread is held, and what a start costs, with few and with many stored games.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresStore, sqliteStore } from '@estocade/server'
import { RealPostgres } from '../../apps/server/test/real/postgres.ts'
import { catalogue } from '../../apps/terminal/src/catalogue.ts'
import { testCatalogue } from '../../packages/table/test/games/index.ts'
import { markdownTable, median } from '../measure.ts'
import { estocadePair } from '../server/drivers/estocade.ts'
import { atMost, type Goal, goalTable } from '../server/goals.ts'
import { type Running, startSubject } from '../server/load.ts'
import { addClones, MOST } from './clone.ts'
import { addClonesToPostgres } from './clones-in-postgres.ts'
import { visits } from './requests.ts'
import { seed } from './seed.ts'

/** Short matches of a test game and whole ones of Jarnac. */
const SHORT = Number(process.env.SHORT ?? 1_000_000)
const WHOLE = Number(process.env.WHOLE ?? 100_000)
/** Short matches in Postgres. */
const IN_POSTGRES = Number(process.env.POSTGRES ?? 1_000_000)
const FEW = 10
const STARTS = Number(process.env.STARTS ?? 7)

interface StoredGames {
  readonly name: string
  readonly game: string
  readonly language: string
  readonly tables: number
  /** Where the server finds them. */
  readonly args: readonly string[]
  readonly megabytes: number
}

/** A test game has short matches, Jarnac whole ones. */
const languageOf = (game: string): string => (game === 'tally' ? 'en' : 'fr')
const nameOf = (tables: number, entries: number): string =>
  `${tables.toLocaleString('en')} of ${entries} entries`

/** A folder where the databases stay, for the next run: making them takes minutes. */
const KEEP = process.env.KEEP
const root = KEEP ?? mkdtempSync(join(tmpdir(), 'estocade-growth-'))
const all = new Map([...catalogue, ...testCatalogue])

async function make(game: string, tables: number): Promise<StoredGames> {
  console.error(`  ${tables} tables of ${game}`)
  const folder = join(root, `${game}-${tables}`)
  const file = join(folder, 'estocade.db')
  if (!existsSync(join(folder, 'made'))) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const seeded = await seed(sqliteStore(file), all, game)
    addClones(file, seeded, tables)
    writeFileSync(join(folder, 'made'), String(seeded.entries))
  }
  const entries = Number(readFileSync(join(folder, 'made'), 'utf8'))
  return {
    name: nameOf(tables, entries),
    game,
    language: languageOf(game),
    tables,
    args: ['--data', folder],
    megabytes: statSync(file).size / 1e6,
  }
}

async function makeInPostgres(postgres: RealPostgres, tables: number): Promise<StoredGames> {
  console.error(`  ${tables} tables of tally in Postgres`)
  const database = await postgres.database(`growth${tables}`)
  const seeded = await seed(await postgresStore(database), all, 'tally')
  await addClonesToPostgres(database, seeded, tables)
  const [size] = await postgres.query('SELECT pg_database_size(current_database()) AS bytes', database)
  return {
    name: `${nameOf(tables, seeded.entries)}, Postgres`,
    game: 'tally',
    language: languageOf('tally'),
    tables,
    args: ['--database', database],
    megabytes: Number((size as { bytes: string }).bytes) / 1e6,
  }
}

const start = ({ args }: StoredGames): Promise<Running> =>
  startSubject({
    name: '',
    script: 'stored-games.ts',
    args,
    driver: estocadePair,
  })

/** CPU of starts in ms; the stores alternate. */
async function starts(stores: readonly StoredGames[]): Promise<readonly number[]> {
  const times: number[][] = stores.map(() => [])
  for (let n = 0; n < STARTS; n++)
    for (const [i, store] of stores.entries()) {
      const running = await start(store)
      times[i]!.push((await running.ask('cpu')) / 1000)
      await running.stop()
    }
  return times.map(median)
}

interface Held {
  readonly name: string
  readonly p50: number
  readonly p99: number
}

/** For each kind of visit, how long one of them held the main thread. */
async function held(
  store: StoredGames,
): Promise<{ readonly visits: readonly Held[]; readonly memory: number }> {
  const running = await start(store)
  await running.ask('hold')
  const kinds = await visits(running, store.game, store.language, store.tables)
  const rows: Held[] = []
  for (const { name, times, once } of kinds) {
    const holds: number[] = []
    for (let n = -Math.min(10, times - 1); n < times; n++) {
      await running.ask('hold')
      await once(n + 10)
      const hold = await running.ask('hold')
      if (n >= 0) holds.push(hold)
    }
    holds.sort((a, b) => a - b)
    const at = (share: number) => holds[Math.ceil(share * holds.length) - 1]!
    rows.push({ name, p50: at(0.5), p99: at(0.99) })
    console.error(`    ${name} ${at(0.5).toFixed(1)} ${at(0.99).toFixed(1)}`)
  }
  const memory = (await running.ask('memory')) / 1e6
  await running.stop()
  return { visits: rows, memory }
}

const stores: StoredGames[] = []
for (const [game, tables] of [
  ['tally', FEW],
  ['tally', SHORT],
  ['jarnac', FEW],
  ['jarnac', WHOLE],
] as const)
  if (tables > 0) stores.push(await make(game, tables))
if (process.env.ONLY_MAKE !== undefined) process.exit(0)
const postgres = IN_POSTGRES > 0 ? await RealPostgres.start() : undefined
if (postgres !== undefined)
  for (const tables of [FEW, IN_POSTGRES]) stores.push(await makeInPostgres(postgres, tables))
const cpus = await starts(stores)
const holds: Awaited<ReturnType<typeof held>>[] = []
for (const store of stores) {
  console.error(`  ${store.name}`)
  holds.push(await held(store))
}
await postgres?.stop()
if (KEEP === undefined) rmSync(root, { recursive: true })

const goals: Goal[] = []
for (const [i, { name, game, tables }] of stores.entries()) {
  const few = stores.findIndex(
    (other) => other.game === game && other.tables === FEW && other.args[0] === stores[i]!.args[0],
  )
  if (tables === FEW) continue
  for (const visit of holds[i]!.visits)
    goals.push(atMost(`main thread held by ${visit.name}, p99, ${name}`, 20, visit.p99, ' ms'))
  goals.push(atMost(`CPU of the start, to ${FEW} tables, ${name}`, 1.1, cpus[i]! / cpus[few]!))
  goals.push(
    atMost(`memory after all this, to ${FEW} tables, ${name}`, 1.1, holds[i]!.memory / holds[few]!.memory),
  )
}
console.log(
  [
    '## Many stored games',
    '',
    `A match of two people is played and its rows are cloned by SQL: short ones of a test game, whole ones of Jarnac. 10,000 players; one of them has up to ${MOST.toLocaleString('en')} games, and it is that player's profile, lists and export that are asked for. Each kind of request is made 100 times (the export once, for at most 20 s), one after the other; the table shows the longest time for which one of them held the main thread, by the event loop's own delay (at least 1 ms).`,
    '',
    goalTable(goals),
    '',
    ...stores.flatMap((store, i) => [
      `### ${store.name}${store.game === 'tally' ? '' : ', Jarnac'} (${store.megabytes.toFixed(0)} MB)`,
      '',
      markdownTable(
        ['main thread held by', 'median ms', 'p99 ms'],
        holds[i]!.visits.map(({ name, p50, p99 }) => [name, p50.toFixed(1), p99.toFixed(1)]),
      ),
      '',
      `Start: ${cpus[i]!.toFixed(0)} ms CPU (median of ${STARTS}, the stores alternate). Memory: ${holds[i]!.memory.toFixed(0)} MB.`,
      '',
    ]),
  ].join('\n'),
)
