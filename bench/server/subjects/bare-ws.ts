// Tables of `ws` and nothing else: a number, sent to both players.
import { type WebSocket, WebSocketServer } from 'ws'
import { ready } from '../subject.ts'

interface Room {
  total: number
  readonly sockets: Set<WebSocket>
}

const rooms = new Map<string, Room>()
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
  const { port } = server.address() as { port: number }
  ready(`http://127.0.0.1:${port}`)
})
server.on('connection', (socket, request) => {
  const id = request.url!
  const room = rooms.get(id) ?? { total: 0, sockets: new Set() }
  rooms.set(id, room)
  room.sockets.add(socket)
  socket.on('message', (data) => {
    const { n } = JSON.parse(String(data)) as { n: number }
    room.total += n
    const text = JSON.stringify({ total: room.total })
    for (const one of room.sockets) one.send(text)
  })
  socket.on('close', () => room.sockets.delete(socket))
})
