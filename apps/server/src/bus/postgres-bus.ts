import { Client, escapeLiteral } from 'pg'
import type { Bus } from './bus.ts'
import { Emitter } from './emitter.ts'
import { gather, hintsIn, hintsText } from './hints.ts'
import { Topics } from './topics.ts'

const CHANNEL = 'estocade_hints'
/** Characters per notification. Postgres takes 8,000 bytes; a character may need three. */
const LONGEST = 2500
/** ms between attempts to reconnect. */
const RETRY = 250

/** Hints by LISTEN and NOTIFY, over a connection that serves nothing else. */
export async function postgresBus(url: string, onError: (error: unknown) => void = () => {}): Promise<Bus> {
  const topics = new Topics()
  const reconnects = new Emitter<undefined>()
  let client: Client | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const connect = async () => {
    const next = new Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ payload = '' }) => {
      for (const { topic, version } of hintsIn(payload)) topics.emit(topic, version)
    })
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next, new Error('The connection for hints has ended.')))
    await next.connect()
    await next.query(`LISTEN ${CHANNEL}`)
    client = next
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
  // One after the other. A hint that cannot be sent is lost, which a bus may do.
  const send = (text: string) => {
    // A simple query without parameters needs one round trip; this goes out with every batch.
    const notify = `NOTIFY ${CHANNEL}, ${escapeLiteral(text)}`
    last = last.then(() => client?.query(notify)).catch(() => {})
  }
  const publish = gather((hints) => hintsText(hints, LONGEST).forEach(send))

  await connect()
  return {
    lossy: true,
    publish: (hint) => closed || publish(hint),
    subscribe: (topic, heard) => topics.add(topic, heard),
    onReconnect: (listener) => reconnects.add(listener),
    async close() {
      closed = true
      clearTimeout(retry)
      topics.clear()
      await client?.end()
    },
  }
}
