import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diceFrom } from '@estocade/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byScale, isLong } from '../../../../scripts/test-scale.ts'
import { postgresStore } from '../../src/index.ts'
import { bundleChild } from '../kill/bundle.ts'
import { checkTables } from '../kill/robot.ts'
import { natsProgram, RealNats } from '../real/nats.ts'
import { RealPostgres } from '../real/postgres.ts'
import { argsFor, NODES, Node } from './node.ts'
import { Play } from './play.ts'

/** `ESTOCADE_KILLS` and `ESTOCADE_SEED` split a long run into different parts. */
const KILLS = Number(process.env.ESTOCADE_KILLS ?? byScale(2, 200))
const SEED = process.env.ESTOCADE_SEED ?? 'three nodes'
const TABLES = 9

const folder = mkdtempSync(join(tmpdir(), 'estocade-kills-'))
const bundle = join(folder, 'child.mjs')
let postgres: RealPostgres
let nats: RealNats | undefined
let nodes: Node[] = []
beforeAll(async () => {
  await bundleChild(bundle)
  postgres = await RealPostgres.start()
  if (natsProgram() !== undefined) nats = await RealNats.start()
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGKILL')))
  await nats?.halt()
  await postgres?.stop()
  rmSync(folder, { recursive: true })
})

describe(`kill -9 of one of three nodes, ${KILLS} times`, () => {
  it.skipIf(natsProgram() === undefined)(
    'over NATS: no acknowledged action is lost or applied twice, every log folds',
    async () => {
      const dice = diceFrom(SEED)
      const url = await postgres.database('kills')
      nodes = Array.from({ length: NODES }, () => new Node(bundle, argsFor(url, nats!.url)))
      await Promise.all(nodes.map((node) => node.boot()))
      const play = new Play(nodes)
      for (let n = 0; n < TABLES; n++) await play.seat(n)
      for (let kill = 0; kill < KILLS; kill++) {
        await play.more(5 + dice.below(40))
        const node = nodes[dice.below(NODES)]!
        await node.end('SIGKILL')
        // While the node is down the others serve its players.
        await play.more(5 + dice.below(20))
        await node.boot()
      }
      await play.everyTable(2)
      play.stop()
      expect(await Promise.all(nodes.map((node) => node.end('SIGTERM')))).toEqual(nodes.map(() => 0))
      const store = await postgresStore(url, { connections: 2 })
      await checkTables(store, play.robots, play.acks)
      await store.close()
      expect(play.acks.length).toBeGreaterThan(KILLS * 10)
      if (isLong)
        console.log(
          `${KILLS} kills of one of ${NODES} nodes, seed ${SEED}: ` +
            `${play.acks.length} actions acknowledged, none lost or doubled`,
        )
    },
    KILLS * 60_000,
  )
})
