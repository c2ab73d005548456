#!/usr/bin/env node
// Runs the command line from a checkout. It is bundled first if the bundle is stale.
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'
import { ensureInstalledSoon } from '../../../scripts/install.mjs'

// Node 22 and later can cache compiled code.
nodeModule.enableCompileCache?.(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)))
ensureInstalledSoon()
const { ensureBundle } = await import('../../../scripts/bundle.mjs')
await ensureBundle()
const { main } = await import('../dist/estocade.mjs')
process.exitCode = await main(process.argv.slice(2))
