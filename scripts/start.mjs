// `npm start`: installs missing packages, builds what is out of date, then serves.
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { ensureBundle, ensureWeb } = await import('./bundle.mjs')
await ensureBundle()
await ensureWeb()
const { main } = await import('../apps/terminal/dist/estocade.mjs')
process.exitCode = await main(['serve', ...process.argv.slice(2)])
