import type { Socket } from 'node:net'
import { Client, escapeLiteral } from 'pg'
import { connectionTo } from '../store/postgres/connection.ts'
import { Sockets } from '../store/postgres/sockets.ts'
import type { Bus } from './bus.ts'
import { Emitter } from './emitter.ts'
import { gather, messagesIn, messagesText } from './messages.ts'
import { Topics } from './topics.ts'

const CHANNEL = 'estocade_hints'
/** Characters per notification. Postgres takes 8,000 bytes; a character may need three. */
const LONGEST = 2500
/** ms between attempts to reconnect. */
const RETRY = 250
/** ms that the database has for an answer. A connection that is half open would stay silent for minutes. */
const TIMEOUT = 15_000

/** Messages by LISTEN and NOTIFY, over a connection that serves nothing else. */
export async function postgresBus(
  url: string,
  onError: (error: unknown) => void = () => {},
  timeout = TIMEOUT,
): Promise<Bus> {
  const topics = new Topics()
  const sockets = new Sockets()
  const reconnects = new Emitter<undefined>()
  let client: Client | undefined
  let socket: Socket | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const connect = async () => {
    const opened = sockets.open()
    const next = new Client({
      ...connectionTo(url, sockets),
      stream: () => opened,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    })
    next.on('notification', ({ payload = '' }) => {
      for (const { topic, version } of messagesIn(payload)) topics.emit(topic, version)
    })
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next, new Error('The connection for messages has ended.')))
    try {
      await next.connect()
      await next.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      opened.destroy()
      throw error
    }
    client = next
    socket = opened
  }
  const again = () => {
    retry = setTimeout(() => {
      connect().then(
        () => (closed ? void client?.end() : reconnects.emit(undefined)),
        () => closed || again(),
      )
    }, RETRY)
  }
  const lost = (which: Client, error: Error) => {
    if (closed || client !== which) return
    client = undefined
    onError(error)
    again()
  }
  let last: Promise<unknown> = Promise.resolve()
  // One after the other. A message that cannot be sent is lost, which a bus may do; the next connection may send more.
  const send = (text: string) => {
    // A simple query without parameters needs one round trip; this goes out with every batch.
    const notify = `NOTIFY ${CHANNEL}, ${escapeLiteral(text)}`
    last = last.then(() => {
      const used = socket
      return client?.query(notify).catch(() => used?.destroy())
    })
  }
  const publish = gather((messages) => messagesText(messages, LONGEST).forEach(send))

  await connect()
  return {
    lossy: true,
    publish: (message) => closed || publish(message),
    subscribe: (topic, heard) => topics.add(topic, heard),
    onReconnect: (listener) => reconnects.add(listener),
    async close() {
      closed = true
      clearTimeout(retry)
      topics.clear()
      await sockets.closing(Promise.resolve(client?.end()))
    },
  }
}
