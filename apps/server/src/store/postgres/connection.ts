import type { ClientConfig } from 'pg'
import type { Sockets } from './sockets.ts'

/** ms of silence after which our side asks whether the database is still there. */
const SILENCE = 10_000

/**
 * The database asks, too: it gives a connection up 25 s after the node was cut off, instead of two hours. Until then the
 * connection counts against `max_connections`, and what it has locked stays locked.
 */
const SESSION = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
}

/** How a node connects to Postgres. The `options` of the operator's own address replace ours. */
export const connectionTo = (url: string, sockets: Sockets): ClientConfig => ({
  connectionString: url,
  keepAlive: true,
  keepAliveInitialDelayMillis: SILENCE,
  stream: sockets.open,
  options: Object.entries(SESSION)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
})
