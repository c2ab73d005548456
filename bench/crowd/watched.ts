import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { estocadePair, guest } from '../server/drivers/estocade.ts'
import type { Running } from '../server/load.ts'
import type { Crowd, Told } from './spectators.ts'

/** One action: ms until the other player, and until the last spectator has seen it. */
export interface Seen {
  readonly player: number
  readonly crowd: number
}

/** A match, or a room, that a crowd watches. */
export interface Watched {
  readonly running: readonly Running[]
  /** Bytes of an update. */
  bytes: number
  act(): Promise<Seen>
  close(): Promise<void>
}

const program = fileURLToPath(new URL('spectators.ts', import.meta.url))

async function gather(crowd: Crowd): Promise<ChildProcess> {
  const child = fork(program, [], { execArgv: ['--import', 'tsx'] })
  child.send(crowd)
  await new Promise((done) => child.once('message', done))
  return child
}

async function watched(
  running: readonly Running[],
  child: ChildProcess,
  move: (seen: () => void) => void,
): Promise<Watched> {
  const one: Watched = {
    running,
    bytes: 0,
    async act() {
      const start = performance.now()
      const crowd = new Promise<number>((done) =>
        child.once('message', (told: Told) => {
          if (told.type === 'seen') one.bytes = told.bytes
          done(performance.now() - start)
        }),
      )
      const player = new Promise<number>((done) => move(() => done(performance.now() - start)))
      return { player: await player, crowd: await crowd }
    },
    async close() {
      child.disconnect()
      for (const each of running) await each.stop()
    },
  }
  return one
}

export async function watchedMatch(nodes: readonly Running[], count: number): Promise<Watched> {
  const addresses = nodes.map(({ address }) => address)
  const pair = await estocadePair(addresses[0]!)
  const cookie = await guest(addresses[0]!)
  const child = await gather({ addresses, count, table: pair.table, cookie })
  return watched(nodes, child, (seen) => {
    pair.onSeen = seen
    pair.move()
  })
}

export async function watchedRoom(running: Running, count: number, bytes: () => number): Promise<Watched> {
  const player = new WebSocket(running.address.replace('http', 'ws'))
  await new Promise((done) => player.once('open', done))
  const child = await gather({ addresses: [running.address], count })
  return watched([running], child, (seen) => {
    player.once('message', seen)
    player.send(String(bytes()))
  })
}
