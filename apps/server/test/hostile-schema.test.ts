import { Agent, request } from 'node:http'
import { catalogueOf } from '@estocade/games'
import { diceFrom } from '@estocade/kernel'
import { alphabets, lexiconIds, lexiconOf } from '@estocade/words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSocket, Person, type Running, start } from './harness.ts'
import { type Described, HostileGenerator, type HostileRequest } from './hostile-generator.ts'

/** `ESTOCADE_INPUTS` and `ESTOCADE_SEED` split a long run into different parts. */
const INPUTS = Number(process.env.ESTOCADE_INPUTS ?? (process.env.ESTOCADE_LONG ? 100_000 : 750))
const SEED = process.env.ESTOCADE_SEED ?? 'hostile schema'
/** Inputs per player: some of the inputs delete the player. */
const TURN = 250

const words = ['EI', 'TEE', 'REISE']
const lexicons = new Map(lexiconIds.map((id) => [id, lexiconOf(words, alphabets[id])]))
const catalogue = catalogueOf((id) => lexicons.get(id))
const agent = new Agent({ keepAlive: true, maxSockets: 4 })

let running: Running
/** Errors that the server has logged. */
const errors: unknown[] = []
beforeAll(async () => {
  running = await start({ catalogue })
  const { log } = running.server.app
  const logged = log.error.bind(log) as (...args: unknown[]) => void
  log.error = (...args: unknown[]) => {
    errors.push(args)
    logged(...args)
  }
})
afterAll(async () => {
  agent.destroy()
  await running.server.close()
})

interface Answer {
  readonly status: number
  readonly text: string
}

const send = ({ method, path, headers, body }: HostileRequest, cookie: string): Promise<Answer> =>
  new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { method, path, agent, headers: { ...headers, ...length, cookie } }
    const sent = request(running.url, options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    // A body that is too large is answered before it has been read, and the connection closed.
    sent.on('error', () => resolve({ status: 0, text: '' }))
    // Some routes wait for another player.
    sent.setTimeout(1000, () => sent.destroy())
    sent.end(body)
  })

/** What is wrong with an answer, if anything. */
function faultIn({ method, path }: HostileRequest, { status, text }: Answer): readonly string[] {
  if (status < 400) return []
  const where = `${method} ${path.slice(0, 80)} ${status}: ${text.slice(0, 200)}`
  if (status >= 500) return [where]
  try {
    const { code, text: said, params } = JSON.parse(text)
    const isWhole = /^[a-z-]+$/.test(code) && typeof said === 'string' && typeof params === 'object'
    return isWhole ? [] : [`another shape: ${where}`]
  } catch {
    return [`not JSON: ${where}`]
  }
}

const isSignedIn = async (cookie: string): Promise<boolean> =>
  (await fetch(`${running.url}/api/me`, { headers: { cookie } })).ok

/** Sends frames until `count` is reached or the server closes. Returns how many, and the types of frames received. */
async function abuse(cookie: string, table: string, next: () => string | Buffer, count: number) {
  const socket = openSocket(running.url, cookie, { origin: running.url })
  const kinds = new Set<string>()
  let isOver = false
  socket.on('error', () => {})
  socket.on('message', (data) => kinds.add(String(JSON.parse(String(data)).type)))
  const closed = new Promise<void>((done) => {
    socket.once('close', () => {
      isOver = true
      done()
    })
  })
  await new Promise((opened) => socket.once('open', opened))
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, table }))
  let sent = 0
  while (sent < count && !isOver) {
    socket.send(next())
    if (++sent % 50 === 0)
      await Promise.race([closed, new Promise<void>((done) => socket.ping('', true, () => done()))])
  }
  socket.close()
  await closed
  return { sent, kinds }
}

const FRAMES = new Set('welcome update accepted refused draft progress presence pong error'.split(' '))

describe('inputs made from the published schemas', () => {
  it(`${INPUTS} of them: no crash, no 5xx, one shape of errors`, async () => {
    const document = (await (await fetch(`${running.url}/api/openapi.json`)).json()) as Described
    const dice = diceFrom(SEED)
    const faults: string[] = []
    const statuses = new Map<number, number>()
    let [requests, frames] = [0, 0]
    const games = [...catalogue.keys()]
    for (let round = 0; requests + frames < INPUTS; round++) {
      const eve = await Person.named(running.url, `Eve ${round}`)
      if (round % 4 === 0)
        await eve.post('/api/account', { login: `eve-${round}`, password: 'correct horse' })
      if (round % 6 === 0) await running.server.store.setRole(eve.id, 'moderator')
      const game = games[round % games.length]!
      const table = await eve.open(game, { options: { language: 'de' }, sides: 2, bots: ['novice'] })
      const known = [eve.id, table, game, 'Eve', 'REISE', 'turn 1', 'de', 'novice']
      const generator = new HostileGenerator(document, dice, known)
      const before = requests
      for (let i = 0; i < TURN && requests + frames < INPUTS; i++) {
        const one = generator.request()
        const answer = await send(one, eve.cookie)
        requests++
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        if (faults.length < 5) faults.push(...faultIn(one, answer))
        // Without a session every further request would be refused alike.
        if (answer.status === 401 && !(await isSignedIn(eve.cookie))) break
      }
      const left = Math.min(requests - before, INPUTS - requests - frames)
      for (let sent = 0; sent < left; ) {
        const done = await abuse(eve.cookie, table, () => generator.frame(), left - sent)
        sent += Math.max(1, done.sent)
        frames += done.sent
        faults.push(...[...done.kinds].filter((kind) => !FRAMES.has(kind)))
      }
      expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
    }
    if (process.env.ESTOCADE_LONG || process.env.ESTOCADE_INPUTS)
      console.log({ requests, frames, statuses: Object.fromEntries([...statuses].sort()) })
    expect({ faults, errors: errors.slice(0, 5) }).toEqual({ faults: [], errors: [] })
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
    expect(statuses.get(400)! / requests).toBeGreaterThan(0.2)
    expect(statuses.get(200)! / requests).toBeGreaterThan(0.1)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  }, 3_600_000)
})
