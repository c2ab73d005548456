// Measures what one node can do, models the limits of ten and a hundred nodes, and also writes docs/capacity.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { natsProgram, RealNats } from '../../apps/server/test/real/nats.ts'
import { RealPostgres } from '../../apps/server/test/real/postgres.ts'
import { syncTimes } from '../server/disk.ts'
import { calibrate } from './calibrate.ts'
import { climb, memoryOf } from './measure.ts'
import { writePage } from './page.ts'
import { checkTable, costsTable, farTable, machineLine, measuredTable, memoryTable } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-bench-'))
const syncs = syncTimes(folder)
const sqlite = await climb({ name: 'one node, SQLite', nodes: 1, args: ['--data', folder] })
const postgres = await RealPostgres.start()
const nats = natsProgram() === undefined ? undefined : await RealNats.start()
const far = nats === undefined ? [] : ['--nats', nats.url]
const ground = async (nodes: number, database: string) => ({
  name: `${nodes === 1 ? 'one node' : 'two nodes'}, Postgres${nats === undefined ? '' : ' and NATS'}`,
  nodes,
  args: ['--database', await postgres.database(database), ...far],
  postgres,
  ...(nats === undefined ? {} : { nats }),
})
const one = await climb(await ground(1, 'one'))
const two = await climb(await ground(2, 'two'))
const memory = await memoryOf()
await nats?.halt()
await postgres.stop()
rmSync(folder, { recursive: true })

const costs = calibrate(one, syncs)
const tables = {
  machine: machineLine(availableParallelism(), syncs, one),
  measured: measuredTable([sqlite, one, two]),
  memory: memoryTable(memory),
  costs: costsTable([sqlite, one, two], costs),
  check: checkTable([one, two], costs, availableParallelism()),
  far: farTable(costs, one),
}
writePage(tables)
console.log(['## Capacity', ...Object.values(tables)].join('\n\n'))
process.exit(0)
