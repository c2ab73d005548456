import { io } from 'socket.io-client'

let matches = 0

/** @type {import('../driver.ts').Driver} */
export async function driver(address) {
  const match = `match-${process.pid}-${matches++}`
  const sockets = await Promise.all(['0', '1'].map((player) => enter(address, match, player)))
  let turn = 0
  const pair = {
    move() {
      const playerID = String(turn % 2)
      const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [1], playerID } }
      sockets[turn % 2].emit('update', action, turn, match, playerID)
    },
    onSeen: () => {},
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
  for (const [seat, socket] of sockets.entries()) {
    let updates = 0
    const seen = () => {
      if (updates++ % 2 === seat) return
      turn = updates
      pair.onSeen()
    }
    socket.on('update', seen)
    socket.on('patch', seen)
  }
  return pair
}

async function enter(address, match, player) {
  const socket = io(`${address}/tally`, { transports: ['websocket'], forceNew: true })
  await new Promise((done) => socket.once('connect', done))
  const synced = new Promise((done) => socket.once('sync', done))
  socket.emit('sync', match, player, undefined, 2)
  await synced
  return socket
}
