// Arguments: a file (each action is stored durably) or `nowhere`; the names of the fast codecs, by default all.
import { createServer, fastParts, sqliteStore } from '@estocade/server'
import { noLimits } from '../../../apps/server/test/no-limits.ts'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { ready } from '../subject.ts'

const where = process.argv[2]!
const real = sqliteStore(where === 'nowhere' ? ':memory:' : where)
/** Storage off: tables are really opened, but moves are only in memory. */
const unstored: typeof real = {
  ...real,
  append: async (batch) =>
    batch.some(({ index }) => index !== undefined)
      ? real.append(batch)
      : batch.map(() => ({ type: 'appended' })),
}
const store = where === 'nowhere' ? unstored : real
const asked = process.argv[3]?.split(',')
const fast = fastParts.filter((part) => asked === undefined || asked.includes(part))
const server = await createServer({ catalogue: testCatalogue, limits: noLimits, store, fast })
ready(await server.listen())
