// Colyseus with a patch after every message, because its default of 50 ms would hide its speed.
import { Room, Server } from '@colyseus/core'
import { defineTypes, Schema } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { ready } from '../subject.ts'

class State extends Schema {}
defineTypes(State, { total: 'number' })

class Tally extends Room {
  onCreate() {
    this.state = new State()
    this.state.total = 0
    this.patchRate = null
    this.onMessage('add', (_, n) => {
      this.state.total += n
      this.broadcastPatch()
    })
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false })
server.define('tally', Tally)
await server.listen(0, '127.0.0.1')
ready(`http://127.0.0.1:${server.transport.server.address().port}`)
