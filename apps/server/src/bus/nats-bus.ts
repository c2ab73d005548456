import { connect, type Subscription } from '@nats-io/transport-node'
import type { Bus, Topic } from './bus.ts'
import { Emitter } from './emitter.ts'
import { gather } from './messages.ts'

/** ms between attempts to reconnect. */
const RETRY = 250
/** ms between questions whether the server is still there; a connection on which it leaves two unanswered is given up. */
const PING = 5000

/** One subject per topic, so that NATS sends a table's messages only to nodes that have the table open. */
function subjectOf(topic: Topic): string {
  if (topic === 'access') return 'estocade.access'
  const id = topic.slice(topic.indexOf('/') + 1)
  return `estocade.table.${/^[\w-]+$/.test(id) ? id : `=${Buffer.from(id).toString('base64url')}`}`
}

/** Messages over NATS. `url` may name several servers, separated by commas. */
export async function natsBus(url: string, ping = PING): Promise<Bus> {
  const connection = await connect({
    servers: url.split(','),
    pingInterval: ping,
    maxPingOut: 2,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY,
    noEcho: true,
  })
  const reconnects = new Emitter<undefined>()
  void (async () => {
    for await (const { type } of connection.status())
      if (type === 'reconnect')
        // The server knows our subscriptions only after it has answered.
        connection.flush().then(
          () => reconnects.emit(undefined),
          () => {},
        )
  })()
  const publish = gather((messages) => {
    if (connection.isClosed()) return
    for (const { topic, version } of messages) connection.publish(subjectOf(topic), String(version))
  })
  return {
    lossy: true,
    publish: (message) => connection.isClosed() || publish(message),
    subscribe(topic, heard) {
      if (connection.isClosed()) return () => {}
      const subscription: Subscription = connection.subscribe(subjectOf(topic), {
        callback(error, message) {
          const version = error ? Number.NaN : Number(message.string())
          // Another program may use our subject: ignore whatever is not a version.
          if (Number.isInteger(version)) heard(version)
        },
      })
      return () => subscription.unsubscribe()
    },
    onReconnect: (listener) => reconnects.add(listener),
    close: () => connection.close(),
  }
}
