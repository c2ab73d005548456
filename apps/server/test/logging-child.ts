// A server that logs everything it is asked, with its data in the folder of the argument; prints its address.
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { createServer, run } from '../src/index.ts'

const server = await createServer({ catalogue: testCatalogue, data: process.argv[2]!, port: 0, log: 'info' })
console.log(await run(server))
