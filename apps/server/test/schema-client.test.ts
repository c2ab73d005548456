import { catalogueOf, games } from '@estocade/games'
import { alphabets, lexiconIds, lexiconOf } from '@estocade/words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer, type EstocadeServer } from '../src/index.ts'
import { noLimits } from './no-limits.ts'
import { playMatch } from './schema-client/client.mjs'

/** Short words, so that a client without a dictionary meets some by trying. */
const words = ['EI', 'ER', 'ES', 'IN', 'SO', 'TEE', 'REISE']
const lexicons = new Map(lexiconIds.map((id) => [id, lexiconOf(words, alphabets[id])]))
const catalogue = catalogueOf((id) => lexicons.get(id))

let server: EstocadeServer
let url: string
beforeAll(async () => {
  server = await createServer({ catalogue, limits: noLimits, data: ':memory:', port: 0 })
  url = await server.listen()
})
afterAll(() => server.close())

/** Options that make matches short; the client leaves out those that a game does not have. */
const options = {
  language: 'de',
  rounds: 1,
  rows: 1,
  limit: null,
  clock: { type: 'none' },
}

describe('a client that knows only the published schemas', () => {
  it.each(games.map(({ id }) => id))(
    'plays %s to its end',
    async (game) => {
      const [first, second] = await playMatch(url, game, options, 7)
      for (const player of [first!, second!]) {
        expect(player.view.phase).toBe('over')
        expect(player.view.match.outcome.scores).toHaveLength(2)
        expect(player.view.match.outcome.reason).not.toBe('conceded')
        expect(player.accepted.length).toBeGreaterThan(0)
      }
    },
    60_000,
  )
})
