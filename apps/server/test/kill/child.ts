// A server to be killed: data folder and port as arguments, its address as the first line of output.
import { testCatalogue } from '../../../../packages/table/test/games/index.ts'
import { createServer, run } from '../../src/index.ts'
import { readOptions } from '../../src/options.ts'
import { noLimits } from '../no-limits.ts'
import { fixedEntropy } from '../seed.ts'

const options = readOptions(process.argv.slice(2), {})
if (!options.ok) throw new Error(options.error.text)
const server = await createServer({
  ...options.value,
  log: 'error',
  catalogue: testCatalogue,
  entropy: fixedEntropy(),
  limits: noLimits,
})
console.log(await run(server))
