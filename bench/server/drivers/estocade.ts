import { PROTOCOL } from '@estocade/protocol'
import { WebSocket } from 'ws'
import type { Pair } from '../driver.ts'

export async function guest(address: string): Promise<string> {
  const response = await ask(address, '/api/guest', '', { name: 'Bench' })
  await response.text()
  return response.headers.get('set-cookie')!.split(';')[0]!
}

const ask = (address: string, path: string, cookie: string, body: object) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

/** A socket that has been welcomed. */
export async function enter(address: string, cookie: string, table: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie } })
  await new Promise((done) => socket.once('open', done))
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table }))
  await new Promise((done) => socket.once('message', done))
  return socket
}

/** The player who begins, after the match has begun. */
const playing = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) =>
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as { view?: { phase: string; duties: { seat: number }[] } }
      if (frame.view?.phase === 'playing') resolve(frame.view.duties[0]!.seat)
    }),
  )

let commands = 0
const command = (action: object): string =>
  JSON.stringify({ type: 'command', id: `bench-${process.pid}-${commands++}`, basis: 4, action })

/** Two players at one node, or each at another. */
export async function estocadePair(
  address: string,
  other = address,
): Promise<Pair & { readonly table: string }> {
  const [one, two] = [await guest(address), await guest(other)]
  const opened = await ask(address, '/api/tables', one, {
    game: 'tally',
    options: { goal: 1e12, random: false },
  })
  const { id } = (await opened.json()) as { id: string }
  await (await ask(other, `/api/tables/${id}/join`, two, {})).text()
  const sockets = [await enter(address, one, id), await enter(other, two, id)]
  const started = Promise.all(sockets.map(playing))
  for (const socket of sockets) socket.send(command({ type: 'ready', seed: '' }))
  const [first] = (await started) as [number, number]
  let turn = 0
  const pair = {
    table: id,
    move() {
      const action = { type: 'act', about: `turn ${turn + 1}`, action: { type: 'add', n: 1 } }
      sockets[(first + turn) % 2]!.send(command(action))
    },
    onSeen: () => {},
    close: () => sockets.forEach((socket) => void socket.terminate()),
  }
  // Not decoded, so that the load generator uses as little of the machine as possible.
  const update = Buffer.from('{"type":"update"')
  for (const [seat, socket] of sockets.entries()) {
    let updates = 0
    socket.removeAllListeners('message')
    socket.on('message', (data) => {
      const bytes = data as Buffer
      if (bytes.compare(update, 0, update.length, 0, update.length) !== 0) return
      if ((first + updates++) % 2 === seat) return
      turn = updates
      pair.onSeen()
    })
  }
  return pair
}

/** Opens sockets that watch one table and send nothing. */
export async function idleSocket(address: string): Promise<() => Promise<WebSocket>> {
  const cookie = await guest(address)
  const opened = await ask(address, '/api/tables', cookie, { game: 'tally' })
  const { id } = (await opened.json()) as { id: string }
  return () => enter(address, cookie, id)
}
