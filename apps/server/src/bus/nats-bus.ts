import { connect } from '@nats-io/transport-node'
import type { Bus, Hint } from './bus.ts'
import { gather, hintsIn } from './hints.ts'
import { Listeners } from './listeners.ts'

const SUBJECT = 'estocade.hints'
const LONGEST = 64 * 1024
/** ms between attempts to reach a server again. */
const RETRY = 250

/** Hints over NATS. `url` may name several servers, separated by commas. */
export async function natsBus(url: string): Promise<Bus> {
  const connection = await connect({
    servers: url.split(','),
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY,
  })
  const hints = new Listeners<Hint>()
  const reconnects = new Listeners<undefined>()
  connection.subscribe(SUBJECT, {
    callback(fault, message) {
      if (fault === null || fault === undefined)
        for (const hint of hintsIn(message.string())) hints.tell(hint)
    },
  })
  // Only when the server has answered does it know what we listen to.
  await connection.flush()
  void (async () => {
    for await (const { type } of connection.status())
      if (type === 'reconnect')
        connection.flush().then(
          () => reconnects.tell(undefined),
          () => {},
        )
  })()
  const publish = gather((text) => {
    if (!connection.isClosed()) connection.publish(SUBJECT, text)
  }, LONGEST)
  return {
    lossy: true,
    publish: (hint) => connection.isClosed() || publish(hint),
    subscribe: (listener) => hints.add(listener),
    onReconnect: (listener) => reconnects.add(listener),
    async close() {
      hints.clear()
      await connection.close()
    },
  }
}
