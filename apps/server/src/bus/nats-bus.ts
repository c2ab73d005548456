import { connect, type Subscription } from '@nats-io/transport-node'
import type { Bus } from './bus.ts'
import { Emitter } from './emitter.ts'
import { gather } from './hints.ts'

/** ms between attempts to reach a server again. */
const RETRY = 250

/** A subject for each table: NATS tells only nodes that have it open, however many others there are. */
const subjectOf = (table: string): string =>
  `estocade.hints.${/^[\w-]+$/.test(table) ? table : `=${Buffer.from(table).toString('base64url')}`}`

/** Hints over NATS. `url` may name several servers, separated by commas. */
export async function natsBus(url: string): Promise<Bus> {
  const connection = await connect({
    servers: url.split(','),
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY,
    noEcho: true,
  })
  const reconnects = new Emitter<undefined>()
  void (async () => {
    for await (const { type } of connection.status())
      if (type === 'reconnect')
        // Only when the server has answered does it know what we listen to.
        connection.flush().then(
          () => reconnects.emit(undefined),
          () => {},
        )
  })()
  const publish = gather((hints) => {
    if (connection.isClosed()) return
    for (const { table, version } of hints) connection.publish(subjectOf(table), String(version))
  })
  return {
    lossy: true,
    publish: (hint) => connection.isClosed() || publish(hint),
    listen(table, seenCommands) {
      if (connection.isClosed()) return () => {}
      const subscription: Subscription = connection.subscribe(subjectOf(table), {
        callback(fault, message) {
          const version = fault ? Number.NaN : Number(message.string())
          // What another program says on our subject is not for us.
          if (Number.isInteger(version)) seenCommands(version)
        },
      })
      return () => subscription.unsubscribe()
    },
    onReconnect: (listener) => reconnects.add(listener),
    close: () => connection.close(),
  }
}
