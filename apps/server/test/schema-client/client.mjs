// A client that knows nothing of the project: it reads /api/openapi.json, and what it sends and expects comes from
// the schemas there. The order of frames is that of docs/protocol.md. It has its own list of words, as every
// client author has.
import { WebSocket } from 'ws'
import * as z from 'zod'
import { Filler, valuesIn } from './filler.mjs'
import { wordPlays } from './word-plays.mjs'

const COMPONENTS = '#/components/schemas/'

/** Plays one match between two such clients, and returns what they saw. */
export async function playMatch(url, game, wanted, words, seed) {
  const document = await (await fetch(`${url}/api/openapi.json`)).json()
  const schemas = document.components.schemas
  const guests = [await guest(url, 'Ann'), await guest(url, 'Bob')]
  const options = pickOptions(schemas[`${game}.Options`], wanted)
  const { id } = await ask(url, guests[0], '/api/tables', { game, options, sides: 2 })
  await ask(url, guests[1], `/api/tables/${id}/join`, {})
  const players = guests.map(
    (cookie, i) => new Player({ url, id, game, words, schemas, cookie, seed: seed + i }),
  )
  try {
    await Promise.all(players.map((player) => player.done))
  } finally {
    for (const player of players) player.close()
  }
  return players.map(({ view, accepted, refused, frames }) => ({ view, accepted, refused, frames }))
}

async function guest(url, name) {
  const answer = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  return answer.headers.get('set-cookie').split(';')[0]
}

async function ask(url, cookie, path, body) {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const json = await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${json.code}: ${json.text}`)
  return json
}

/** Those of the wanted options that the game has. */
function pickOptions(schema, wanted) {
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([name, value]) => {
      const known = schema.properties[name]
      if (known === undefined) return []
      const isNested = known.properties !== undefined && !Array.isArray(value)
      return [[name, isNested ? pickOptions(known, value) : value]]
    }),
  )
}

const checkerOf = (schemas, name) =>
  z.fromJSONSchema(
    JSON.parse(
      JSON.stringify({ $ref: COMPONENTS + name, $defs: schemas }).replaceAll(COMPONENTS, '#/$defs/'),
    ),
  )

class Player {
  accepted = []
  refused = 0
  frames = 0
  view = undefined
  #ids = 0
  #waiting = undefined
  #tries = 0
  /** Word plays that were refused, until one is accepted or the board changes. */
  #refusedPlays = new Set()

  constructor({ url, id, game, words, schemas, cookie, seed }) {
    this.game = game
    this.words = words
    this.schemas = schemas
    this.checker = checkerOf(schemas, 'frames.Server')
    this.filler = new Filler(schemas, seed)
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/socket?table=${id}`, {
      headers: { cookie, origin: url },
    })
    this.done = new Promise((resolve, reject) => {
      this.end = resolve
      this.fail = reject
    })
    this.socket.on('open', () => this.#send({ type: 'hello', protocol: 1, table: id }))
    this.socket.on('message', (data) => this.#hear(data.toString()))
    this.socket.on('error', this.fail)
  }

  close() {
    this.socket.close()
  }

  #send(frame) {
    this.socket.send(JSON.stringify(frame))
  }

  #hear(text) {
    const frame = JSON.parse(text)
    const fits = this.checker.safeParse(frame)
    this.frames++
    if (!fits.success)
      return this.fail(new Error(`${text.slice(0, 3000)}: ${JSON.stringify(fits.error.issues)}`))
    if (frame.type === 'error') return this.fail(new Error(text))
    if (frame.type === 'welcome' || frame.type === 'update') {
      if (this.view === undefined || frame.version > this.view.version) {
        this.view = frame.view
        this.#refusedPlays.clear()
      }
      if (frame.type === 'welcome') this.#command({ type: 'ready', seed: 'mine' })
    }
    if (frame.type === 'accepted' && frame.id === this.#waiting?.id) {
      if (this.#waiting.action.type === 'act') this.accepted.push(this.#waiting.action.action)
      this.#waiting = undefined
      this.#tries = 0
    }
    if (frame.type === 'refused' && frame.id === this.#waiting?.id) {
      this.#refusedPlays.add(JSON.stringify(this.#waiting.action.action))
      this.#waiting = undefined
      this.refused++
      if (++this.#tries > 2000)
        return this.fail(new Error(`Nothing is accepted: ${text} ${JSON.stringify(this.view)}`))
    }
    this.#act()
  }

  #command(action) {
    this.#waiting = { id: `command-${this.#ids++}-${process.pid}`, action }
    this.#send({ type: 'command', id: this.#waiting.id, basis: this.view.version, action })
  }

  #act() {
    const { phase, duties, viewer, match } = this.view
    if (phase === 'over') return this.end()
    if (phase !== 'playing' || this.#waiting !== undefined) return
    const duty = duties.find(({ seat }) => seat === viewer)
    if (duty === undefined) return
    const play = wordPlays(this.game, match.view, viewer, this.words).find(
      (one) => !this.#refusedPlays.has(JSON.stringify(one)),
    )
    if (play !== undefined) return this.#command({ type: 'act', about: duty.about, action: play })
    const known = valuesIn(match.view)
    // `window` and the like name what is to be answered; the duty is about it.
    const action = this.filler.action(this.schemas[`${this.game}.Action`], known, duty.about, viewer)
    this.#command({ type: 'act', about: duty.about, action })
  }
}
