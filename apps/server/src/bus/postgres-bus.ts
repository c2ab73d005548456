import { Client, escapeLiteral } from 'pg'
import type { Bus } from './bus.ts'
import { Emitter } from './emitter.ts'
import { gather, hintsIn, hintsText } from './hints.ts'
import { Topics } from './topics.ts'

const CHANNEL = 'estocade_hints'
/** Bytes that a notification takes, with some left over for letters of several bytes. */
const LONGEST = 2500
/** ms between attempts to reach the database again. */
const RETRY = 250

/** Hints by LISTEN and NOTIFY, over one connection of their own. */
export async function postgresBus(url: string, onError: (error: unknown) => void = () => {}): Promise<Bus> {
  const topics = new Topics()
  const reconnects = new Emitter<undefined>()
  let client: Client | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const connect = async () => {
    const next = new Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ payload = '' }) => {
      for (const { table, version } of hintsIn(payload)) topics.emit(table, version)
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
  // One after the other; a hint that cannot be sent is a lost hint.
  const send = (text: string) => {
    // In one message and without a plan: this goes out with every batch.
    const say = `NOTIFY ${CHANNEL}, ${escapeLiteral(text)}`
    last = last.then(() => client?.query(say)).catch(() => {})
  }
  const publish = gather((hints) => hintsText(hints, LONGEST).forEach(send))

  await connect()
  return {
    lossy: true,
    publish: (hint) => closed || publish(hint),
    listen: (table, seenCommands) => topics.add(table, seenCommands),
    onReconnect: (listener) => reconnects.add(listener),
    async close() {
      closed = true
      clearTimeout(retry)
      topics.clear()
      await client?.end()
    },
  }
}
