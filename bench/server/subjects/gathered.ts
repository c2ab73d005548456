// A node with Postgres: how many transactions with entries it may have at a time, and the servers that tables are spread
// over by id.
import { createServer, postgresBus, postgresStore, type Store } from '@estocade/server'
import { noLimits } from '../../../apps/server/test/no-limits.ts'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { spreadStore } from '../spread-store.ts'
import { ready } from '../subject.ts'

const [atOnce, ...urls] = process.argv.slice(2) as [string, string]
const appendsAtOnce = Number(atOnce)
const stores = (await Promise.all(urls.map((url) => postgresStore(url, { appendsAtOnce })))) as [Store]
const server = await createServer({
  catalogue: testCatalogue,
  limits: noLimits,
  log: 'error',
  store: stores.length === 1 ? stores[0] : spreadStore(stores),
  bus: await postgresBus(urls[0]!, console.error),
})
ready(await server.listen())
