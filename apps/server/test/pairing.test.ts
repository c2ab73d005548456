import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Identity } from '../src/accounts/identities.ts'
import { Pairing } from '../src/accounts/pairing.ts'
import { Person, type Running, start } from './harness.ts'
import { VirtualTime } from './virtual-time.ts'

const wish = { game: 'tally', language: 'fr' }
const pair = (person: Person, body: object = wish) =>
  person.post('/api/pairing', body) as Promise<{
    status: number
    body: { table?: string | null; code?: string }
  }>

describe('pairing', () => {
  let running: Running
  beforeAll(async () => {
    running = await start()
  })
  afterAll(() => running.server.close())
  const named = (name: string) => Person.named(running.url, name)

  it('seats two players who want the same game at once, and nobody else', async () => {
    const [ann, bob, eve] = [await named('Ann'), await named('Bob'), await named('Eve')]
    const german = pair(eve, { ...wish, language: 'de' })
    const [first, second] = await Promise.all([pair(ann), pair(bob)])
    expect(first.body.table).toBe(second.body.table)
    const table = (await ann.get(`/api/tables/${first.body.table}`)).body as { sides: { names: string[] }[] }
    expect(table.sides.flatMap(({ names }) => names).sort()).toEqual(['Ann', 'Bob'])
    const other = await pair(ann, { ...wish, language: 'de' })
    expect((await german).body.table).toBe(other.body.table)
  })

  it('never pairs two players of whom one has blocked the other', async () => {
    const [ann, bob, eve] = [await named('Ann'), await named('Bob'), await named('Eve')]
    await fetch(`${running.url}/api/blocks/${bob.id}`, { method: 'PUT', headers: { cookie: ann.cookie } })
    const [first, blocked] = [pair(ann), pair(bob)]
    // The third player is paired with the first.
    const third = await pair(eve)
    const met = await Promise.race([first, blocked])
    expect(met.body.table).toBe(third.body.table)
  })

  it('refuses games and languages that it does not have', async () => {
    const ann = await named('Ann')
    expect(await pair(ann, { ...wish, game: 'chess' })).toMatchObject({
      status: 404,
      body: { code: 'no-game' },
    })
  })
})

describe('a waiting player', () => {
  const someone = (id: string) => ({ ids: [id], player: { owner: null } }) as unknown as Identity
  const stay = () => {}
  const open = () => {
    const time = new VirtualTime()
    const pairing = new Pairing({
      store: { isBlocked: async () => false },
      time,
      seat: async (first, second) => ({ ok: true, value: `${first.ids} ${second.ids}` }),
    })
    return { time, pairing }
  }

  it('is told when nobody came in time, and may wait again', async () => {
    const { time, pairing } = open()
    const first = pairing.meet(someone('ann'), wish, stay)
    await time.advance(20_000)
    expect(await first).toBeUndefined()
    const again = pairing.meet(someone('ann'), wish, stay)
    await pairing.meet(someone('bob'), wish, stay)
    expect(await again).toEqual({ ok: true, value: 'ann bob' })
  })

  it('is never paired with themselves in a second tab, nor after they have left', async () => {
    const { time, pairing } = open()
    let leave: () => void = stay
    const gone = pairing.meet(someone('ann'), wish, (then) => {
      leave = then
    })
    const other = pairing.meet(someone('ann'), wish, stay)
    await time.settled()
    leave()
    expect(await gone).toBeUndefined()
    expect(await pairing.meet(someone('bob'), wish, stay)).toEqual({ ok: true, value: 'ann bob' })
    expect(await other).toEqual({ ok: true, value: 'ann bob' })
  })

  it('gets an answer when the server closes', async () => {
    const { time, pairing } = open()
    const waiting = pairing.meet(someone('ann'), wish, stay)
    await time.settled()
    pairing.close()
    expect(await waiting).toBeUndefined()
  })
})
