import { createConnection, createServer, type Socket } from 'node:net'

/** The network connection between a browser and the server. When it is cut, all connections break and none can be made. */
export async function cuttableConnection(target: string) {
  const { hostname, port } = new URL(target)
  const ends = new Set<Socket>()
  let whole = true
  const server = createServer((near) => {
    if (!whole) return near.destroy()
    const far = createConnection(Number(port), hostname)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
      end.pipe(other)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The connection has no address')
  const cut = () => {
    whole = false
    for (const end of ends) end.destroy()
  }
  return {
    address: `http://127.0.0.1:${address.port}`,
    cut,
    mend() {
      whole = true
    },
    close() {
      cut()
      server.close()
    },
  }
}
