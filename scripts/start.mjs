// `npm start`: installs what is missing, builds what is stale, then serves.
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { ensureBundle } = await import('./bundle.mjs')
await ensureBundle()
const { main } = await import('../apps/terminal/dist/estocade.mjs')
process.exitCode = await main(['demo', ...process.argv.slice(2)])
