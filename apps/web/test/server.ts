import { createServer, type EstocadeServer, type ServerOptions, wordsRoutes } from '@estocade/server'
import { cacheFolder } from '@estocade/words/node'
import { ensureWeb } from '../../../scripts/bundle.mjs'
import { fixedEntropy } from '../../server/test/seed.ts'
import { catalogue } from './test-lexicons.ts'

/** The whole server on a free port, as `npm start` runs it, with its games in memory. */
export async function openServer(
  prepare: (app: EstocadeServer['app']) => void = () => {},
  options: Partial<ServerOptions> = {},
  words: Parameters<typeof wordsRoutes>[1] = { folder: cacheFolder(), progress: () => 0 },
) {
  await ensureWeb()
  const server = await createServer({
    catalogue,
    web: new URL('../dist', import.meta.url).pathname,
    data: ':memory:',
    port: 0,
    entropy: fixedEntropy(),
    // All browsers of a test have the same address.
    limits: { requests: 100_000, identityRequests: 1000, newTables: 1000, openTables: 1000 },
    ...options,
  })
  wordsRoutes(server.app, words)
  prepare(server.app)
  const address = await server.listen()
  return { address, close: () => server.close() }
}
