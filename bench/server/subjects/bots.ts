// The server as `serve` runs it, with bots in threads. Argument: the most threads.
import { catalogueOf } from '@estocade/games'
import { createServer } from '@estocade/server'
import { workerBotRunner } from '@estocade/table/node'
import { cacheFolder, openLexicons } from '@estocade/words/node'
import { noLimits } from '../../../apps/server/test/no-limits.ts'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { ready } from '../subject.ts'

const bundle = new URL('../../apps/terminal/dist/', import.meta.url)
const server = await createServer({
  catalogue: new Map([...testCatalogue, ...catalogueOf(openLexicons(cacheFolder()))]),
  botRunner: workerBotRunner({
    catalogue: new URL('catalogue.mjs', bundle),
    worker: new URL('bot-worker.mjs', bundle),
    threads: Number(process.argv[2]),
  }),
  limits: noLimits,
  data: ':memory:',
  log: 'error',
})
ready(await server.listen())
