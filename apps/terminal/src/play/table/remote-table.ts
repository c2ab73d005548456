import { randomUUID } from 'node:crypto'
import { type News as ClientNews, type Status, TableConnection } from '@estocade/client'
import type { Catalogue, Playable, SeenTableEvent, TableCommand, TableView } from '@estocade/table'
import { WebSocket } from 'ws'
import type { Say } from '../../texts/index.ts'
import type { ServerApi } from './server-api.ts'
import type { GameLog, News, RefusalText, Session } from './session.ts'

const runtime = {
  now: () => Date.now(),
  random: () => Math.random(),
  newId: () => randomUUID(),
  after(ms: number, then: () => void) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

/** A table on a server, through the same connection as the page's. */
export class RemoteTable implements Session {
  readonly remote = true
  readonly saved = undefined
  readonly #connection: TableConnection
  readonly #catalogue: Catalogue
  readonly #api: ServerApi
  readonly #table: string
  readonly #say: Say
  readonly #listeners: ((news: News) => void)[] = []
  /** News that arrived before the first listener. */
  readonly #early: News[] = []
  #welcomed = false
  #lost = false

  constructor(api: ServerApi, table: string, catalogue: Catalogue, say: Say) {
    this.#api = api
    this.#table = table
    this.#catalogue = catalogue
    this.#say = say
    // The table's id is for a proxy, which can route all players of a table to one node.
    const address = `${api.url.replace(/^http/, 'ws')}/socket?${new URLSearchParams({ table })}`
    this.#connection = new TableConnection({
      table,
      runtime,
      socket: () => new WebSocket(address, { headers: { cookie: api.cookie } }),
      onNews: (news) => this.#hear(news),
    })
  }

  get playable(): Playable | undefined {
    const view = this.view()
    return view === undefined ? undefined : this.#catalogue.get(view.game)
  }

  get you(): string | undefined {
    return this.#connection.you?.player
  }

  get skew(): number {
    return this.#connection.skew
  }

  seats(): readonly number[] {
    const viewer = this.view()?.viewer
    return viewer === undefined || viewer === 'spectator' ? [] : [viewer]
  }

  view(): TableView | undefined {
    return this.#connection.view as TableView | undefined
  }

  async send(_seat: number | undefined, command: TableCommand): Promise<RefusalText | undefined> {
    const answer = await this.#connection.send(command as Parameters<TableConnection['send']>[0])
    return answer.ok ? undefined : answer
  }

  async appeal(word: string): Promise<void> {
    const { language } = (this.view()?.config ?? {}) as { readonly language?: string }
    await this.#api.appeal({ language: language ?? '', word, table: this.#table })
  }

  draft(): string | undefined {
    return this.#connection.draft
  }

  saveDraft(_seat: number, body: string): void {
    this.#connection.saveDraft(body)
  }

  listen(listener: (news: News) => void): void {
    this.#listeners.push(listener)
    for (const news of this.#early.splice(0)) listener(news)
  }

  logs(): Promise<readonly GameLog[]> {
    return this.#api.logs(this.#table)
  }

  async close(): Promise<void> {
    this.#connection.close()
  }

  /** Presence and drafts of others are not shown in the terminal. */
  #hear(news: ClientNews): void {
    if (news.type === 'view') this.#viewed(news)
    else if (news.type === 'status') this.#status(news.status)
    else if (news.type === 'error') this.#tell({ type: 'error', text: news.text })
    else if (news.type === 'chat' && !this.#welcomed)
      this.#tell({
        type: 'events',
        events: news.lines.map((line) => ({ type: 'said', ...line }) as SeenTableEvent),
      })
  }

  #viewed({ entries }: Extract<ClientNews, { type: 'view' }>): void {
    const events = entries.flatMap((entry) => entry.events as readonly SeenTableEvent[])
    // Earlier chat comes with the welcome, so it is not repeated here.
    const shown = this.#welcomed ? events : events.filter(({ type }) => type !== 'said')
    this.#welcomed = true
    this.#tell({ type: 'events', events: shown })
  }

  #status(status: Status): void {
    if (status.type === 'waiting' && !this.#lost) {
      this.#lost = true
      this.#tell({ type: 'connection', status: 'lost', text: this.#say('reconnecting') })
    } else if (status.type === 'open' && this.#lost) {
      this.#lost = false
      this.#tell({ type: 'connection', status: 'open', text: this.#say('connectionOpen') })
    } else if (status.type === 'closed' && status.code !== 'left')
      this.#tell({
        type: 'connection',
        status: 'closed',
        text: this.#say('connectionClosed', {
          text: this.#say.refusal({ code: status.code, params: {}, text: status.text }),
        }),
      })
  }

  #tell(news: News): void {
    if (this.#listeners.length === 0) this.#early.push(news)
    for (const listener of this.#listeners) listener(news)
  }
}
