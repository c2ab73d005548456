import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenBody, TableSummary } from '@estocade/protocol'
import { makeFolder } from '@estocade/words/node'
import { CommandError } from '../../command-error.ts'
import type { Say } from '../../texts/index.ts'
import { dataFolder } from './save-file.ts'
import type { GameLog, RefusalText } from './session.ts'

export interface Me {
  readonly id: string
  readonly name: string
}

/** The answer was a refusal of the server. */
class Refused extends CommandError {
  readonly status: number

  constructor(status: number, text: string) {
    super(text)
    this.status = status
  }
}

const cookiesFile = (): string => join(dataFolder(), 'servers.json')

/** The player's cookies, by server. */
function knownCookies(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(cookiesFile(), 'utf8')) as Readonly<Record<string, string>>
  } catch {
    return {}
  }
}

function keepCookie(server: string, cookie: string): void {
  makeFolder(dataFolder())
  writeFileSync(cookiesFile(), `${JSON.stringify({ ...knownCookies(), [server]: cookie })}\n`, {
    mode: 0o600,
  })
  chmodSync(cookiesFile(), 0o600)
}

/** A server's lobby over HTTP, with this terminal's identity. */
export class ServerApi {
  readonly url: string
  #cookie: string

  readonly #say: Say

  constructor(url: string, say: Say) {
    this.#say = say
    if (!/^https?:\/\/[^/]+/.test(url)) throw new CommandError(say('errorServerAddress', { url }))
    this.url = url.replace(/\/+$/, '')
    this.#cookie = knownCookies()[this.url] ?? ''
  }

  get cookie(): string {
    return this.#cookie
  }

  /** The player this terminal was last time; `undefined` when the server does not know it. */
  async me(): Promise<Me | undefined> {
    if (this.#cookie === '') return undefined
    try {
      return await this.#ask<Me>('GET', '/api/me')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.#cookie = ''
      return undefined
    }
  }

  guest = (name: string): Promise<Me> => this.#ask('POST', '/api/guest', { name })
  login = (login: string, password: string): Promise<Me> =>
    this.#ask('POST', '/api/login', { login, password })
  tables = (): Promise<readonly TableSummary[]> => this.#ask('GET', '/api/tables')
  table = (id: string): Promise<TableSummary> => this.#ask('GET', `/api/tables/${encodeURIComponent(id)}`)
  open = (body: OpenBody): Promise<{ readonly id: string }> => this.#ask('POST', '/api/tables', body)
  appeal = (body: {
    readonly language: string
    readonly word: string
    readonly table: string
  }): Promise<{ readonly id: string }> => this.#ask('POST', '/api/appeals', body)
  logs = (id: string): Promise<readonly GameLog[]> =>
    this.#ask('GET', `/api/tables/${encodeURIComponent(id)}/logs`)

  /** Takes the first free seat; `false` when there is none, and the player can only watch. */
  async join(id: string): Promise<boolean> {
    try {
      await this.#ask('POST', `/api/tables/${encodeURIComponent(id)}/join`, {})
      return true
    } catch (error) {
      if (error instanceof Refused && error.status !== 404) return false
      throw error
    }
  }

  async #ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const answer = await this.#fetch(method, path, body)
    const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('estocade='))
    if (set !== undefined && answer.ok) {
      this.#cookie = set.split(';')[0]!
      keepCookie(this.url, this.#cookie)
    }
    const json: unknown = await answer.json().catch(() => ({}))
    if (answer.ok) return json as T
    const { code, params = {}, text = `${answer.status} ${answer.statusText}` } = json as Partial<RefusalText>
    throw new Refused(
      answer.status,
      code === undefined ? text : this.#say.refusal({ code, params, text }).trim(),
    )
  }

  async #fetch(method: string, path: string, body: unknown): Promise<Response> {
    try {
      return await fetch(`${this.url}${path}`, {
        method,
        headers: {
          ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    } catch {
      throw new CommandError(this.#say('errorNoServer', { url: this.url }))
    }
  }
}
