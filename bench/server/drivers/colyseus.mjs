import { createRequire } from 'node:module'

const { Client } = createRequire(import.meta.url)('colyseus.js')

/** @type {import('../driver.ts').Driver} */
export async function driver(address) {
  const client = new Client(address.replace('http', 'ws'))
  const first = await settled(await client.create('tally'))
  const rooms = [first, await settled(await client.joinById(first.roomId))]
  let turn = 0
  const pair = {
    move: () => rooms[turn % 2].send('add', 1),
    onSeen: () => {},
    close: () => {
      for (const room of rooms) room.connection.close()
    },
  }
  for (const [seat, room] of rooms.entries()) {
    let updates = 0
    room.onStateChange(() => {
      if (updates++ % 2 === seat) return
      turn = updates
      pair.onSeen()
    })
  }
  return pair
}

/** Resolves after the first state has arrived. */
async function settled(room) {
  if (room.state?.total === undefined) await new Promise((done) => room.onStateChange.once(done))
  return room
}
