import { afterAll, beforeAll } from 'vitest'
import { borrow, type Chromium } from './browser.ts'
import { Players } from './players.ts'
import { openServer } from './server.ts'

/** A server and players in browsers, opened before the tests of the block that calls this, and closed after them. */
export function playersAtServer() {
  let chromium: Chromium
  let server: Awaited<ReturnType<typeof openServer>>
  let players: Players
  beforeAll(async () => {
    server = await openServer()
    chromium = await borrow()
    players = new Players(chromium.browser, server.address)
  })
  afterAll(async () => {
    await chromium?.close()
    await server?.close()
  })
  return {
    get players() {
      return players
    },
    get address() {
      return server.address
    },
  }
}
