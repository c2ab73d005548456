// Runs a server that logs every request. The argument is its data folder. Prints its address.
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { createServer, run } from '../src/index.ts'
import { fixedEntropy } from './seed.ts'

const server = await createServer({
  catalogue: testCatalogue,
  entropy: fixedEntropy(),
  data: process.argv[2]!,
  port: 0,
  log: 'info',
})
console.log(await run(server))
