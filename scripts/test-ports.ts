import { createServer } from 'node:net'

/** Outgoing connections get ports from 32768 (Linux) or 49152 (other systems) on, so none takes one of these. */
const FIRST = 20_000
const LAST = 32_000
/** Each test process begins elsewhere, so that two of them seldom look at the same port. */
const STEP = 20

let next = FIRST + ((process.pid * STEP) % (LAST - FIRST))

/**
 * A free port for a server that is restarted on it, or that cannot choose one itself. While such a server is down, a
 * connection of another test must not get its port: that is why the system is not asked for any free port.
 */
export async function freePort(): Promise<number> {
  for (let tried = FIRST; tried < LAST; tried++) {
    const port = next
    next = port + 1 < LAST ? port + 1 : FIRST
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${FIRST} to ${LAST} is free.`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
