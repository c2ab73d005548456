// boardgame.io with its default in-memory store.
import { createRequire } from 'node:module'
import { ready } from '../subject.ts'

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server')

const tally = {
  name: 'tally',
  setup: () => ({ total: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add({ G }, n) {
      G.total += n
    },
  },
}

// Its server logs every start and stop.
console.info = () => {}
const server = Server({ games: [tally], origins: [/./] })
const { appServer } = await server.run({ port: 0 })
ready(`http://127.0.0.1:${appServer.address().port}`)
