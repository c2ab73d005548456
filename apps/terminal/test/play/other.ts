import { type News, TableConnection } from '@estocade/client'
import type { TableView } from '@estocade/table'
import { WebSocket } from 'ws'
import { Watchers } from '../../../../scripts/test-patience.ts'

let ids = 0
const runtime = {
  now: () => Date.now(),
  random: () => 0.5,
  newId: () => `other-client-${ids++}`,
  after(ms: number, then: () => void) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

/** Another player, who plays through the protocol as the page does. */
export class Other {
  readonly #url: string
  #cookie = ''
  connection!: TableConnection
  readonly #watchers = new Watchers()
  readonly said: string[] = []

  constructor(url: string) {
    this.#url = url
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const answer = await fetch(`${this.#url}${path}`, {
      method: 'POST',
      headers: { cookie: this.#cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie
    return (await answer.json()) as T
  }

  connect(table: string): void {
    const address = `${this.#url.replace('http', 'ws')}/socket`
    this.connection = new TableConnection({
      table,
      runtime,
      socket: () => new WebSocket(address, { headers: { cookie: this.#cookie } }),
      onNews: (news) => this.#hear(news),
    })
  }

  get view(): TableView | undefined {
    return this.connection.view as TableView | undefined
  }

  #hear(news: News): void {
    if (news.type === 'view')
      for (const entry of news.entries)
        for (const event of entry.events)
          if (event.type === 'said') this.said.push((event as unknown as { text: string }).text)
    this.#watchers.look()
  }

  until(holds: () => boolean): Promise<true> {
    return this.#watchers.until(
      () => holds() || undefined,
      () => `Never held: ${holds}\n${JSON.stringify(this.view, undefined, 1)}`,
    )
  }
}
