import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../../../scripts/test-scale.ts'
import { bundleChild } from '../kill/bundle.ts'
import { natsProgram } from '../real/nats.ts'
import { dyingWithUs } from '../real/postgres.ts'
import { FAULTS, whyNoLinks } from './faulty-links.ts'

/** `ESTOCADE_MINUTES` and `ESTOCADE_SEED` change the run. */
const MINUTES = Number(process.env.ESTOCADE_MINUTES ?? 60)
const SEED = process.env.ESTOCADE_SEED ?? 'network'

let folder = ''
let bundle = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'estocade-network-'))
  bundle = join(folder, 'child.mjs')
  await bundleChild(bundle)
})
afterAll(() => rmSync(folder, { recursive: true }))

const why = isLong ? (whyNoLinks() ?? (natsProgram() === undefined ? 'needs NATS' : '')) : 'long'

describe(`links that fail for ${MINUTES} minutes`, () => {
  it.skipIf(why !== '')(
    `three nodes over slow, doubling, half-open and cut links: nothing is lost or applied twice${why && ` (${why})`}`,
    async () => {
      const proof = fileURLToPath(new URL('network-proof.ts', import.meta.url))
      const program = [process.execPath, '--import', 'tsx', proof, bundle, String(MINUTES), SEED]
      const [command, ...args] = [...dyingWithUs('unshare'), '--net', ...program]
      // Standard error tells how far it is, since it takes long.
      const proving = spawn(command!, args, { stdio: ['ignore', 'pipe', 'inherit'] })
      const [stdout, [code]] = await Promise.all([text(proving.stdout), once(proving, 'exit')])
      expect(code).toBe(0)
      const figures = JSON.parse(stdout)
      for (const fault of FAULTS) expect(figures.faults[fault]).toBeGreaterThan(0)
      expect(figures.acknowledged).toBeGreaterThan(0)
      console.log(
        `${MINUTES} minutes of network faults, seed ${SEED}: ${stdout.trim()}, none lost or doubled`,
      )
    },
    (MINUTES + 30) * 60_000,
  )
})
