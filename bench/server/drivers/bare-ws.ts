import { WebSocket } from 'ws'
import type { Pair } from '../driver.ts'

let rooms = 0

export async function barePair(address: string): Promise<Pair> {
  const room = `${address.replace('http', 'ws')}/${rooms++}`
  const sockets = [new WebSocket(room), new WebSocket(room)]
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('open', done))))
  let turn = 0
  const pair: Pair = {
    move: () => sockets[turn % 2]!.send('{"n":1}'),
    onSeen: () => {},
    close: () => sockets.forEach((socket) => void socket.terminate()),
  }
  for (const [seat, socket] of sockets.entries()) {
    let updates = 0
    socket.on('message', () => {
      if (updates++ % 2 === seat) return
      turn = updates
      pair.onSeen()
    })
  }
  return pair
}
