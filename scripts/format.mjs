// `npm run format`: formats the code, and mends what lint can mend by itself.
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled('test')
process.exitCode = await run('format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'])
