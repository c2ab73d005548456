import { realTime } from '@estocade/server'
import { borrow } from './browser.ts'
import { Players } from './players.ts'
import { openServer } from './server.ts'

/** A server whose clock a test can advance, a browser, and players. */
export async function openAheadServer() {
  let ahead = 0
  const time = { now: () => realTime.now() + ahead, after: realTime.after }
  const server = await openServer(() => {}, { time })
  const chromium = await borrow()
  return {
    address: server.address,
    players: new Players(chromium.browser, server.address),
    putForward(ms: number) {
      ahead += ms
    },
    async close() {
      await chromium.close()
      await server.close()
    },
  }
}
