// A server with many stored games: `--data FOLDER` or `--database URL`.
import { createServer } from '@estocade/server'
import { readOptions } from '@estocade/server/options'
import { noLimits } from '../../../apps/server/test/no-limits.ts'
import { catalogue } from '../../../apps/terminal/src/catalogue.ts'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { ready } from '../subject.ts'

const options = readOptions(process.argv.slice(2), { PORT: '0' })
if (!options.ok) throw new Error(options.error.text)
const server = await createServer({
  ...options.value,
  log: 'error',
  catalogue: new Map([...catalogue, ...testCatalogue]),
  limits: noLimits,
})
ready(await server.listen())
