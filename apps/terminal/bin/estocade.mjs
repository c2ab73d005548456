#!/usr/bin/env node
// The command line of a checkout: bundled when stale, then run.
import { ensureInstalled } from '../../../scripts/install.mjs'

ensureInstalled()
const { ensureBundle } = await import('../../../scripts/bundle.mjs')
await ensureBundle()
const { main } = await import('../dist/estocade.mjs')
process.exitCode = await main(process.argv.slice(2))
