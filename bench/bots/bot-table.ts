import { TableConnection } from '@estocade/client'
import type { JarnacAction, JarnacView } from '@estocade/jarnac'
import type { TableView } from '@estocade/table'
import { WebSocket } from 'ws'

/** What was seen at the tables since the last `forget`. */
export class Seen {
  actions = 0
  games = 0
  /** ms from when a player saw that a bot is to act until they saw its action. */
  waits: number[] = []

  forget(): void {
    this.actions = 0
    this.games = 0
    this.waits = []
  }
}

/** Takes a letter, lays nothing, calls nothing. */
function simplest({ phase }: JarnacView): JarnacAction {
  if (phase.type === 'playing') return { type: 'pass' }
  const final = phase.type === 'opening' && phase.window !== null && phase.window.final !== null
  if (phase.type === 'opening' && phase.seat === 0 && !final) return { type: 'take' }
  if (phase.type === 'opening' || phase.type === 'last-jarnac')
    return { type: 'decline', window: phase.window!.id }
  throw new Error(`No action while ${phase.type}.`)
}

const ask = (address: string, path: string, cookie: string, body: object) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

let ids = 0

/** A person against Master in French Jarnac. The person takes a letter and passes, each after `think` ms. */
export class BotTable {
  readonly #address: string
  readonly #seen: Seen
  #connection: TableConnection | undefined
  #botSince: number | undefined
  #answered = -1
  #closed = false
  think = 0

  constructor(address: string, seen: Seen) {
    this.#address = address
    this.#seen = seen
  }

  async open(): Promise<this> {
    const guest = await ask(this.#address, '/api/guest', '', { name: 'Bench' })
    await guest.text()
    const cookie = guest.headers.get('set-cookie')!.split(';')[0]!
    const wish = { game: 'jarnac', options: { language: 'fr' }, sides: 2, bots: ['master'] }
    const opened = await ask(this.#address, '/api/tables', cookie, wish)
    const { id } = (await opened.json()) as { id: string }
    this.#answered = -1
    this.#botSince = undefined
    this.#connection = new TableConnection({
      table: id,
      socket: () => new WebSocket(`${this.#address.replace('http', 'ws')}/socket`, { headers: { cookie } }),
      runtime: {
        now: () => performance.now(),
        after: (ms, then) => {
          const timer = setTimeout(then, ms)
          return () => clearTimeout(timer)
        },
        random: () => 0.5,
        newId: () => `bench-${process.pid}-${ids++}`,
      },
      onNews: (news) => {
        if (news.type === 'view') this.#look()
      },
    })
    return this
  }

  close(): void {
    this.#closed = true
    this.#connection?.close()
  }

  #look(): void {
    const { view: seen, version } = this.#connection!
    if (seen === undefined || this.#closed) return
    // The protocol leaves open what a game shows; this is a table of Jarnac.
    const view = seen as TableView
    if (this.#botSince !== undefined) {
      this.#seen.actions++
      this.#seen.waits.push(performance.now() - this.#botSince)
    }
    this.#botSince = view.duties.some(({ seat }) => seat === 1) ? performance.now() : undefined
    if (view.phase === 'over') this.#again()
    const own = view.duties.find(({ seat }) => seat === 0)
    if (own === undefined || this.#answered === version) return
    this.#answered = version
    const action = simplest(view.match!.view as JarnacView)
    const act = () => void this.#connection!.send({ type: 'act', about: own.about, action })
    if (this.think === 0) act()
    else setTimeout(act, this.think)
  }

  #again(): void {
    this.#seen.games++
    this.#connection!.close()
    void this.open()
  }
}
