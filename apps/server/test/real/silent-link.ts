import { createConnection, createServer, type Socket } from 'node:net'

/** A way to a server whose connections can fall silent: nothing passes any more, and neither end is told. */
export async function silentLink(target: string) {
  const { protocol, hostname, port } = new URL(target)
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = createConnection(Number(port), hostname)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('error', () => {})
      end.on('close', () => other.destroy())
      end.pipe(other)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address() as { port: number }
  return {
    url: `${protocol}//127.0.0.1:${address.port}`,
    /** Those that are open now; new ones are not concerned. */
    silence() {
      for (const end of ends) end.unpipe().pause()
    },
    close() {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}
