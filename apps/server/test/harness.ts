import { type Answer, type News, TableConnection } from '@estocade/client'
import type { ClientAction } from '@estocade/protocol'
import type { TableView } from '@estocade/table'
import { WebSocket } from 'ws'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { Watchers } from '../../../scripts/test-patience.ts'
import { createServer, type EstocadeServer, type ServerOptions, sqliteStore } from '../src/index.ts'
import { noLimits } from './no-limits.ts'
import { fixedEntropy } from './seed.ts'

export interface Running {
  readonly server: EstocadeServer
  readonly url: string
}

/** Without a place in `options` the server stores nothing on disk. */
export async function start(options: Partial<ServerOptions> = {}): Promise<Running> {
  const { store, data, database } = options
  const server = await createServer({
    catalogue: testCatalogue,
    limits: noLimits,
    entropy: fixedEntropy(),
    ...((store ?? data ?? database) === undefined && { store: sqliteStore(':memory:') }),
    ...options,
  })
  return { server, url: await server.listen() }
}

let ids = 0
const runtime = {
  now: () => Date.now(),
  after(ms: number, then: () => void) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
  random: () => 0.5,
  newId: () => `command-${process.pid}-${ids++}`,
}

export const openSocket = (url: string, cookie?: string, headers: Record<string, string> = {}): WebSocket =>
  new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
  })

/** A client of the HTTP API with its own cookie. */
export class Person {
  readonly url: string
  cookie = ''
  id = ''

  constructor(url: string) {
    this.url = url
  }

  static async named(url: string, name: string): Promise<Person> {
    const person = new Person(url)
    const { body } = await person.post('/api/guest', { name })
    person.id = (body as { id: string }).id
    return person
  }

  /** Somebody with an account: such players are rated. */
  static async registered(url: string, name: string): Promise<Person> {
    const person = await Person.named(url, name)
    const login = `${name.toLowerCase()}-${person.id.replaceAll(/[^\w]/g, '')}`
    await person.post('/api/account', { login, password: 'correct horse' })
    return person
  }

  get = (path: string) => this.#ask('GET', path)
  post = (path: string, body: unknown = {}) => this.#ask('POST', path, body)
  delete = (path: string) => this.#ask('DELETE', path)

  async #ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie.split(';')[0]!)
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }

  #keep(cookie: string): void {
    const name = cookie.slice(0, cookie.indexOf('=') + 1)
    const others = this.cookie.split('; ').filter((one) => one !== '' && !one.startsWith(name))
    this.cookie = [...others, cookie].join('; ')
  }

  async open(game: string, more: object = {}): Promise<string> {
    const { status, body } = await this.post('/api/tables', { game, ...more })
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return (body as { id: string }).id
  }

  at(table: string): Seat {
    return new Seat(this, table)
  }
}

/** Both sides of a tally table try to add one. The table refuses the side that is not to move. */
export async function bothAdd(
  people: readonly { post(path: string, body: object): Promise<unknown> }[],
  table: string,
): Promise<void> {
  for (const about of ['turn 1', 'turn 2'])
    for (const person of people)
      await person.post(`/api/tables/${table}/commands`, {
        action: { type: 'act', about, action: { type: 'add', n: 1 } },
      })
}

/** A player's connection to a table, and everything that it received. */
export class Seat {
  readonly news: News[] = []
  readonly connection: TableConnection
  #socket: WebSocket | undefined
  readonly #watchers = new Watchers()

  constructor(person: Person, table: string) {
    this.connection = new TableConnection({
      table,
      socket: () => {
        this.#socket = openSocket(person.url, person.cookie)
        return this.#socket
      },
      runtime,
      onNews: (news) => {
        this.news.push(news)
        this.#watchers.look()
      },
    })
  }

  get view(): TableView {
    return this.connection.view as unknown as TableView
  }

  /** Resolves when a view fits. */
  until(fits: (view: TableView) => boolean): Promise<TableView> {
    return this.#when(() => (this.connection.view !== undefined && fits(this.view) ? this.view : undefined))
  }

  untilNews<T extends News['type']>(
    type: T,
    fits: (news: Extract<News, { type: T }>) => boolean = () => true,
  ) {
    return this.#when(() =>
      this.news.find((one): one is Extract<News, { type: T }> => one.type === type && fits(one as never)),
    )
  }

  #when<T>(find: () => T | undefined): Promise<T> {
    const seen = () => {
      const { status, view } = this.connection
      return `Last seen: ${JSON.stringify({ status, news: this.news.slice(-5), view }, undefined, 1)}`
    }
    return this.#watchers.until(find, seen)
  }

  do(action: ClientAction): Promise<Answer> {
    return this.connection.send(action)
  }

  /** Acts on this seat's duty. */
  async act(action: unknown): Promise<Answer> {
    const view = await this.until(({ duties, viewer }) => duties.some(({ seat }) => seat === viewer))
    const { about } = view.duties.find(({ seat }) => seat === view.viewer)!
    return this.do({ type: 'act', about, action })
  }

  /** Breaks the connection; the client reconnects by itself. */
  drop(): void {
    this.#socket?.terminate()
  }

  close(): void {
    this.connection.close()
  }
}

/** Waits until all seats see the same version; on a slow machine the table may change meanwhile. */
export async function allAtOneVersion(seats: readonly Seat[]): Promise<readonly TableView[]> {
  const newest = Math.max(...seats.map(({ connection }) => connection.version))
  const views = await Promise.all(seats.map((seat) => seat.until(({ version }) => version >= newest)))
  return views.every(({ version }) => version === newest) ? views : allAtOneVersion(seats)
}
