import { catalogueOf, games } from '@estocade/games'
import { alphabets, lexiconOf } from '@estocade/words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer, type EstocadeServer } from '../src/index.ts'
import { noLimits } from './no-limits.ts'
import { playMatch } from './schema-client/client.mjs'
import { fixedEntropy } from './seed.ts'

const words = (
  'EI ER ES IN SO AN AB UM ZU DA JA NA TEE REISE EIS EISEN REIS REISEN ROSE ROSEN RASEN NASE NASEN HOSE HOSEN HASE ' +
  'HASEN TAL TALE TANNE TANTE TISCH TOR TORE TON TONNE BAR BART BAD BALL BAU BEIN BIER BOOT BROT BUS BUSCH DAME DOM ' +
  'DORF ENTE ERDE ESEL FELD FISCH FUSS GANS GAST GELD GRAS GUT HAND HAUS HERD HUT HUND IGEL KIND KINO KOCH KUH LAND ' +
  'LAUB LIED LOS LUFT MANN MAUS MEER MOND MUND NEST NOT OHR OMA OPA ORT RAD RAT RING RUF SAND SEE SEIL SOHN SUPPE ' +
  'TAG TIER UHR VATER WALD WAND WEG WIND WOLF ZAHN ZEIT ZUG'
)
  .split(' ')
  .sort()
const lexicon = lexiconOf(words, alphabets.de)
const catalogue = catalogueOf((id) => (id === 'de' ? lexicon : undefined))

let server: EstocadeServer
let url: string
beforeAll(async () => {
  server = await createServer({
    catalogue,
    entropy: fixedEntropy(),
    limits: noLimits,
    data: ':memory:',
    port: 0,
  })
  url = await server.listen()
})
afterAll(() => server.close())

/** Options that make matches short; the client leaves out those that a game does not have. */
const options = {
  language: 'de',
  rounds: 1,
  rows: 3,
  limit: null,
  clock: { type: 'none' },
}

/** The most matches until one has at least two laid words. */
const MATCHES = 5

/** The actions that put a word, or stones of one, on the table. */
const laying = ['lay', 'claim', 'name', 'add', 'fulfil']

describe('a client that knows only the published schemas', () => {
  it.each(games.map(({ id }) => id))(
    'plays %s to its end and lays words',
    async (game) => {
      const done: string[] = []
      // A deal may allow few words: then another match is played.
      for (let seed = 7; seed < 7 + MATCHES; seed++) {
        const [first, second] = await playMatch(url, game, options, words, seed)
        for (const player of [first!, second!]) {
          expect(player.view.phase).toBe('over')
          expect(player.view.match.outcome.scores).toHaveLength(2)
          expect(player.view.match.outcome.reason).not.toBe('conceded')
        }
        done.push(...[first!, second!].flatMap(({ accepted }) => accepted.map(({ type }) => type)))
        if (done.filter((type) => laying.includes(type)).length >= 2) return
      }
      expect.fail(`${MATCHES} matches, and hardly a word was laid: ${done.join()}`)
    },
    180_000,
  )
})
