import { createConnection, createServer, type Socket } from 'node:net'

/** The wire between a browser and the server. Cut, every connection on it breaks and none comes about. */
export async function layCable(target: string) {
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
  if (address === null || typeof address === 'string') throw new Error('The cable has no end')
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
