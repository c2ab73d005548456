#!/usr/bin/env node
// The command line of a checkout: bundled when stale, then run.
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'
import { ensureInstalledSoon } from '../../../scripts/install.mjs'

// Node 22 and later keep what they have compiled.
nodeModule.enableCompileCache?.(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)))
ensureInstalledSoon()
const { ensureBundle } = await import('../../../scripts/bundle.mjs')
await ensureBundle()
const { main } = await import('../dist/estocade.mjs')
process.exitCode = await main(process.argv.slice(2))
