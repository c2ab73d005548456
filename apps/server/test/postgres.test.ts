import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { createServer, natsBus, postgresBus, postgresStore } from '../src/index.ts'
import { migrate, migrations } from '../src/store/postgres/migrate.ts'
import { postgresTime } from '../src/store/postgres/time.ts'
import { accountContract } from './contract/account-contract.ts'
import { adminContract } from './contract/admin-contract.ts'
import { busContract, farBusContract } from './contract/bus-contract.ts'
import { personalDataContract } from './contract/personal-data-contract.ts'
import { storeContract } from './contract/store-contract.ts'
import { openSocket, Person } from './harness.ts'
import { noLimits } from './no-limits.ts'
import { natsProgram, RealNats } from './real/nats.ts'
import { RealPostgres } from './real/postgres.ts'

let postgres: RealPostgres
let databases = 0
const newDatabase = () => postgres.database(`d${databases++}`)

beforeAll(async () => {
  postgres = await RealPostgres.start()
})
afterAll(() => postgres?.stop())

storeContract('postgres', async () => postgresStore(await newDatabase(), { connections: 4 }))

accountContract('postgres', async () => postgresStore(await newDatabase(), { connections: 4 }))

// A server with Postgres needs no data folder.
const inPostgres = async () => ({ data: '', database: await newDatabase() })
adminContract('postgres', inPostgres)
personalDataContract('postgres', inPostgres)

const hints = () => postgresBus(postgres.url())
busContract('postgres', async () => [await hints(), await hints()])
farBusContract('postgres', hints, async () => {
  await postgres.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()",
  )
})

describe.skipIf(natsProgram() === undefined)('over a real NATS', () => {
  let nats: RealNats
  beforeAll(async () => {
    nats = await RealNats.start()
  })
  afterAll(() => nats?.halt())
  const far = () => natsBus(nats.url)
  busContract('nats', async () => [await far(), await far()])
  farBusContract('nats', far, async () => {
    await nats.halt()
    await nats.boot()
  })
})

describe('nodes on one postgres', () => {
  it('only one that finds no other alive is the first, and the others wait for it', async () => {
    const url = await newDatabase()
    const [a, b, c] = [await postgresStore(url), await postgresStore(url), await postgresStore(url)]
    const said: string[] = []
    let entered: () => void
    const inside = new Promise<void>((resolve) => {
      entered = resolve
    })
    let release = () => {}
    const first = a.enter(() => {
      entered()
      return new Promise((resolve) => {
        release = () => {
          said.push('a is first')
          resolve()
        }
      })
    })
    await inside
    const second = b.enter(async () => void said.push('b is first')).then(() => said.push('b is in'))
    setImmediate(() => release())
    await Promise.all([first, second])
    expect(said).toEqual(['a is first', 'b is in'])
    await a.close()
    await b.close()
    await c.enter(async () => void said.push('c is first'))
    expect(said.at(-1)).toBe('c is first')
    await c.close()
  })

  it('share a clock', async () => {
    const time = await postgresTime(postgres.url(), () => {})
    expect(Math.abs(time.now() - Date.now())).toBeLessThan(1000)
    time.close()
  })
})

describe('a server on postgres', () => {
  it('answers NUL, which Postgres cannot store, as a mistake of the sender', async () => {
    const server = await createServer({ catalogue: testCatalogue, limits: noLimits, ...(await inPostgres()) })
    const url = await server.listen()
    const eve = await Person.named(url, 'Eve')
    for (const path of ['/api/tables/a%00b', '/api/players/a%00b', '/api/leaders?game=a%00&language=fr'])
      expect((await eve.get(path)).status, path).toBeLessThan(500)
    expect((await eve.delete('/api/sessions/a%00b')).status).toBeLessThan(500)
    for (const body of [
      { about: 'a\u0000b', text: 'x' },
      { about: eve.id, text: 'a\u0000' },
    ])
      expect((await eve.post('/api/reports', body)).status).toBe(400)
    const socket = openSocket(url, eve.cookie)
    await new Promise((done) => socket.once('open', done))
    const answer = new Promise((done) => socket.once('message', (data) => done(JSON.parse(String(data)))))
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, table: 'a\u0000b' }))
    expect(await answer).toMatchObject({ type: 'error', code: 'malformed' })
    socket.terminate()
    await server.close()
  })

  it('takes no player for a spectator while Postgres ends its connections', async () => {
    const database = await inPostgres()
    const server = await createServer({ catalogue: testCatalogue, limits: noLimits, ...database })
    const url = await server.listen()
    const ann = await Person.named(url, 'Ann')
    const table = await ann.open('tally', { sides: 2, settings: { visibility: 'private' } })
    const end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'd%'"
    for (let n = 0; n < 12; n++) {
      const seats = Array.from({ length: 10 }, () => ann.at(table))
      await postgres.query(end)
      for (const seat of seats) {
        // As a failover does: some of them ask just then, and come back by themselves.
        expect((await seat.until(() => true)).viewer).toBe(0)
        seat.close()
      }
    }
    await server.close()
  }, 120_000)
})

it('a server closes whole although its database is gone', async () => {
  const url = await newDatabase()
  const store = await postgresStore(url)
  const server = await createServer({ catalogue: testCatalogue, limits: noLimits, store })
  const ann = await Person.named(await server.listen(), 'Ann')
  await ann.open('tally', { sides: 2 })
  await postgres.query(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`)
  await server.close()
  await expect(store.alive()).rejects.toThrow()
})

describe('migrations of postgres', () => {
  it('run from an empty database, once, whoever starts at the same time', async () => {
    const url = await newDatabase()
    const stores = await Promise.all([postgresStore(url), postgresStore(url), postgresStore(url)])
    await stores[0]!.beat(3)
    expect(await stores[2]!.alive()).toBe(3)
    await Promise.all(stores.map((store) => store.close()))
  })

  it('a step that fails leaves the schema before it, and newer data is not touched', async () => {
    const client = new Client({ connectionString: await newDatabase() })
    await client.connect()
    await migrate(client)
    await expect(migrate(client, [...migrations, 'CREATE TABLE x (y int); nonsense'])).rejects.toThrow()
    expect((await client.query('SELECT at FROM schema_version')).rows).toEqual([{ at: migrations.length }])
    expect((await client.query("SELECT to_regclass('x') AS x")).rows).toEqual([{ x: null }])
    await client.query('UPDATE schema_version SET at = at + 1')
    await expect(migrate(client)).rejects.toThrow(/newer Estocade/)
    await client.end()
  })
})
