// Bare `ws`: a message that is a number is answered by a text of so many bytes, to all sockets.
import { type WebSocket, WebSocketServer } from 'ws'
import { ready } from '../subject.ts'

const sockets = new Set<WebSocket>()
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
  const { port } = server.address() as { port: number }
  ready(`http://127.0.0.1:${port}`)
})
server.on('connection', (socket) => {
  sockets.add(socket)
  socket.on('message', (data) => {
    const text = '{"type":"update"'.padEnd(Number(data))
    for (const one of sockets) one.send(text)
  })
  socket.on('close', () => sockets.delete(socket))
})
