import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import {
  createServer,
  natsBus,
  openBackend,
  postgresBus,
  postgresStore,
  type Store,
  sourceFor,
} from '../src/index.ts'
import { isStoreFailure } from '../src/store/failures.ts'
import { connectionTo } from '../src/store/postgres/connection.ts'
import { migrate, migrations } from '../src/store/postgres/migrate.ts'
import { Sockets } from '../src/store/postgres/sockets.ts'
import { postgresTime } from '../src/store/postgres/time.ts'
import { accountContract } from './contract/account-contract.ts'
import { adminContract } from './contract/admin-contract.ts'
import { busContract, farBusContract, heard } from './contract/bus-contract.ts'
import { personalDataContract } from './contract/personal-data-contract.ts'
import { storeContract } from './contract/store-contract.ts'
import { openSocket, Person } from './harness.ts'
import { noLimits } from './no-limits.ts'
import { natsProgram, RealNats } from './real/nats.ts'
import { RealPostgres } from './real/postgres.ts'
import { silentLink } from './real/silent-link.ts'
import { fixedEntropy } from './seed.ts'

let postgres: RealPostgres
let databases = 0
const newDatabase = () => postgres.database(`d${databases++}`)

beforeAll(async () => {
  postgres = await RealPostgres.start()
})
afterAll(() => postgres?.stop())

storeContract('postgres', async () => postgresStore(await newDatabase(), { connections: 4 }))

accountContract('postgres', async () => postgresStore(await newDatabase(), { connections: 4 }))

/** What all servers here have in common. */
const common = () => ({ catalogue: testCatalogue, entropy: fixedEntropy(), limits: noLimits })

// A server with Postgres needs no data folder.
const inPostgres = async () => ({ data: '', database: await newDatabase() })
adminContract('postgres', inPostgres)
personalDataContract('postgres', inPostgres)

const bus = () => postgresBus(postgres.url())
busContract('postgres', async () => [await bus(), await bus()])
farBusContract('postgres', bus, async () => {
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

  it('gives up a connection that falls silent, and gets messages over a new one', async () => {
    const link = await silentLink(nats.url)
    const here = await natsBus(link.url, 200)
    const there = await far()
    await heard(there, here)
    link.silence()
    await heard(there, here)
    await Promise.all([here.close(), there.close()])
    link.close()
  })
})

describe('nodes on one postgres', () => {
  it('a node that finds no other alive runs `first`, and the others wait for it', async () => {
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

  it('share a clock, whatever their own clocks are set to', async () => {
    const origin = Date.now() - performance.now()
    const trueTime = () => origin + performance.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const time = await postgresTime(postgres.url(), () => {})
    expect(Math.abs(time.now() - trueTime())).toBeLessThan(1000)
    for (const jump of [3_600_000, -86_400_000, 60_000]) {
      vi.setSystemTime(trueTime() + jump)
      expect(Math.abs(time.now() - trueTime()), `${jump} ms`).toBeLessThan(1000)
    }
    time.close()
  })
})

/** Stops the database's processes that serve this database now; new connections get new ones. Gives how to go on. */
const silence = async (url: string) => {
  const name = new URL(url).pathname.slice(1)
  const rows = await postgres.query(`SELECT pid FROM pg_stat_activity WHERE datname = '${name}'`)
  const pids = rows.map((row) => (row as { pid: number }).pid)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}

describe('a connection to postgres that falls silent', () => {
  it('is given up by the database within half a minute', async () => {
    const client = new Client(connectionTo(await newDatabase(), new Sockets()))
    await client.connect()
    const seconds = async (name: string) => Number((await client.query(`SHOW ${name}`)).rows[0]![name])
    const [idle, interval, count] = [
      await seconds('tcp_keepalives_idle'),
      await seconds('tcp_keepalives_interval'),
      await seconds('tcp_keepalives_count'),
    ]
    await client.end()
    expect(idle! + interval! * count!).toBeLessThanOrEqual(30)
    expect(count).toBeGreaterThan(0)
  })

  it.each([
    ['a query', (store: Store) => store.versions(['nowhere'])],
    ['a transaction', (store: Store) => store.addFigures([])],
  ])('%s is given up in time, and the next one goes over a new connection', async (_, work) => {
    const url = await newDatabase()
    const store = await postgresStore(url, { connections: 1, timeout: 1000 })
    await work(store)
    const resume = await silence(url)
    try {
      const error = await work(store).catch((error) => error)
      expect(isStoreFailure(error), String(error)).toBe(true)
      await work(store)
    } finally {
      resume()
      await store.close()
    }
  })

  it('does not keep a node from sending messages over a new one', async () => {
    const url = await newDatabase()
    const bus = await postgresBus(url, () => {}, 500)
    const heard: number[] = []
    const resume = await silence(url)
    const other = await postgresBus(url)
    other.subscribe('table/t', (version) => heard.push(version))
    let version = 0
    try {
      await expect
        .poll(() => {
          bus.publish({ topic: 'table/t', version: ++version })
          return heard.length
        })
        .toBeGreaterThan(0)
    } finally {
      resume()
      await Promise.all([bus.close(), other.close()])
    }
  })

  it('does not keep a server from closing', async () => {
    const url = await newDatabase()
    const store = await postgresStore(url, { timeout: 1000 })
    const bus = await postgresBus(url)
    const server = await createServer({ ...common(), store, bus })
    const ann = await Person.named(await server.listen(), 'Ann')
    await ann.open('tally', { sides: 2 })
    const resume = await silence(url)
    try {
      await server.close()
    } finally {
      resume()
    }
  })
})

describe('the connection that marks a node as alive', () => {
  const named = (url: string) => new URL(url).pathname.slice(1)
  /** The sessions that hold the lock of nodes, or ask for it. */
  const sessionsOf = async (url: string): Promise<readonly number[]> => {
    const rows = await postgres.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = '${named(url)}'
       AND (query LIKE '%advisory_lock_shared%' OR query LIKE '%advisory_unlock%')`,
    )
    return rows.map((row) => (row as { pid: number }).pid)
  }
  /** Enters, and then waits for the lock, which another session has. Returns how to release it. */
  const waitingNode = async (url: string, store: Store) => {
    const other = new Client({ connectionString: url })
    await other.connect()
    await store.enter(async () => {})
    const locked = other.query('SELECT pg_advisory_lock(46232)')
    await endAll(url)
    await locked
    return () => other.end()
  }
  const endAll = async (url: string) => {
    for (const pid of await sessionsOf(url)) await postgres.query(`SELECT pg_terminate_backend(${pid})`)
  }

  it('is one connection, however often the database ends it while the node asks for its lock', async () => {
    const url = await newDatabase()
    const store = await postgresStore(url)
    const release = await waitingNode(url, store)
    for (let n = 0; n < 3; n++) {
      await expect.poll(() => sessionsOf(url)).not.toEqual([])
      await endAll(url)
    }
    await release()
    const held = () =>
      postgres.query(
        `SELECT pid FROM pg_locks JOIN pg_database ON oid = database
         WHERE locktype = 'advisory' AND objid = 46232 AND granted AND datname = '${named(url)}'`,
      )
    await expect.poll(held).not.toEqual([])
    await store.close()
    await expect.poll(() => sessionsOf(url)).toEqual([])
  })

  it('is replaced when it falls silent while the node asks for its lock', async () => {
    const url = await newDatabase()
    const store = await postgresStore(url, { timeout: 500 })
    const release = await waitingNode(url, store)
    await expect.poll(() => sessionsOf(url)).not.toEqual([])
    const silent = await sessionsOf(url)
    const resume = await silence(url)
    try {
      await expect.poll(async () => (await sessionsOf(url)).some((pid) => !silent.includes(pid))).toBe(true)
    } finally {
      resume()
      await release()
      await store.close()
    }
  })
})

describe('a backup of postgres', () => {
  it('fails with the reason when the database ends its connection', async () => {
    const url = await newDatabase()
    const store = await postgresStore(url)
    await store.beat(1)
    await store.close()
    const rows = sourceFor({ data: '', database: url }).dump()[Symbol.asyncIterator]()
    expect(await rows.next()).toMatchObject({ done: false })
    await postgres.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${new URL(url).pathname.slice(1)}'`,
    )
    const rest = async () => {
      while (!(await rows.next()).done);
    }
    await expect(rest()).rejects.toThrow(/terminat|connection error/)
  })
})

describe('a server on postgres', () => {
  it('answers NUL, which Postgres cannot store, as a client error', async () => {
    const server = await createServer({ ...common(), ...(await inPostgres()) })
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

  it('never treats a player as a spectator while Postgres closes its connections', async () => {
    const database = await inPostgres()
    const server = await createServer({ ...common(), ...database })
    const url = await server.listen()
    const ann = await Person.named(url, 'Ann')
    const table = await ann.open('tally', { sides: 2, settings: { visibility: 'private' } })
    const end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'd%'"
    for (let n = 0; n < 12; n++) {
      const seats = Array.from({ length: 10 }, () => ann.at(table))
      await postgres.query(end)
      for (const seat of seats) {
        // As in a failover: some seats fail to connect just then, and reconnect by themselves.
        expect((await seat.until(() => true)).viewer).toBe(0)
        seat.close()
      }
    }
    await server.close()
  }, 120_000)
})

it('a node that gets too few connections to start closes those that it has', async () => {
  const url = new URL(await newDatabase())
  await postgres.query('CREATE ROLE one LOGIN')
  await postgres.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO one`)
  const database = Object.assign(new URL(url), { username: 'one' }).href
  await (await postgresStore(database)).close()
  await postgres.query('ALTER ROLE one CONNECTION LIMIT 1')
  await expect(openBackend({ data: '', database }, () => {})).rejects.toThrow(/too many connections/)
  const sessions = () => postgres.query("SELECT pid FROM pg_stat_activity WHERE usename = 'one'")
  await expect.poll(sessions).toEqual([])
})

it('a server closes completely although its database is gone', async () => {
  const url = await newDatabase()
  const store = await postgresStore(url, { timeout: 1000 })
  const server = await createServer({ ...common(), store })
  const ann = await Person.named(await server.listen(), 'Ann')
  await ann.open('tally', { sides: 2 })
  await postgres.query(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`)
  await server.close()
  await expect(store.alive()).rejects.toThrow()
})

describe('migrations of postgres', () => {
  it('run once from an empty database, also when several nodes start at the same time', async () => {
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
