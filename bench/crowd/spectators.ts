// A process with many sockets that watch: tells its parent when all are there, and when all have got the next update.
import { WebSocket } from 'ws'
import { enter } from '../server/drivers/estocade.ts'

/** `table` and `cookie` are absent for rooms of bare `ws`. */
export interface Crowd {
  readonly addresses: readonly string[]
  readonly count: number
  readonly table?: string
  readonly cookie?: string
}

export type Told = { readonly type: 'there' } | { readonly type: 'seen'; readonly bytes: number }

const update = Buffer.from('{"type":"update"')

async function socketOf({ addresses, table, cookie }: Crowd, n: number): Promise<WebSocket> {
  const address = addresses[n % addresses.length]!
  if (table !== undefined) return enter(address, cookie!, table)
  const socket = new WebSocket(address.replace('http', 'ws'))
  await new Promise((done) => socket.once('open', done))
  return socket
}

const tell = (what: Told): void => void process.send!(what)

process.once('message', async (crowd: Crowd) => {
  let seen = 0
  for (let n = 0; n < crowd.count; n += 50) {
    const some = Array.from({ length: Math.min(50, crowd.count - n) }, (_, i) => socketOf(crowd, n + i))
    for (const socket of await Promise.all(some))
      socket.on('message', (data) => {
        const bytes = data as Buffer
        if (bytes.compare(update, 0, update.length, 0, update.length) !== 0) return
        if (++seen % crowd.count === 0) tell({ type: 'seen', bytes: bytes.length })
      })
  }
  tell({ type: 'there' })
})
process.once('disconnect', () => process.exit(0))
