import { Client } from 'pg'
import type { Bus, Hint } from './bus.ts'
import { gather, hintsIn } from './hints.ts'
import { Listeners } from './listeners.ts'

const CHANNEL = 'estocade_hints'
/** Bytes that a notification takes, with some left over for letters of several bytes. */
const LONGEST = 2500
/** ms between attempts to reach the database again. */
const RETRY = 250

/** Hints by LISTEN and NOTIFY, over one connection of their own. */
export async function postgresBus(url: string, onFault: (error: unknown) => void = () => {}): Promise<Bus> {
  const hints = new Listeners<Hint>()
  const reconnects = new Listeners<undefined>()
  let client: Client | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const connect = async () => {
    const next = new Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ payload = '' }) => {
      for (const hint of hintsIn(payload)) hints.tell(hint)
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
        () => (closed ? void client?.end() : reconnects.tell(undefined)),
        () => closed || again(),
      )
    }, RETRY)
  }
  const lost = (which: Client, error: Error) => {
    if (closed || client !== which) return
    client = undefined
    onFault(error)
    again()
  }
  let last: Promise<unknown> = Promise.resolve()
  const publish = gather((text) => {
    // One after the other; a hint that cannot be sent is a lost hint.
    last = last.then(() => client?.query('SELECT pg_notify($1, $2)', [CHANNEL, text])).catch(() => {})
  }, LONGEST)

  await connect()
  return {
    lossy: true,
    publish: (hint) => closed || publish(hint),
    subscribe: (listener) => hints.add(listener),
    onReconnect: (listener) => reconnects.add(listener),
    async close() {
      closed = true
      clearTimeout(retry)
      hints.clear()
      await client?.end()
    },
  }
}
