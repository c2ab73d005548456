import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../../../scripts/test-scale.ts'
import { bundleChild } from '../kill/bundle.ts'
import { natsProgram } from '../real/nats.ts'
import { dyingWithUs } from '../real/postgres.ts'
import { FAULTS, whyNoLinks } from './faulty-links.ts'

/** `ESTOCADE_MINUTES` and `ESTOCADE_SEED` make other runs of it. */
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

describe(`wires that fail for ${MINUTES} minutes`, () => {
  it.skipIf(why !== '')(
    `three nodes over slow, doubling, half-open and cut links: nothing is lost or doubled${why && ` (${why})`}`,
    async () => {
      const proof = fileURLToPath(new URL('network-proof.ts', import.meta.url))
      const program = [process.execPath, '--import', 'tsx', proof, bundle, String(MINUTES), SEED]
      const [command, ...args] = [...dyingWithUs('unshare'), '--net', ...program]
      const { stdout } = await promisify(execFile)(command!, args)
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
