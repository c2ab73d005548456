#!/usr/bin/env node
// The command line of a checkout: bundled when stale, then run.
import { ensureInstalledSoon } from '../../../scripts/install.mjs'

ensureInstalledSoon()
const { ensureBundle } = await import('../../../scripts/bundle.mjs')
await ensureBundle()
const { main } = await import('../dist/estocade.mjs')
process.exitCode = await main(process.argv.slice(2))
